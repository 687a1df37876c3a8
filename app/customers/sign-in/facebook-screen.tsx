import { useEffect, useRef, useState } from 'react'
import { isRefusedBy, sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { PasswordField } from '#app/platform/forms/password-field.tsx'
import { useForm, type FormValues } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { facebookLogin, type WireSocialProfile } from '#contract/customers/social-login.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import { useChallenge } from './challenge-store.ts'
import { CodeForm } from './code-form.tsx'
import type { takeFacebookReturn } from './facebook-visit.ts'
import { DocumentFields, EmailField, NameFields, personLabels } from './person-fields.tsx'
import { RegistrationTerms } from './registration-terms.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useCompleteSignIn } from './complete-sign-in.ts'

/** What the shop still needs: data for a new account, or the password of an existing one. */
type MissingData = { kind: 'data' | 'password'; profile: WireSocialProfile }

function useFacebookLogin(accessToken: string, next: string) {
  const call = useCall()
  const completeSignIn = useCompleteSignIn()
  return async (more: Record<string, string> = {}) =>
    completeSignIn(await call(facebookLogin, { body: { accessToken, ...more } }), {
      isKept: false,
      next,
      method: 'facebook',
    })
}

function missingDataOf(error: unknown): MissingData | undefined {
  if (!isRefusedBy(error, facebookLogin) || !error.data) return undefined
  return { kind: error.code === 'facebook_link_needed' ? 'password' : 'data', profile: error.data.profile }
}

type FormProps = { profile: WireSocialProfile; send(more: Record<string, string>): Promise<void> }

function LinkForm({ send }: FormProps) {
  const { country } = useCountry()
  const words = loginWords(country)
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: ({ password = '' }): Record<string, string> =>
      password === '' ? { password: fieldSentences.required } : {},
    send: ({ password = '' }) => send({ password }),
  })
  return (
    <form {...form} className="grid gap-5">
      <FormProblems {...{ problem, attempts }} labels={{ password: words.password }} />
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        autoComplete="current-password"
        showLabel={words.showPassword}
        error={errorOf('password')}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {words.facebook.link}
      </Button>
    </form>
  )
}

function DataForm({ profile, send }: FormProps) {
  const { country } = useCountry()
  const { register: words } = loginWords(country)
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    send: ({ first_name = '', last_name = '', email = '', identification = '', identification_type = '' }) =>
      send({ firstName: first_name, lastName: last_name, email, identification, identification_type }),
  })
  const values: FormValues = { first_name: profile.first_name, last_name: profile.last_name }
  return (
    <form {...form} className="grid gap-5">
      <FormProblems {...{ problem, attempts }} labels={personLabels(country)} />
      <NameFields values={values} errorOf={errorOf} />
      {profile.email === null && <EmailField values={{}} errorOf={errorOf} />}
      <DocumentFields values={{}} errorOf={errorOf} />
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? words.busy : words.button}
      </Button>
      <RegistrationTerms />
    </form>
  )
}

type FacebookScreenProps = NonNullable<ReturnType<typeof takeFacebookReturn>> & { accessToken: string }

/** Returned from Facebook with a token: opens the session, or asks for what is missing (OP-070). */
export function FacebookScreen({ accessToken, next }: FacebookScreenProps) {
  const words = loginWords(useCountry().country)
  const logIn = useFacebookLogin(accessToken, next)
  const [missing, setMissing] = useState<MissingData>()
  const [failure, setFailure] = useState<string>()
  const challenge = useChallenge((state) => state.challenge)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    logIn().catch((error: unknown) => {
      const found = missingDataOf(error)
      if (found) setMissing(found)
      else setFailure(sentenceOf(error))
    })
  }, [logIn])
  /** A refusal may need other data: the e-mail that was given may have an account. */
  const send = async (more: Record<string, string>) =>
    logIn(more).catch((error: unknown) => {
      const found = missingDataOf(error)
      if (!found || found.kind === missing?.kind) throw error
      setMissing(found)
    })

  if (challenge) {
    return (
      <SignInPage title={words.code.title} text={words.code.text(challenge.sent_to)}>
        <CodeForm key={challenge.login_token} challenge={challenge} />
      </SignInPage>
    )
  }
  if (failure) return <FacebookFailed text={failure} />
  if (!missing) {
    return (
      <SignInPage title={words.facebook.asking}>
        <p role="status" className="text-ink-2">
          {words.login.busy}
        </p>
      </SignInPage>
    )
  }
  const { profile } = missing
  return missing.kind === 'password' ? (
    <SignInPage title={words.facebook.linkTitle} text={words.facebook.linkText(profile.email ?? '')}>
      <LinkForm profile={profile} send={send} />
    </SignInPage>
  ) : (
    <SignInPage title={words.facebook.title}>
      <DataForm profile={profile} send={send} />
    </SignInPage>
  )
}

export function FacebookFailed({ text }: { text?: string }) {
  const words = loginWords(useCountry().country).facebook
  return (
    <StateBlock
      headingLevel={1}
      title={words.failed}
      text={text ?? words.failedText}
      action={<ButtonLink to="/login">{words.toLogin}</ButtonLink>}
    />
  )
}
