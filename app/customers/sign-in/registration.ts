import type { Call } from '#app/platform/api/client.ts'
import {
  formValues,
  customerDataSentence,
  problemFromErrors,
  submitProblemOf,
  type FormProblem,
  type FormValues,
} from '#app/platform/forms/use-form.ts'
import { register, type SignedIn } from '#contract/customers/account.ts'
import { checkAccount, checkNewPassword } from '#domain/customers/account/account-fields.ts'
import { dayIn } from '#domain/platform/dates.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** The registration form in the shape the API takes (API-41). */
export function registrationOf(values: FormValues) {
  const text = (name: string) => values[name] ?? ''
  return {
    email: text('email'),
    password: text('password'),
    password2: text('password2'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    identification: text('identification'),
    identification_type: text('identification_type'),
    day: text('day'),
    month: text('month'),
    year: text('year'),
    gender: text('gender'),
    is_newsletter_subscribed: text('is_newsletter_subscribed') === '1' ? ('1' as const) : ('0' as const),
  }
}

/** The server's rules, applied before anything is sent. The form names the password policy; the server has its own. */
export function checkRegistration(values: FormValues, country: OpenCountry): FieldErrors {
  const input = registrationOf(values)
  const checked = checkAccount(input, { country, today: dayIn(countryProfiles[country].timeZone, new Date()) })
  const policy = values.password_policy === 'strict' ? 'strict' : 'compat'
  return { ...('errors' in checked && checked.errors), ...checkNewPassword(input.password, input.password2, policy) }
}

/** What the registration screen shows after its form was sent: what was wrong, and what was typed but for the passwords. */
export type SubmittedRegistration = { problem: FormProblem; values: FormValues }

/** The action of the registration form, with and without scripts. */
export async function submitRegistration(
  call: Call,
  country: OpenCountry,
  form: FormData,
): Promise<SubmittedRegistration | { signedIn: SignedIn }> {
  const all = formValues(form)
  const { password: _password, password2: _password2, ...values } = all
  const problem = problemFromErrors(checkRegistration(all, country), customerDataSentence)
  if (problem) return { problem, values }
  try {
    return { signedIn: await call(register, { body: registrationOf(all) }) }
  } catch (error) {
    return { problem: submitProblemOf(error), values }
  }
}
