import { useEffect } from 'react'
import { hasSession } from '#app/platform/session/token.ts'
import { problemOf, useActionForm } from '#app/platform/forms/use-form.ts'
import { useCountdown } from '#app/platform/forms/use-countdown.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { sendCode } from '#contract/customers/two-step.ts'
import { useChallenge, type Challenge } from './challenge-store.ts'
import { useSignInLinks } from './sign-in-links.ts'
import { checkCode, type SubmittedLogin } from './submit-login.ts'

type CodeFormProps = { challenge: Challenge; submitted?: SubmittedLogin | undefined }

/** The code of a two-step login: one field that phones fill from the mail; a new code can be sent after a while (U77). */
export function CodeForm({ challenge, submitted }: CodeFormProps) {
  const { country } = useCountry()
  const { code: words } = loginWords(country)
  const { login_token, isKept } = challenge
  const { login } = useSignInLinks()
  const call = useCall()
  const resend = useCountdown(challenge.resend_after)
  // Not before this form is left: the redirect of a fetcher that unmounts is dropped.
  useEffect(
    () => () => {
      if (hasSession()) useChallenge.setState({ challenge: undefined })
    },
    [],
  )
  const keep_session = isKept ? ('1' as const) : ('0' as const)

  const { problem, attempts, isBusy, errorOf, form } = useActionForm({
    submitted,
    check: (values) => checkCode(values, country),
    // The screen that Facebook returns to has another action.
    action: login,
  })

  async function sendAgain() {
    const show = useFlash.getState().show
    try {
      const { message, resend_after } = await call(sendCode, { body: { login_token, purpose: 'login' } })
      resend.start(resend_after)
      show({ text: message, flashMessageType: 'success' })
    } catch (error) {
      show({ text: problemOf(error).sentence, flashMessageType: 'error' })
    }
  }

  return (
    <form {...form} aria-label={words.title} className="grid gap-5">
      <FormProblems {...{ problem, attempts }} labels={{ code: words.label }} />
      <div className="[&_input]:font-display [&_input]:text-22 [&_input]:tracking-[0.25em] [&_input]:tabular-nums">
        <Field
          id="code"
          name="code"
          label={words.label}
          help={words.device}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          error={errorOf('code')}
        />
      </div>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="login_token" value={login_token} />
      <input type="hidden" name="sent_to" value={challenge.sent_to} />
      <input type="hidden" name="keep_session" value={keep_session} />
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? words.busy : words.button}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Button
          look="tertiary"
          isBusy={resend.left > 0}
          onClick={() => void sendAgain()}
          className="-ml-1 text-14! tabular-nums"
        >
          {resend.left > 0 ? words.resendIn(resend.left) : words.resend}
        </Button>
        <ButtonLink
          to={login}
          replace
          look="tertiary"
          className="text-14!"
          onClick={() => useChallenge.setState({ challenge: undefined })}
        >
          {words.other}
        </ButtonLink>
      </div>
    </form>
  )
}
