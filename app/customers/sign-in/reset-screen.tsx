import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useActionForm } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { NewPassword } from './new-password.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { checkReset, type SubmittedReset } from './submit-password.ts'

type ResetScreenProps = { resetKey: string; passwordPolicy: PasswordPolicy; submitted: SubmittedReset | undefined }

/** Behind the mail's link: a new password, or a way to request a new link when this one has expired (OP-064). */
export function ResetScreen({ resetKey: key, passwordPolicy, submitted }: ResetScreenProps) {
  const { country } = useCountry()
  const all = loginWords(country)
  const words = all.reset
  const { result, problem, attempts, isBusy, errorOf, form } = useActionForm({ submitted, check: checkReset })
  if (result?.done) {
    return (
      <SignInPage title={words.title}>
        <p role="status" className="border-l-4 border-verde bg-surface p-4 font-semibold">
          {result.done}
        </p>
        <ButtonLink to="/login" isWide className="mt-6">
          {words.login}
        </ButtonLink>
      </SignInPage>
    )
  }
  const labels = { password: words.password, password2: all.register.repeat }
  return (
    <SignInPage title={words.title} text={words.text}>
      <form {...form} aria-label={words.title} className="grid gap-5">
        <FormProblems {...{ problem, attempts, labels }}>
          {result?.isExpired && (
            // A document navigation, which drops the expired key.
            <a
              href="/forgotpassword"
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {words.newLink}
            </a>
          )}
        </FormProblems>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="password_policy" value={passwordPolicy} />
        <NewPassword words={all} label={words.password} passwordPolicy={passwordPolicy} errorOf={errorOf} />
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </form>
    </SignInPage>
  )
}
