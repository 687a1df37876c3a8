import { Link, useLocation } from 'react-router'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useActionForm, type FormValues } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { BirthdayField } from './birthday-field.tsx'
import { NewPassword } from './new-password.tsx'
import { DocumentFields, EmailField, NameFields, personLabels } from './person-fields.tsx'
import { checkRegistration, type SubmittedRegistration } from './registration.ts'
import { RegistrationTerms } from './registration-terms.tsx'
import { useSignInLinks } from './sign-in-links.ts'
import { SignInPage } from './sign-in-page.tsx'

type RegisterScreenProps = { passwordPolicy: PasswordPolicy; submitted: SubmittedRegistration | undefined }

export function RegisterScreen({ passwordPolicy, submitted }: RegisterScreenProps) {
  const { country } = useCountry()
  const all = loginWords(country)
  const words = all.register
  const { login, register } = useSignInLinks()
  const carried = (useLocation().state as { email?: string } | null)?.email
  const typed: FormValues = submitted?.values ?? { email: carried }
  const { problem, attempts, isBusy, errorOf, form } = useActionForm({
    submitted,
    check: (values) => checkRegistration(values, country),
    // The screen that Facebook returns to has no client action.
    action: register,
  })

  const labels = { ...personLabels(country), password: all.password, password2: words.repeat }

  return (
    <SignInPage title={words.title}>
      <p className="-mt-4 mb-4 flex flex-wrap items-center gap-x-2">
        {words.has}
        <Link to={login} className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
          {all.login.button}
        </Link>
      </p>
      <form {...form} aria-label={words.bar} className="grid gap-5">
        <FormProblems {...{ problem, attempts, labels }} />
        <NameFields values={typed} errorOf={errorOf} />
        <EmailField values={typed} errorOf={errorOf} />
        <DocumentFields values={typed} errorOf={errorOf} />
        <NewPassword words={all} label={all.password} passwordPolicy={passwordPolicy} errorOf={errorOf} />
        <BirthdayField words={all} typed={typed} error={errorOf('birthday')} />
        <input type="hidden" name="password_policy" value={passwordPolicy} />
        <CheckboxField
          name="is_newsletter_subscribed"
          label={words.newsletter}
          defaultChecked={typed.is_newsletter_subscribed === '1'}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
        <RegistrationTerms />
      </form>
    </SignInPage>
  )
}
