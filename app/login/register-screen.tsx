import { Link, useLocation } from 'react-router'
import { useCall } from '#app/api/use-call.ts'
import { CheckboxField } from '#app/forms/checkbox-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { useForm, type FormProblem, type FormValues } from '#app/forms/use-form.ts'
import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, SelectField } from '#app/ui/field.tsx'
import { loginWords } from '#app/words/login-words.ts'
import { register } from '#contract/customer.ts'
import type { PasswordPolicy } from '#domain/customer/lists.ts'
import { formFormats } from '#domain/store/form-formats.ts'
import { BirthdayField } from './birthday-field.tsx'
import { NewPassword } from './new-password.tsx'
import { checkRegistration, registrationOf } from './registration.ts'
import { useSignInLinks } from './sign-in-links.ts'
import { SignInPage } from './sign-in-page.tsx'
import { useArrival } from './use-arrival.ts'

type RegisterScreen = {
  passwordPolicy: PasswordPolicy
  /** What was wrong, and what was typed but for the passwords, when the form was sent without scripts. */
  submitted: { problem: FormProblem; values: FormValues } | undefined
}

export function RegisterScreen({ passwordPolicy, submitted }: RegisterScreen) {
  const { country, timeZone } = useStore()
  const all = loginWords(country)
  const words = all.register
  const { idTypes } = formFormats[country]
  const { next, login } = useSignInLinks()
  const call = useCall()
  const arrive = useArrival()
  const carried = (useLocation().state as { email?: string } | null)?.email
  const typed: FormValues = submitted?.values ?? { email: carried }
  const around = { country, timeZone, passwordPolicy }

  const { problem, attempts, isBusy, errorOf, form } = useForm({
    submitted: submitted?.problem,
    check: (values) => checkRegistration(values, around),
    send: async (values) => {
      const reply = await call(register, { body: registrationOf(values) })
      await arrive(reply, { isKept: false, next })
    },
  })

  const idLabel = idTypes.length === 1 ? idTypes[0]!.label : words.identification
  const isRut = idTypes.some(({ check }) => check === 'rut')
  const labels = {
    first_name: words.firstName,
    last_name: words.lastName,
    email: all.email,
    identification: idLabel,
    identification_type: words.identificationType,
    password: all.password,
    password2: words.repeat,
    birthday: words.birthday,
    gender: words.gender,
  }
  const text = (name: 'first_name' | 'last_name', autoComplete: string) => (
    <Field
      id={name}
      name={name}
      label={labels[name]}
      autoComplete={autoComplete}
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
      defaultValue={typed[name]}
      error={errorOf(name)}
    />
  )

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
        {text('first_name', 'given-name')}
        {text('last_name', 'family-name')}
        <Field
          id="email"
          name="email"
          label={all.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={typed.email}
          error={errorOf('email')}
        />
        {idTypes.length > 1 ? (
          <SelectField
            id="identification_type"
            name="identification_type"
            label={words.identificationType}
            options={idTypes.map(({ code, label }) => ({ value: code, label }))}
            defaultValue={typed.identification_type}
            error={errorOf('identification_type')}
          />
        ) : (
          <input type="hidden" name="identification_type" value={idTypes[0]!.code} />
        )}
        <Field
          id="identification"
          name="identification"
          label={idLabel}
          help={words.identificationHelp}
          inputMode={isRut ? 'text' : 'numeric'}
          autoCapitalize={isRut ? 'characters' : 'none'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={typed.identification}
          error={errorOf('identification')}
        />
        <NewPassword words={all} label={all.password} passwordPolicy={passwordPolicy} errorOf={errorOf} />
        <BirthdayField words={all} typed={typed} error={errorOf('birthday')} />
        <CheckboxField
          name="is_newsletter_subscribed"
          label={words.newsletter}
          defaultChecked={typed.is_newsletter_subscribed === '1'}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </form>
    </SignInPage>
  )
}
