import { fieldSentences, type CheckResult } from '#domain/customers/account/account-fields.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { isName, tidyText } from '#domain/platform/text/names.ts'
import type { Contact, TypedAddress } from './address.ts'
import { noNumber, normaliseStreetNumber } from './street-line.ts'

const maxTextLength = 100

export const addressSentences = {
  text: 'Solo letras, números, espacios y los signos . , # º - /',
  tooLong: `Hasta ${maxTextLength} caracteres.`,
  streetNumber: 'Solo números, o S/N si no tiene.',
  plate: 'Falta el número de placa, por ejemplo Calle 93 # 11-27.',
  prefix: 'El código de área tiene de 2 a 4 números, sin el 0.',
  postcode: 'El código postal no es válido.',
  region: 'Falta elegir una opción.',
  type: 'Falta elegir el tipo de dirección.',
  notForDelivery: 'A este tipo de dirección no hacemos entregas.',
} as const

/** The raw form values of an address, by their names on the wire (API-45). */
export type AddressFields = {
  first_name: string
  last_name: string
  prefix: string
  phone: string
  /** The second phone (ACC-08). */
  phone_optional: string
  address1: string
  /** The second address line, or the street number under its old name (ACC-09). */
  address2: string
  street_number: string
  additional_info: string
  postcode: string
  fk_customer_address_region: string
  fk_customer_address_city: string
  city: string
  address_type_id: string
  is_default_shipping: string
  is_default_billing: string
}

const diallingCodes: Readonly<Record<OpenCountry, string>> = { ar: '54', cl: '56', co: '57' }

/** Removes spaces, dots, hyphens, brackets and the country code people type in phones (OP-066, U62). */
export function normalisePhone(text: string, country: OpenCountry): string {
  const plain = text.replaceAll(/[\s.()\-–]/g, '').replace(new RegExp(`^(\\+|00)${diallingCodes[country]}`), '')
  const [, most] = formFormats[country].phone.digits
  // In Argentina a local mobile number without area code begins with 15.
  return country === 'ar' && plain.length > most ? plain.replace(/^15/, '') : plain
}

/** The area code without the long-distance zero. */
const normalisePrefix = (text: string) => text.replaceAll(/[\s.()\-–]/g, '').replace(/^0/, '')

/** Argentina's newer codes contain the older one, which the shop uses: `C1414DMT` is 1414. */
export function normalisePostcode(text: string, country: OpenCountry): string {
  const plain = text.replaceAll(/[\s.\-–]/g, '')
  return country === 'ar' ? plain.replace(/^[a-z](\d{4})[a-z]{3}$/i, '$1') : plain
}

