import { useState } from 'react'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useActionForm } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { useSignInLinks } from './sign-in-links.ts'
import { SignInPage } from './sign-in-page.tsx'
import { checkForgot, type SubmittedForgot } from './submit-password.ts'

export function ForgotScreen({ submitted }: { submitted: SubmittedForgot | undefined }) {
  const { country } = useCountry()
  const { forgot: words, email: label } = loginWords(country)
  const { login } = useSignInLinks()
  const { result, problem, attempts, isBusy, errorOf, form } = useActionForm({ submitted, check: checkForgot })
  /** The result after which the customer asked for the form again. */
  const [repeatedAfter, setRepeatedAfter] = useState<SubmittedForgot>()
  if (result?.sent && result !== repeatedAfter) {
    return (
      <SignInPage title={words.title}>
        <p role="status" className="border-l-4 border-verde bg-surface p-4 font-semibold">
          {result.sent}
        </p>
        <p className="mt-3 text-ink-2">{words.sentHint}</p>
        <div className="mt-6 grid gap-2">
          <ButtonLink to={login}>{words.back}</ButtonLink>
          <Button look="tertiary" onClick={() => setRepeatedAfter(result)}>
            {words.again}
          </Button>
        </div>
      </SignInPage>
    )
  }
  return (
    <SignInPage title={words.title} text={words.text}>
      <form {...form} aria-label={words.bar} className="grid gap-5">
        <FormProblems {...{ problem, attempts }} labels={{ email: label }} />
        <Field
          id="email"
          name="email"
          label={label}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={submitted?.email}
          error={errorOf('email')}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
        <ButtonLink to={login} look="tertiary">
          {words.back}
        </ButtonLink>
      </form>
    </SignInPage>
  )
}
