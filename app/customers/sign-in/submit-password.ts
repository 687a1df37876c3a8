import type { Call } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { problemFromErrors, submitProblemOf, type FormProblem, type FormValues } from '#app/platform/forms/use-form.ts'
import { forgotPassword, resetPassword } from '#contract/customers/account.ts'
import { checkNewPassword } from '#domain/customers/account/account-fields.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import { checkEmail } from './submit-login.ts'

/** What the screen shows after its form was sent. */
export type SubmittedForgot = { problem?: FormProblem; sent?: string; email?: string }
export type SubmittedReset = { problem?: FormProblem; isExpired?: boolean; done?: string }

export function checkForgot({ email }: FormValues): FieldErrors {
  const fault = checkEmail(email)
  return fault ? { email: fault } : {}
}

/** The action of the form that asks for a link. */
export async function submitForgot(call: Call, values: FormValues): Promise<SubmittedForgot> {
  const { email = '' } = values
  const problem = problemFromErrors(checkForgot(values))
  if (problem) return { problem, email }
  try {
    return { sent: (await call(forgotPassword, { body: { email } })).message }
  } catch (error) {
    return { problem: submitProblemOf(error), email }
  }
}

/** The form names the password policy; the server has its own. */
export const checkReset = ({ password = '', password2 = '', password_policy }: FormValues): FieldErrors =>
  checkNewPassword(password, password2, password_policy === 'strict' ? 'strict' : 'compat')

/** The action of the form behind the mail's link. */
export async function submitReset(call: Call, values: FormValues): Promise<SubmittedReset> {
  const { key = '', password = '', password2 = '' } = values
  const problem = problemFromErrors(checkReset(values))
  if (problem) return { problem }
  try {
    return { done: (await call(resetPassword, { body: { key, password, password2 } })).message }
  } catch (error) {
    return { problem: submitProblemOf(error), isExpired: error instanceof Refused && error.code === 'link_expired' }
  }
}
