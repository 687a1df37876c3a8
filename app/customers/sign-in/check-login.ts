import type { FormValues } from '#app/platform/forms/use-form.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'

export function checkEmail(text: string | undefined): string | undefined {
  const email = normaliseEmail(text ?? '')
  if (email === '') return fieldSentences.required
  return isEmail(email) ? undefined : fieldSentences.email
}

/** What is missing for a login. Which passwords can exist is not its question (OP-065). */
export function checkLogin(values: FormValues, { isEmailOnly }: { isEmailOnly: boolean }): FieldErrors {
  const username = checkEmail(values.username)
  const isPasswordMissing = !isEmailOnly && !values.password
  return { ...(username && { username }), ...(isPasswordMissing && { password: fieldSentences.required }) }
}
