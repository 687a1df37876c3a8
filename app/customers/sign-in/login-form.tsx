import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Refused } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { PasswordField } from '#app/platform/forms/password-field.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { PasskeyLogin } from '#app/customers/passkeys/passkey-login.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { login } from '#contract/customers/account.ts'
import { checkLogin } from './check-login.ts'
import type { SubmittedLogin } from './login-by-form.ts'
import { useSignInLinks } from './sign-in-links.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

type LoginForm = {
  /** FLAG-01: the e-mail first, then the password; otherwise both at once. */
  hasTwoSteps: boolean
  submitted: SubmittedLogin | undefined
  look?: 'primary' | 'secondary'
}

/** One form in both fronts, with both fields in it all the time: password managers fill what they find (U59, U78). */
export function LoginForm({ hasTwoSteps, submitted, look = 'primary' }: LoginForm) {
  const { country } = useCountry()
  const words = loginWords(country)
  const links = useSignInLinks()
  const call = useCall()
  const arrive = useCompleteSignIn()
  const [isEmailOnly, askEmailOnly] = useState(hasTwoSteps && !submitted?.isEmailGiven)
  /** The e-mail that has no account, to make one with. */
  const [unknownEmail, setUnknownEmail] = useState(submitted?.isUnknown ? submitted.email : undefined)
  const form = useRef<HTMLFormElement>(null)

  const {
    problem,
    attempts,
    isBusy,
    errorOf,
    form: handlers,
  } = useForm({
    submitted: submitted?.problem,
    check: (values) => checkLogin(values, { isEmailOnly }),
    send: async ({ username = '', password = '', keep_session }) => {
      setUnknownEmail(undefined)
      if (isEmailOnly) {
        askEmailOnly(false)
        return
      }
      const isKept = keep_session === '1'
      const body = { username, password, keep_session: isKept ? ('1' as const) : ('0' as const) }
      const reply = await call(login, { body }).catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'email_not_registered') setUnknownEmail(username)
        throw error
      })
      await arrive(reply, { isKept, next: links.next })
    },
  })

  const wasEmailOnly = useRef(isEmailOnly)
  useEffect(() => {
    const asked = form.current?.elements.namedItem(isEmailOnly ? 'username' : 'password')
    if (wasEmailOnly.current !== isEmailOnly) (asked as HTMLInputElement).focus()
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
          <Button look="tertiary" onClick={() => askEmailOnly(true)} className="-ml-1 text-14!">
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
      {/* Without scripts the server has to know which of the two questions was answered. */}
      <input type="hidden" name="step" value={isEmailOnly ? 'email' : 'password'} />
      <Button type="submit" look={look} isWide isBusy={isBusy}>
        {isEmailOnly ? words.login.continue : isBusy ? words.login.busy : words.login.button}
      </Button>
      <PasskeyLogin onSignedIn={(signed) => arrive(signed, { isKept: false, next: links.next, method: 'passkey' })} />
    </form>
  )
}
