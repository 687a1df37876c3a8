import { useState } from 'react'
import { Refused } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm, type FormProblem } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { resetPassword } from '#contract/customers/account.ts'
import { checkNewPassword } from '#domain/customers/account/account-fields.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { NewPassword } from './new-password.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** What became of the form when it was sent without scripts. */
export type SubmittedReset = { problem?: FormProblem; isOver?: boolean; done?: string }

type ResetScreen = { resetKey: string; passwordPolicy: PasswordPolicy; submitted: SubmittedReset | undefined }

/** Behind the link of the mail: a new password, and the way to a new link when this one is over (OP-064). */
export function ResetScreen({ resetKey: key, passwordPolicy, submitted }: ResetScreen) {
  const { country } = useCountry()
  const all = loginWords(country)
  const words = all.reset
  const call = useCall()
  const [done, setDone] = useState(submitted?.done)
  const [isOver, markOver] = useState(submitted?.isOver === true)
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    submitted: submitted?.problem,
    check: ({ password = '', password2 = '' }) => checkNewPassword(password, password2, passwordPolicy),
    send: async ({ password = '', password2 = '' }) => {
      const reply = await call(resetPassword, { body: { key, password, password2 } }).catch((error: unknown) => {
        markOver(error instanceof Refused && error.code === 'link_expired')
        throw error
      })
      setDone(reply.message)
    },
  })
  if (done) {
    return (
      <SignInPage title={words.title}>
        <p role="status" className="border-l-4 border-verde bg-surface p-4 font-semibold">
          {done}
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
          {isOver && (
            // A whole page: the key that is over goes with it.
            <a
              href="/forgotpassword"
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {words.newLink}
            </a>
          )}
        </FormProblems>
        {/* The scripts take the key out of the address; without them the form sends it back. */}
        <input type="hidden" name="key" value={key} />
        <NewPassword words={all} label={words.password} passwordPolicy={passwordPolicy} errorOf={errorOf} />
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </form>
    </SignInPage>
  )
}
