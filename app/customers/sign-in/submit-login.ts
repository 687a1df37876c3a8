import type { Call } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import {
  formValues,
  problemFromErrors,
  submitProblemOf,
  type FormProblem,
  type FormValues,
} from '#app/platform/forms/use-form.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { login, type SignedIn } from '#contract/customers/account.ts'
import { validateCode } from '#contract/customers/two-step.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import type { Challenge } from './challenge-store.ts'

/** What the login screen shows after its form was sent. */
export type SubmittedLogin = {
  problem?: FormProblem
  email?: string
  isEmailGiven?: boolean
  isKept?: boolean
  isUnknown?: boolean
  challenge?: Challenge
}

/** The server's answer to a sign-in, and how it was made. Its token must not become part of a page. */
export type SignedInResult = { signedIn: SignedIn; isKept: boolean; method: 'email' | 'code' }

export function checkEmail(text: string | undefined): string | undefined {
  const email = normaliseEmail(text ?? '')
  if (email === '') return fieldSentences.required
  return isEmail(email) ? undefined : fieldSentences.email
}

/** What is missing for a login. Whether such a password can exist is not checked (OP-065). */
export function checkLogin({ step, username, password }: FormValues): FieldErrors {
  const email = checkEmail(username)
  const isPasswordMissing = step !== 'email' && !password
  return { ...(email && { username: email }), ...(isPasswordMissing && { password: fieldSentences.required }) }
}

const digitsOf = ({ code = '' }: FormValues) => code.replaceAll(/\D/g, '')

export const checkCode = (values: FormValues, country: OpenCountry): FieldErrors =>
  /^\d{6}$/.test(digitsOf(values)) ? {} : { code: loginWords(country).code.digits }

async function submitCode(
  call: Call,
  country: OpenCountry,
  values: FormValues,
): Promise<SubmittedLogin | SignedInResult> {
  const { login_token = '', sent_to = '', keep_session } = values
  const isKept = keep_session === '1'
  const challenge = { login_token, sent_to, resend_after: 0, isKept }
  const problem = problemFromErrors(checkCode(values, country))
  if (problem) return { problem, challenge }
  const body = { code: digitsOf(values), login_token, purpose: 'login', keep_session: isKept ? '1' : '0' } as const
  try {
    return { signedIn: await call(validateCode, { body }), isKept, method: 'code' }
  } catch (error) {
    return { problem: submitProblemOf(error), challenge }
  }
}

/** The action of the login forms, with and without scripts: the e-mail, the password, or the code. */
export async function submitLogin(
  call: Call,
  country: OpenCountry,
  form: FormData,
): Promise<SubmittedLogin | SignedInResult> {
  const values = formValues(form)
  const { step, username: email = '', password = '' } = values
  if (step === 'code') return submitCode(call, country, values)
  const isKept = values.keep_session === '1'
  const given = { email, isKept, isEmailGiven: step !== 'email' }
  const problem = problemFromErrors(checkLogin(values))
  if (problem) return { ...given, problem }
  if (step === 'email') return { email, isEmailGiven: true }
  try {
    const body = { username: email, password, keep_session: isKept ? '1' : '0' } as const
    const signedIn = await call(login, { body })
    return { signedIn, isKept, method: 'email' }
  } catch (error) {
    const isUnknown = error instanceof Refused && error.code === 'email_not_registered'
    return { ...given, problem: submitProblemOf(error), isUnknown }
  }
}