/** VAL-10, with the hyphen and slash that Colombian addresses need (OP-066). */
const addressText = /^[\p{L}\p{M}\p{N} .,#º\-/]+$/u
const tidyAddressText = (text: string) => tidyText(text.normalize('NFC').replaceAll('°', 'º'))

const isDigits = (text: string, [least, most]: readonly [number, number]) =>
  /^\d+$/.test(text) && text.length >= least && text.length <= most
const spanned = ([least, most]: readonly [number, number]) => (least === most ? `${most}` : `${least} a ${most}`)

/** A positive integer id of a form, within the database's range. */
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

export const citySentence = (country: OpenCountry) =>
  country === 'cl' ? 'Falta elegir la comuna.' : 'Falta elegir la ciudad.'

export const phoneSentence = (country: OpenCountry) =>
  `El ${country === 'co' ? 'celular' : 'teléfono'} debe tener ${spanned(formFormats[country].phone.digits)} números.`

type ContactFields = Pick<AddressFields, 'first_name' | 'last_name' | 'prefix' | 'phone'>

/** Who receives an order and their phone, or an error per field: all that a pickup asks (VAL-09, VAL-12, VAL-13). */
export function checkContact(fields: ContactFields, country: OpenCountry): CheckResult<Contact> {
  const { phone: phoneFormat } = formFormats[country]
  const errors: Record<string, string> = {}
  const refuse = (field: string, sentence: string) => void (errors[field] ??= sentence)

  const names = { first_name: tidyText(fields.first_name), last_name: tidyText(fields.last_name) }
  for (const [field, name] of Object.entries(names)) {
    if (name === '') refuse(field, fieldSentences.required)
    else if (!isName(name)) refuse(field, fieldSentences.name)
  }

  const phone = normalisePhone(fields.phone, country)
  if (phone === '') refuse('phone', fieldSentences.required)
  else if (!isDigits(phone, phoneFormat.digits)) refuse('phone', phoneSentence(country))

  const prefix = phoneFormat.prefix ? normalisePrefix(fields.prefix) : ''
  if (phoneFormat.prefix) {
    if (prefix === '') refuse('prefix', fieldSentences.required)
    else if (!isDigits(prefix, phoneFormat.prefix)) refuse('prefix', addressSentences.prefix)
  }

  if (Object.keys(errors).length > 0) return { errors }
  return { value: { firstName: names.first_name, lastName: names.last_name, prefix, phone } }
}

/** The normalised fields of an address, or an error per field (VAL-09…18, OP-066). */
export function checkAddress(fields: AddressFields, country: OpenCountry): CheckResult<TypedAddress> {
  const { phone: phoneFormat, postcode: postcodeFormat } = formFormats[country]
  const errors: Record<string, string> = {}
  const refuse = (field: string, sentence: string) => void (errors[field] ??= sentence)

  const contact = checkContact(fields, country)
  if ('errors' in contact) Object.assign(errors, contact.errors)

  // The second phone has one field, which may include an area code.
  const phone2 = normalisePhone(fields.phone_optional, country)
  const longest = phoneFormat.digits[1] + (phoneFormat.prefix?.[1] ?? 0)
  if (phone2 !== '' && !isDigits(phone2, [phoneFormat.digits[0], longest])) {
    refuse('phone_optional', phoneSentence(country))
  }

  const texts = {
    address1: tidyAddressText(fields.address1),
    additional_info: tidyAddressText(fields.additional_info),
    city: tidyAddressText(fields.city),
  }
  for (const [field, text] of Object.entries(texts)) {
    if (text.length > maxTextLength) refuse(field, addressSentences.tooLong)
    else if (text !== '' && !addressText.test(text)) refuse(field, addressSentences.text)
  }
  if (texts.address1 === '') refuse('address1', fieldSentences.required)

  // A hyphen has a meaning here (Calle 93 # 11-27), so it is kept.
  const streetNumber = normaliseStreetNumber(fields.street_number || fields.address2)
  if (streetNumber === '') refuse('street_number', fieldSentences.required)
  else if (streetNumber !== noNumber && !isDigits(streetNumber, [1, 9]))
    refuse('street_number', addressSentences.streetNumber)

  const postcode = normalisePostcode(fields.postcode, country)
  const isPostcode = postcode.length <= 10 && new RegExp(postcodeFormat.pattern).test(postcode)
  if (postcode === '' && postcodeFormat.required) refuse('postcode', fieldSentences.required)
  else if (postcode !== '' && !isPostcode) refuse('postcode', addressSentences.postcode)

  const regionId = idOf(fields.fk_customer_address_region)
  if (regionId === undefined) refuse('fk_customer_address_region', addressSentences.region)

  const namesCity = !['', '0'].includes(fields.fk_customer_address_city)
  const cityId = namesCity ? idOf(fields.fk_customer_address_city) : null
  if (cityId === undefined || (cityId === null && texts.city === '')) {
    refuse('fk_customer_address_city', citySentence(country))
  }

  const typeId = fields.address_type_id === '' ? null : idOf(fields.address_type_id)
  if (typeId === undefined) refuse('address_type_id', addressSentences.type)

  if ('errors' in contact || Object.keys(errors).length > 0) return { errors }
  return {
    value: {
      ...contact.value,
      phone2: phone2 === '' ? null : phone2,
      address1: texts.address1,
      streetNumber,
      additionalInfo: texts.additional_info,
      postcode,
      regionId: regionId!,
      cityId: cityId!,
      city: texts.city,
      typeId: typeId!,
      isDefaultShipping: fields.is_default_shipping === '1',
      isDefaultBilling: fields.is_default_billing === '1',
    },
  }
}
