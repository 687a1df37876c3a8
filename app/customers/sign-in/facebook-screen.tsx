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
import { SignInPage } from './sign-in-page.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** What the shop still needs: data for a new account, or the password of the one that is there. */
type Needed = { of: 'data' | 'password'; profile: WireSocialProfile }

function useFacebookLogin(accessToken: string, next: string) {
  const call = useCall()
  const arrive = useCompleteSignIn()
  return async (more: Record<string, string> = {}) =>
    arrive(await call(facebookLogin, { body: { accessToken, ...more } }), { isKept: false, next, method: 'facebook' })
}

function neededBy(error: unknown): Needed | undefined {
  if (!isRefusedBy(error, facebookLogin) || !error.data) return undefined
  return { of: error.code === 'facebook_link_needed' ? 'password' : 'data', profile: error.data.profile }
}

type Form = { profile: WireSocialProfile; send(more: Record<string, string>): Promise<void> }

function LinkForm({ send }: Form) {
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

function DataForm({ profile, send }: Form) {
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
    </form>
  )
}

type Returned = NonNullable<ReturnType<typeof takeFacebookReturn>> & { accessToken: string }

/** Back from Facebook with a token: the session, or what is missing for one (OP-070). */
export function FacebookScreen({ accessToken, next }: Returned) {
  const words = loginWords(useCountry().country)
  const logIn = useFacebookLogin(accessToken, next)
  const [needed, need] = useState<Needed>()
  const [failure, fail] = useState<string>()
  const challenge = useChallenge((state) => state.challenge)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    logIn().catch((error: unknown) => {
      const found = neededBy(error)
      if (found) need(found)
      else fail(sentenceOf(error))
    })
  }, [logIn])
  /** A refusal may ask for something else: somebody who gives an e-mail may have an account by it. */
  const send = async (more: Record<string, string>) =>
    logIn(more).catch((error: unknown) => {
      const found = neededBy(error)
      if (!found || found.of === needed?.of) throw error
      need(found)
    })

  if (challenge) {
    return (
      <SignInPage title={words.code.title} text={words.code.text(challenge.sent_to)}>
        <CodeForm key={challenge.login_token} challenge={challenge} submitted={undefined} />
      </SignInPage>
    )
  }
  if (failure) return <FacebookFailed text={failure} />
  if (!needed) {
    return (
      <SignInPage title={words.facebook.asking}>
        <p role="status" className="text-ink-2">
          {words.login.busy}
        </p>
      </SignInPage>
    )
  }
  const { profile } = needed
  return needed.of === 'password' ? (
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
