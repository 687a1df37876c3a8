import type { FieldErrors } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { isName, tidyText } from '#domain/platform/text/names.ts'
import { dayOf, isBirthday } from './birthday.ts'
import { isIdentification, normaliseIdentification } from './identification.ts'
import { customerGenders, type CustomerGender, type PasswordPolicy } from './lists.ts'
import { passwordFault, passwordSentences } from './password-rules.ts'

export const fieldSentences = {
  required: 'Campo obligatorio',
  email: 'Ingrese una dirección de E-mail válida',
  birthday: 'Por favor, ingrese una fecha de nacimiento valida',
  name: 'Solo letras, espacios y apóstrofos.',
  identification: 'El número de documento no es válido.',
  identificationType: 'Falta elegir el tipo de documento.',
  gender: 'Falta elegir una opción.',
} as const

/** The raw form values of an account, by their names on the wire (API-41). */
export type AccountFields = {
  email: string
  first_name: string
  last_name: string
  identification: string
  identification_type: string
  day: string
  month: string
  year: string
  gender: string
}

export type Account = {
  email: string
  firstName: string
  lastName: string
  identification: string
  identificationType: string
  birthday: string | null
  gender: CustomerGender | null
}

type AccountContext = { country: OpenCountry; today: string }
export type CheckResult<T> = { value: T } | { errors: FieldErrors }

const isGender = (text: string): text is CustomerGender => customerGenders.some((gender) => gender === text)

/** The normalised fields of an account, or an error per field (OP-079). Birthday and gender are optional. */
export function checkAccount(fields: AccountFields, { country, today }: AccountContext): CheckResult<Account> {
  const errors: Record<string, string> = {}
  const refuse = (field: string, sentence: string) => void (errors[field] ??= sentence)

  const email = normaliseEmail(fields.email)
  if (email === '') refuse('email', fieldSentences.required)
  else if (!isEmail(email)) refuse('email', fieldSentences.email)

  const names = { first_name: tidyText(fields.first_name), last_name: tidyText(fields.last_name) }
  for (const [field, name] of Object.entries(names)) {
    if (name === '') refuse(field, fieldSentences.required)
    else if (!isName(name)) refuse(field, fieldSentences.name)
  }

  const identificationType = fields.identification_type
  const identification = normaliseIdentification(fields.identification, identificationType)
  if (identification === '') refuse('identification', fieldSentences.required)
  else if (!isIdentification(country, identificationType, identification)) {
    refuse('identification', fieldSentences.identification)
  }

  const hasBirthday = [fields.day, fields.month, fields.year].some((part) => part !== '')
  const birthday = hasBirthday ? dayOf(fields.year, fields.month, fields.day) : null
  if (birthday === undefined || (birthday && !isBirthday(birthday, today))) refuse('birthday', fieldSentences.birthday)

  const gender = fields.gender === '' ? null : fields.gender
  if (gender !== null && !isGender(gender)) refuse('gender', fieldSentences.gender)

  if (Object.keys(errors).length > 0) return { errors }
  return {
    value: {
      email,
      firstName: names.first_name,
      lastName: names.last_name,
      identification,
      identificationType,
      birthday: birthday ?? null,
      gender: gender as CustomerGender | null,
    },
  }
}

/** Checks a new password and its repetition. */
export function checkNewPassword(password: string, repeated: string, policy: PasswordPolicy): FieldErrors {
  if (password === '') return { password: fieldSentences.required }
  const fault = passwordFault(password, policy)
  if (fault) return { password: fault }
  return password === repeated ? {} : { password2: passwordSentences.different }
}

/** The newsletter choice for all segments at once. */
export const newsletterOf = (isOn: boolean) => ({ mujer: isOn, hombre: isOn, ninos: isOn })
