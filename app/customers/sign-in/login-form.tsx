import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { PasswordField } from '#app/platform/forms/password-field.tsx'
import { useActionForm } from '#app/platform/forms/use-form.ts'
import { PasskeyLogin } from '#app/customers/passkeys/passkey-login.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { useSignInLinks } from './sign-in-links.ts'
import { checkLogin, type SubmittedLogin } from './submit-login.ts'
import { useCompleteSignIn } from './complete-sign-in.ts'

type LoginFormProps = {
  /** FLAG-01: the e-mail first, then the password; otherwise both at once. */
  hasTwoSteps: boolean
  submitted: SubmittedLogin | undefined
  look?: 'primary' | 'secondary'
}

/** One form in both variants, always with both fields, because password managers fill what they find (U59, U78). */
export function LoginForm({ hasTwoSteps, submitted, look = 'primary' }: LoginFormProps) {
  const { country } = useCountry()
  const words = loginWords(country)
  const links = useSignInLinks()
  const completeSignIn = useCompleteSignIn()
  const form = useRef<HTMLFormElement>(null)
  const { result, problem, attempts, isBusy, errorOf, form: handlers } = useActionForm({ submitted, check: checkLogin })
  /** The result after which the customer asked to change the e-mail. */
  const [changedAfter, setChangedAfter] = useState<SubmittedLogin>()
  const isEmailOnly = hasTwoSteps && (!result?.isEmailGiven || result === changedAfter)
  /** The e-mail that has no account, to create one with. */
  const unknownEmail = result?.isUnknown ? result.email : undefined

  const wasEmailOnly = useRef(isEmailOnly)
  useEffect(() => {
    const field = form.current?.elements.namedItem(isEmailOnly ? 'username' : 'password')
    if (wasEmailOnly.current !== isEmailOnly) (field as HTMLInputElement).focus()
    wasEmailOnly.current = isEmailOnly
  }, [isEmailOnly])

  return (
    <form ref={form} {...handlers} aria-label={words.login.bar} className="grid gap-5">
      <FormProblems {...{ problem, attempts }} labels={{ username: words.email, password: words.password }}>
        {unknownEmail && (
          <Link
            to={links.register}
            state={{ email: unknownEmail }}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {words.login.signUpInstead}
          </Link>
        )}
      </FormProblems>
      <div>
        <Field
          id="username"
          name="username"
          label={words.email}
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={submitted?.email}
          readOnly={hasTwoSteps && !isEmailOnly}
          error={errorOf('username')}
        />
        {hasTwoSteps && !isEmailOnly && (
          <Button look="tertiary" onClick={() => setChangedAfter(result)} className="-ml-1 text-14!">
            {words.login.change}
          </Button>
        )}
      </div>
      <div hidden={isEmailOnly} className="grid gap-1 [[hidden]]:hidden">
        <PasswordField
          id="password"
          name="password"
          label={words.password}
          autoComplete="current-password"
          showLabel={words.showPassword}
          error={errorOf('password')}
        />
        <Link
          to={links.forgotPassword}
          className="inline-flex min-h-12 items-center justify-self-start text-14 font-medium underline underline-offset-4"
        >
          {words.login.forgot}
        </Link>
        <CheckboxField
          name="keep_session"
          label={words.login.keep}
          help={words.login.keepHelp}
          defaultChecked={submitted?.isKept}
        />
      </div>
      {/* Tells the action which of the two questions was answered. */}
      <input type="hidden" name="step" value={isEmailOnly ? 'email' : 'password'} />
      <Button type="submit" look={look} isWide isBusy={isBusy}>
        {isEmailOnly ? words.login.continue : isBusy ? words.login.busy : words.login.button}
      </Button>
      <PasskeyLogin
        onSignedIn={(signed) => completeSignIn(signed, { isKept: false, next: links.next, method: 'passkey' })}
      />
    </form>
  )
}
