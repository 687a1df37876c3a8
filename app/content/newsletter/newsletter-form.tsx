import { useId, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useChange } from '#app/platform/api/use-call.ts'
import { useCustomer } from '#app/platform/session/customer.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { signNewsletter } from '#contract/content/newsletter.ts'
import { TextLink } from '#app/platform/ui/text-link.tsx'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'

type NewsletterFormProps = {
  headingLevel?: 1 | 2
  /** The result of the form when it was sent without scripts. */
  submitted?: { message?: string; problem?: string; email?: string } | undefined
}

/**
 * Whether the customer had subscribed when the screen opened. Who the customer is arrives later than the page: a form that
 * went away then would take the links below it from under a finger.
 */
function useWasSubscribed(): boolean {
  const { key } = useLocation()
  const { is_newsletter_subscribed: isSubscribed = false } = useCustomer()
  // A page from the server does not know yet; a form mounted later, after a checkout, does.
  const [opened, setOpened] = useState({ key, isSubscribed })
  if (opened.key !== key) setOpened({ key, isSubscribed })
  return opened.isSubscribed
}

/** A plain form; without scripts it leads to its own page (routes/content/newsletter.tsx). */
export function NewsletterForm({ headingLevel = 2, submitted }: NewsletterFormProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const { words, brand } = useCountry()
  const wasSubscribed = useWasSubscribed()
  const title = useId()
  const [problem, setProblem] = useState(submitted?.problem)
  const { send, isPending, data, error } = useChange(signNewsletter)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { value: email } = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const found =
      email === '' ? words.form.required : isEmail(normaliseEmail(email)) ? undefined : words.form.invalidEmail
    setProblem(found)
    if (!found && !isPending) send({ body: { email } })
  }

  // On its own page a subscriber may still enter another address.
  if (wasSubscribed && headingLevel !== 1) return null
  return (
    <form
      method="post"
      action="/newsletter"
      aria-labelledby={title}
      noValidate
      onSubmit={submit}
      className="grid max-w-md content-start gap-4"
    >
      <div>
        <Heading id={title} tabIndex={headingLevel === 1 ? -1 : undefined} className="text-22 font-bold">
          {brand.newsletter_title ?? words.newsletter.title}
        </Heading>
        <p className="mt-1 text-ink-2">{words.newsletter.text}</p>
      </div>
      <Field
        label={words.newsletter.label}
        name="email"
        type="email"
        defaultValue={submitted?.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={problem ?? (error ? sentenceOf(error) : undefined)}
      />
      <Button type="submit" look="secondary" isBusy={isPending}>
        {isPending ? words.newsletter.busy : words.newsletter.button}
      </Button>
      <p className="text-14 text-ink-2">
        {words.newsletter.privacy}{' '}
        <TextLink page="ac-privacidad" className="underline underline-offset-4">
          {words.newsletter.privacyLink}
        </TextLink>
      </p>
      <p role="status" className="font-medium text-verde">
        {data?.message ?? submitted?.message}
      </p>
    </form>
  )
}
