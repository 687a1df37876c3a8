import { Form, useNavigation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { controlClass, FieldFrame } from '#app/platform/ui/field.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { surveyWords } from './survey-words.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import { maxScore, maxCommentLength } from '#domain/content/survey/survey.ts'

type SurveyResult = { message: string; next: 'shop' | 'help' } | { problem: string; comment: string; score?: number }
type SurveyScreenProps = { state: 'open' | 'answered' | 'unknown'; sent: SurveyResult | undefined }

const scores = Array.from({ length: maxScore + 1 }, (_, score) => score)

function Thanks({ text, next }: { text: string; next: 'shop' | 'help' }) {
  const { country } = useCountry()
  const words = surveyWords(country)
  const to = next === 'shop' ? words.next.shop.to : `/${aliasPath(country, 'help')}#contacto`
  return (
    <StateBlock
      headingLevel={1}
      title={words.thanks}
      text={`${text} ${words.next[next].text}`}
      action={<ButtonLink to={to}>{words.next[next].label}</ButtonLink>}
    />
  )
}

/**
 * One question from 0 to 10, an optional comment, and a next step. A plain form that works before and without scripts.
 */
export function SurveyScreen({ state, sent }: SurveyScreenProps) {
  const words = surveyWords(useCountry().country)
  const isBusy = useNavigation().state === 'submitting'
  if (sent && 'message' in sent) return <Thanks text={sent.message} next={sent.next} />
  if (state === 'answered') return <Thanks text={words.answered} next="shop" />
  return (
    <div className="page max-w-140 pt-6 pb-14">
      <h1 tabIndex={-1} className="text-28 font-bold">
        {words.title}
      </h1>
      {state === 'unknown' && <p className="mt-2 text-ink-2">{words.unknown}</p>}
      <Form method="post" className="mt-6 grid gap-6">
        {sent && (
          <p role="alert" className="border-l-4 border-rojo pl-3 font-medium">
            {sent.problem}
          </p>
        )}
        <fieldset>
          <legend className="mb-4 text-18 font-semibold">{words.question}</legend>
          <div className="grid grid-cols-6 gap-2 tablet:grid-cols-11">
            {scores.map((score) => (
              <label
                key={score}
                className="figures flex min-h-12 cursor-pointer items-center justify-center rounded-edge border border-ink-2 bg-surface font-semibold has-checked:border-ink has-checked:bg-lima has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="score"
                  value={score}
                  defaultChecked={sent?.score === score}
                  className="sr-only"
                />
                {score}
              </label>
            ))}
          </div>
          <p aria-hidden="true" className="mt-2 flex justify-between text-14 text-ink-2">
            <span>{words.low}</span>
            <span>{words.high}</span>
          </p>
        </fieldset>
        <FieldFrame id="comment" label={words.comment} help={words.commentHelp}>
          <textarea
            id="comment"
            name="comment"
            rows={4}
            maxLength={maxCommentLength}
            defaultValue={sent?.comment}
            aria-describedby="comment-help"
            className={`${controlClass} py-2`}
          />
        </FieldFrame>
        <Button type="submit" isWide isBusy={isBusy}>
          {words.button}
        </Button>
      </Form>
    </div>
  )
}
