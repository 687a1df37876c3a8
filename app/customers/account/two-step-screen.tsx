import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailure, sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useCountdown } from '#app/platform/forms/use-countdown.ts'
import { useForm } from '#app/platform/forms/use-form.ts'
import { accountKey } from '#app/platform/session/customer.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { Customer } from '#contract/customers/account.ts'
import { disableTwoStep, enableTwoStep, sendCode, validateCode } from '#contract/customers/two-step.ts'
import { resendAfterMs } from '#domain/customers/account/two-step-rules.ts'
import { AccountPage } from '#app/customers/account-page/account-page.tsx'
import { usePasswordConfirmation } from '#app/customers/account-page/use-password-confirmation.tsx'
import { WithAccount } from '#app/customers/account-page/with-account.tsx'

type SentCode = { sent_to: string; resend_after: number }
type Purpose = 'enable' | 'disable'

/** Confirms the setting with a code: one field that phones fill from the mail, and resending after a while (U77). */
function CodeForm({ purpose, sent }: { purpose: Purpose; sent: SentCode }) {
  const { country } = useCountry()
  const { twoStep: words } = accountWords(country)
  const { code: codeWords } = loginWords(country)
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const resend = useCountdown(sent.resend_after)
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: ({ code = '' }) => (/^\d{6}$/.test(code.replaceAll(/\D/g, '')) ? {} : { code: codeWords.digits }),
    send: async ({ code = '' }) => {
      const { message } = await call(validateCode, { body: { code, purpose } })
      await client.invalidateQueries({ queryKey: accountKey })
      await navigate('/account/security', { replace: true })
      useFlash.getState().show({ text: message, flashMessageType: 'success' })
    },
  })

  async function sendAgain() {
    if (resend.left > 0) return
    const { show } = useFlash.getState()
    try {
      const { message, resend_after } = await call(sendCode, { body: { purpose } })
      resend.start(resend_after)
      show({ text: message, flashMessageType: 'success' })
    } catch (error) {
      show({ text: sentenceOf(error), flashMessageType: 'error' })
    }
  }

  const confirm = purpose === 'enable' ? words.confirmOn : words.confirmOff
  return (
    <form {...form} aria-label={words.title} className="mt-6 grid max-w-md gap-5">
      <FormProblems {...{ problem, attempts }} labels={{ code: codeWords.label }} />
      <p role="status">{words.sent(sent.sent_to)}</p>
      <Field
        id="code"
        name="code"
        label={codeWords.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf('code')}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? words.busy : confirm}
      </Button>
      <Button
        look="tertiary"
        aria-disabled={resend.left > 0 || undefined}
        onClick={() => void sendAgain()}
        className="justify-self-start text-14! tabular-nums"
      >
        {resend.left > 0 ? codeWords.resendIn(resend.left) : codeWords.resend}
      </Button>
    </form>
  )
}

function Setting({ customer }: { customer: Customer }) {
  const { country } = useCountry()
  const { twoStep: words } = accountWords(country)
  const call = useCall()
  const { run, isBusy, dialog } = usePasswordConfirmation()
  const [sent, setSent] = useState<SentCode>()
  const isOn = customer.two_step_auth_enable
  const purpose = isOn ? 'disable' : 'enable'

  const requestCode = () =>
    run(async () => {
      try {
        setSent(await call(isOn ? disableTwoStep : enableTwoStep, { body: {} }))
      } catch (error) {
        // A code was sent less than a minute ago and is still valid, so it can be entered.
        if (!(error instanceof CallFailure && error.status === 429)) throw error
        setSent({ sent_to: customer.email, resend_after: resendAfterMs / 1000 })
      }
    })

  return (
    <>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <p className="mt-4 font-semibold">{isOn ? words.on : words.off}</p>
      {sent ? (
        <CodeForm {...{ purpose, sent }} />
      ) : (
        <Button look={isOn ? 'secondary' : 'primary'} isBusy={isBusy} onClick={requestCode} className="mt-6">
          {isBusy ? words.sending : isOn ? words.turnOff : words.turnOn}
        </Button>
      )}
      {dialog}
    </>
  )
}

/** Turns two-step sign-in on or off, with a code that proves that mail arrives (OP-075). */
export function TwoStepScreen({ isAvailable }: { isAvailable: boolean }) {
  const { twoStep: words } = accountWords(useCountry().country)
  return (
    <AccountPage title={words.title}>
      {isAvailable ? (
        <WithAccount>{(customer) => <Setting customer={customer} />}</WithAccount>
      ) : (
        <>
          <p className="mt-2 text-ink-2">{words.unavailable}</p>
          <ButtonLink to="/account/security" look="tertiary" className="mt-4">
            {words.toSecurity}
          </ButtonLink>
        </>
      )}
    </AccountPage>
  )
}
