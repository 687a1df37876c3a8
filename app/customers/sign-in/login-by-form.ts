import { redirect } from 'react-router'
import type { Call } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { problemFromErrors, formValues, problemOf, type FormProblem } from '#app/platform/forms/use-form.ts'
import { login, type SignedIn } from '#contract/customers/account.ts'
import { validateCode } from '#contract/customers/two-step.ts'
import type { Challenge } from './challenge-store.ts'
import { checkLogin } from './check-login.ts'

/** What became of a login that was sent without scripts. */
export type SubmittedLogin = {
  problem?: FormProblem
  email?: string
  isEmailGiven?: boolean
  isKept?: boolean
  isUnknown?: boolean
  challenge?: Challenge
}

/**
 * Runs what may sign in; the session's cookies reach the browser by themselves. The guest's cart stays his until scripts
 * run: a page without them shows the cart that the cookie names.
 */
export async function arriveByForm(next: string, signIn: () => Promise<SignedIn>) {
  const { customer, two_step } = await signIn()
  if (customer) throw redirect(next, 303)
  return two_step
}

/** The login form where no script handles it: one question or the other, or the code. */
export async function loginByForm(call: Call, data: FormData, next: string): Promise<SubmittedLogin> {
  const values = formValues(data)
  const { step, username: email = '', password = '', code = '', login_token = '', sent_to = '' } = values
  const isKept = values.keep_session === '1'
  const keep_session = isKept ? ('1' as const) : ('0' as const)
  if (step === 'code') {
    const challenge = { login_token, sent_to, resend_after: 0, isKept }
    const body = { code: code.replaceAll(/\D/g, ''), login_token, purpose: 'login' as const, keep_session }
    try {
      await arriveByForm(next, () => call(validateCode, { body }))
      return {}
    } catch (error) {
      if (error instanceof Response) throw error
      return { problem: problemOf(error), challenge }
    }
  }
  const isEmailOnly = step === 'email'
  const problem = problemFromErrors(checkLogin(values, { isEmailOnly }))
  const given = { email, isKept, isEmailGiven: !isEmailOnly }
  if (problem) return { ...given, problem }
  if (isEmailOnly) return { email, isEmailGiven: true }
  try {
    const challenge = await arriveByForm(next, () => call(login, { body: { username: email, password, keep_session } }))
    return challenge ? { challenge: { ...challenge, isKept } } : given
  } catch (error) {
    if (error instanceof Response) throw error
    const isUnknown = error instanceof Refused && error.code === 'email_not_registered'
    return { ...given, problem: problemOf(error), isUnknown }
  }
}
