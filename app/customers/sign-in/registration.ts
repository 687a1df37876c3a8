import type { FormValues } from '#app/platform/forms/use-form.ts'
import { checkAccount, checkNewPassword } from '#domain/customers/account/account-fields.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { dayIn } from '#domain/platform/dates.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The form of an account as it travels (API-41). */
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

type Around = { country: OpenCountry; timeZone: string; passwordPolicy: PasswordPolicy }

/** The rules the server applies, applied before anything is sent. */
export function checkRegistration(values: FormValues, { country, timeZone, passwordPolicy }: Around): FieldErrors {
  const given = registrationOf(values)
  const checked = checkAccount(given, { country, today: dayIn(timeZone, new Date()) })
  return {
    ...('errors' in checked && checked.errors),
    ...checkNewPassword(given.password, given.password2, passwordPolicy),
  }
}
