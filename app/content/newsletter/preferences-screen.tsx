import { Form, Link, useNavigation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { newsletterWords } from './newsletter-words.ts'
import { unsubscribePath } from '#domain/content/newsletter/addresses.ts'
import {
  newsletterFrequencies,
  newsletterTopics,
  type NewsletterFrequency,
  type NewsletterTopic,
} from '#domain/content/newsletter/preferences.ts'

type Preferences = { topics: readonly NewsletterTopic[]; frequency: NewsletterFrequency }
type PreferencesScreenProps = {
  preferences: Preferences
  newsletterKey: string
  sent: { message: string } | { problem: string } | undefined
}

const row = 'flex min-h-12 cursor-pointer items-center gap-3'
const box = 'size-5 accent-ink'

/**
 * Topics and maximum frequency of the newsletter. A plain form; a visitor without a valid key sees the same (OP-097).
 */
export function PreferencesScreen({ preferences, newsletterKey, sent }: PreferencesScreenProps) {
  const { country } = useCountry()
  const { preferences: words, home } = newsletterWords(country)
  const isBusy = useNavigation().state === 'submitting'
  if (sent && 'message' in sent) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.title}
        text={sent.message}
        action={<ButtonLink to="/">{home}</ButtonLink>}
      />
    )
  }
  return (
    <div className="page max-w-140 pt-6 pb-14">
      <h1 tabIndex={-1} className="text-28 font-bold">
        {words.title}
      </h1>
      <Form method="post" className="mt-6 grid gap-6">
        {sent && (
          <p role="alert" className="border-l-4 border-rojo pl-3 font-medium">
            {sent.problem}
          </p>
        )}
        <fieldset>
          <legend className="mb-2 text-18 font-semibold">{words.topics}</legend>
          {newsletterTopics.map((topic) => (
            <label key={topic} className={row}>
              <input
                type="checkbox"
                name="topics"
                value={topic}
                defaultChecked={preferences.topics.includes(topic)}
                className={box}
              />
              {words.topic[topic]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-18 font-semibold">{words.frequency}</legend>
          {newsletterFrequencies.map((frequency) => (
            <label key={frequency} className={row}>
              <input
                type="radio"
                name="frequency"
                value={frequency}
                defaultChecked={preferences.frequency === frequency}
                className={box}
              />
              {words.frequencies[frequency]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" isWide isBusy={isBusy}>
          {words.button}
        </Button>
      </Form>
      <p className="mt-4">
        <Link
          to={unsubscribePath(newsletterKey)}
          className="inline-flex min-h-12 items-center underline underline-offset-4"
        >
          {words.leave}
        </Link>
      </p>
    </div>
  )
}
