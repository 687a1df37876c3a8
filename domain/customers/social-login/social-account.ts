import type { AccountFields } from '#domain/customers/account/account-fields.ts'
import type { CustomerGender } from '#domain/customers/account/lists.ts'
import { isName, tidyText } from '#domain/platform/text/names.ts'

/** A person as the provider describes them to the server. It never contains what the browser sends (S26). */
export type SocialProfile = {
  /** The provider's own id of the person. */
  subject: string
  email: string | null
  firstName: string
  middleName: string
  lastName: string
  gender: CustomerGender | null
  /** YYYY-MM-DD. */
  birthday: string | null
}

/** What the person typed; empty where they typed nothing. */
export type TypedProfile = {
  email: string
  firstName: string
  middleName: string
  lastName: string
  gender: string
  birthday: string
  identification: string
  identification_type: string
}

/**
 * The fields of an account that begins with a social identity: the provider's e-mail if it has one, otherwise what the
 * person typed, and the provider's value where they typed nothing (OP-070).
 */
export function socialAccountFields(profile: SocialProfile, typed: TypedProfile): AccountFields {
  const birthday = typed.birthday || (profile.birthday ?? '')
  const [year = '', month = '', day = ''] = birthday.split('-')
  return {
    email: profile.email ?? typed.email,
    first_name: typed.firstName || profile.firstName,
    last_name: typed.lastName || profile.lastName,
    identification: typed.identification,
    identification_type: typed.identification_type,
    year,
    month,
    day,
    gender: typed.gender || (profile.gender ?? ''),
  }
}

/** The middle name, which no form asks for; null when it is not a valid name. */
export function socialMiddleName(profile: SocialProfile, typed: TypedProfile): string | null {
  const name = tidyText(typed.middleName || profile.middleName)
  return isName(name) ? name : null
}
