import {
  addressSentences,
  checkAddress,
  checkContact,
  citySentence,
} from '#domain/customers/addresses/address-fields.ts'
import { splitPhone } from '#domain/customers/addresses/area-code.ts'
import { splitStreetLine, withBarrio } from '#domain/customers/addresses/street-line.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import { isIdentification, normaliseIdentification } from '#domain/customers/account/identification.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { isName, tidyText } from '#domain/platform/text/names.ts'
import { splitName } from '#domain/platform/text/split-name.ts'

/** The option for a city that is not listed. */
export const otherCity = 'other'

/** The guest checkout form: eight fields, the rest behind links (U58). */
export type GuestForm = {
  email: string
  name: string
  identification: string
  identification_type: string
  phone: string
  /** `region-city` of the list, or `otherCity`. */
  place: string
  region: string
  city: string
  /** In Colombia street and plate in one line. */
  address1: string
  street_number: string
  /** Colombia only. */
  barrio: string
  additional_info: string
  postcode: string
}

/** The fields of the street as the API has them, from a form with one line in Colombia. */
export function streetFields(
  { address1, street_number, barrio, additional_info }: StreetForm,
  country: OpenCountry,
): Omit<StreetForm, 'barrio'> {
  if (country !== 'co') return { address1, street_number, additional_info }
  const { rest, ...street } = splitStreetLine(address1)
  return { ...street, additional_info: withBarrio(barrio, [rest, additional_info].filter(Boolean).join(', ')) }
}
type StreetForm = Pick<GuestForm, 'address1' | 'street_number' | 'barrio' | 'additional_info'>

/** The form as the fields of an order. */
export function guestOrderFields(form: GuestForm, country: OpenCountry) {
  const [region = '', city = ''] = form.place === otherCity ? [form.region, ''] : form.place.split('-')
  const { first, last } = splitName(form.name)
  return {
    email: normaliseEmail(form.email),
    identification: form.identification,
    identification_type: form.identification_type || formFormats[country].idTypes[0]!.code,
    first_name: first,
    last_name: last,
    ...splitPhone(form.phone, country),
    ...streetFields(form, country),
    postcode: form.postcode,
    fk_customer_address_region: region,
    fk_customer_address_city: city,
    city: form.place === otherCity ? form.city : '',
  }
}

/** Who collects an order at a branch: an address that was typed before is not sent. */
export const contactOnly = (form: GuestForm): GuestForm => ({
  ...form,
  place: '',
  region: '',
  city: '',
  address1: '',
  street_number: '',
  barrio: '',
  additional_info: '',
  postcode: '',
})

/** The form field for each field of the order. */
const typedAt: Readonly<Record<string, keyof GuestForm>> = {
  email: 'email',
  identification: 'identification',
  identification_type: 'identification',
  first_name: 'name',
  last_name: 'name',
  prefix: 'phone',
  phone: 'phone',
  address1: 'address1',
  street_number: 'street_number',
  additional_info: 'additional_info',
  postcode: 'postcode',
  fk_customer_address_region: 'place',
  fk_customer_address_city: 'place',
  city: 'city',
}
/** Colombia's plate is part of the address line. */
const typedAtLine = { ...typedAt, street_number: 'address1' } as const
/** An unlisted city has its own region field. */
const typedAtOther = { fk_customer_address_region: 'region', fk_customer_address_city: 'city' } as const

export const guestSentences = {
  fullName: 'Hacen falta nombre y apellido.',
  areaCode: 'Falta el código de área, por ejemplo 11 4567 8901.',
} as const

/** A form field may stand for two order fields: the message names the missing part. */
function sentenceAt(field: string, sentence: string, errors: FieldErrors, isLine: boolean): string {
  if (sentence !== fieldSentences.required) return sentence
  if (field === 'street_number' && isLine) return addressSentences.plate
  if (field === 'last_name' && !errors.first_name) return guestSentences.fullName
  if (field === 'prefix' && errors.phone !== fieldSentences.required) return guestSentences.areaCode
  return sentence
}

/** Maps errors of order fields to form fields; errors without a form field are left out. */
export function guestErrors(
  errors: FieldErrors,
  { place }: Pick<GuestForm, 'place'>,
  country: OpenCountry,
): FieldErrors {
  const fields: Readonly<Record<string, keyof GuestForm>> = {
    ...(country === 'co' ? typedAtLine : typedAt),
    ...(place === otherCity && typedAtOther),
  }
  const found: Record<string, string> = {}
  for (const [field, sentence] of Object.entries(errors)) {
    const at = fields[field]
    if (at) found[at] ??= sentenceAt(field, sentence, errors, country === 'co')
  }
  // With a missing area code, that is the phone's error, not its digits.
  if (errors.prefix === fieldSentences.required && errors.phone)
    found.phone = sentenceAt('prefix', errors.prefix, errors, false)
  return found
}

/** Errors of the buyer when nothing is shipped: only a name is needed. */
export function contactErrors({ first_name, last_name }: { first_name: string; last_name: string }): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [field, name] of Object.entries({ first_name, last_name })) {
    const tidy = tidyText(name)
    if (tidy === '') errors[field] = fieldSentences.required
    else if (!isName(tidy)) errors[field] = fieldSentences.name
  }
  return errors
}

/** What an order asks of its buyer: where it is sent to, who collects it at a branch, or who bought what goes by mail. */
export type GuestNeeds = 'address' | 'contact' | 'name'

/** The errors of the form by field. For a signed-in customer only the address is checked. */
export function checkGuest(
  form: GuestForm,
  country: OpenCountry,
  { isKnown, needs = 'address' }: { isKnown: boolean; needs?: GuestNeeds },
): FieldErrors {
  const fields = guestOrderFields(form, country)
  const errors: Record<string, string> = {}
  if (!isKnown) {
    if (fields.email === '') errors.email = fieldSentences.required
    else if (!isEmail(fields.email)) errors.email = fieldSentences.email
    const document = normaliseIdentification(fields.identification, fields.identification_type)
    if (document === '') errors.identification = fieldSentences.required
    else if (!isIdentification(country, fields.identification_type, document)) {
      errors.identification = fieldSentences.identification
    }
  }
  if (needs === 'name') return { ...errors, ...guestErrors(contactErrors(fields), form, country) }
  if (needs === 'contact') {
    const contact = checkContact(fields, country)
    return { ...errors, ...('errors' in contact ? guestErrors(contact.errors, form, country) : {}) }
  }
  const checked = checkAddress(
    {
      ...fields,
      phone_optional: '',
      address2: '',
      address_type_id: '',
      is_default_shipping: '0',
      is_default_billing: '0',
    },
    country,
  )
  if (!('errors' in checked)) return errors
  const found = guestErrors(checked.errors, form, country)
  return { ...errors, ...found, ...(found.place && { place: citySentence(country) }) }
}
