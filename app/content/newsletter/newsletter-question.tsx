import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { preferencesPath } from '#domain/content/newsletter/addresses.ts'
import { leaveReasons } from '#domain/content/newsletter/preferences.ts'
import { newsletterWords } from './newsletter-words.ts'

type NewsletterQuestionProps = {
  about: 'confirm' | 'unsign'
  newsletterKey: string
  answered: { message: string; isConfirmed?: boolean } | undefined
}

const link = 'inline-flex min-h-12 items-center font-semibold underline underline-offset-4'

/** An optional question for visitors who unsubscribe. */
function LeaveReasons() {
  const { unsign: words } = newsletterWords(useCountry().country)
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-14 font-semibold">{words.why}</legend>
      {leaveReasons.map((reason) => (
        <label key={reason} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input type="radio" name="reason" value={reason} className="size-5 accent-ink" />
          {words.reasons[reason]}
        </label>
      ))}
    </fieldset>
  )
}

/**
 * A question with one button. Opening the page changes nothing, because mail programs open links automatically; the
 * plain form posts to the page's own address, where mail programs may post too (RFC 8058).
 */
export function NewsletterQuestion({ about, newsletterKey, answered }: NewsletterQuestionProps) {
  const { country } = useCountry()
  const { home, preferences, unsign, confirm } = newsletterWords(country)
  const { title, text, button } = about === 'unsign' ? unsign : confirm
  if (answered) {
    return (
      <StateBlock
        headingLevel={1}
        title={title}
        text={answered.message}
        action={
          answered.isConfirmed ? (
            <Link to={preferencesPath(newsletterKey)} className={link}>
              {preferences.open}
            </Link>
          ) : (
            <Link to="/" className={link}>
              {home}
            </Link>
          )
        }
      />
    )
  }
  return (
    <StateBlock
      headingLevel={1}
      title={title}
      text={text}
      action={
        <form method="post">
          {about === 'unsign' && <LeaveReasons />}
          <Button type="submit">{button}</Button>
        </form>
      }
    >
      {about === 'unsign' && (
        <p className="mt-4">
          <Link to={preferencesPath(newsletterKey)} className={link}>
            {unsign.less}
          </Link>
        </p>
      )}
    </StateBlock>
  )
}
