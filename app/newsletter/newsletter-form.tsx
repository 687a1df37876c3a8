import { useId, useState, type FormEvent } from 'react'
import { sentenceOf } from '#app/api/failures.ts'
import { useChange } from '#app/api/use-call.ts'
import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { signNewsletter } from '#contract/newsletter.ts'
import { isEmail, normaliseEmail } from '#domain/text/email.ts'

export function NewsletterForm() {
  const { words } = useStore()
  const title = useId()
  const [problem, setProblem] = useState<string>()
  const { send, isPending, data, error } = useChange(signNewsletter)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { value: email } = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const found =
      email === '' ? words.form.required : isEmail(normaliseEmail(email)) ? undefined : words.form.invalidEmail
    setProblem(found)
    if (!found && !isPending) send({ body: { email } })
  }

  return (
    <form aria-labelledby={title} noValidate onSubmit={submit} className="grid max-w-md content-start gap-4">
      <div>
        <h2 id={title} className="text-22 font-bold">
          {words.newsletter.title}
        </h2>
        <p className="mt-1 text-ink-2">{words.newsletter.text}</p>
      </div>
      <Field
        label={words.newsletter.label}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={problem ?? (error ? sentenceOf(error) : undefined)}
      />
      <Button type="submit" look="secondary" isBusy={isPending}>
        {isPending ? words.newsletter.busy : words.newsletter.button}
      </Button>
      <p role="status" className="font-medium text-verde">
        {data?.message}
      </p>
    </form>
  )
}
