import type { FormValues } from '#app/platform/forms/use-form.ts'
import type { CustomerAddress } from '#contract/customers/addresses.ts'
import { toFlag } from '#contract/platform/primitives.ts'
import { otherCity, streetFields } from '#domain/buy/checkout/guest-form.ts'
import { addressSentences, citySentence, type AddressFields } from '#domain/customers/addresses/address-fields.ts'
import { splitPhone } from '#domain/customers/addresses/area-code.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import { placeValue } from './city-field.tsx'

/** The form as the API takes it; a city that is not listed has no id (ACC-15, U63). */
export function fieldsOf(values: FormValues, country: OpenCountry) {
  const text = (name: keyof AddressFields) => values[name] ?? ''
  const flag = (name: keyof AddressFields) => toFlag(values[name] === '1')
  const place = values.place ?? ''
  const [region = '', city = ''] = place === otherCity ? [text('fk_customer_address_region'), ''] : place.split('-')
  const typed = {
    address1: text('address1'),
    street_number: text('street_number'),
    barrio: values.barrio ?? '',
    additional_info: text('additional_info'),
  }
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    prefix: text('prefix'),
    phone: country === 'cl' ? splitPhone(text('phone'), country).phone : text('phone'),
    phone_optional: text('phone_optional'),
    ...streetFields(typed, country),
    address2: '',
    postcode: text('postcode'),
    fk_customer_address_region: region,
    fk_customer_address_city: city,
    city: place === otherCity ? text('city') : '',
    address_type_id: text('address_type_id'),
    is_default_shipping: flag('is_default_shipping'),
    is_default_billing: flag('is_default_billing'),
  }
}

/** The place of a stored address as the form's choice of a city. */
export const knownPlace = (address: CustomerAddress | undefined): string => {
  if (!address) return ''
  const { fk_customer_address_region: region, fk_customer_address_city: city } = address
  return city === null ? otherCity : placeValue(region, city)
}

/** The errors where they are shown: city and region are one field, and so are street and plate in Colombia. */
export function shownErrors(errors: FieldErrors, place: string, country: OpenCountry): FieldErrors {
  const { fk_customer_address_region: region, fk_customer_address_city: city, street_number: number, ...shown } = errors
  const isMissing = region !== undefined || city !== undefined
  const plate = country === 'co' && number !== undefined && !shown.address1 && { address1: addressSentences.plate }
  return {
    ...shown,
    ...(country === 'co' ? plate : number !== undefined && { street_number: number }),
    ...(isMissing && place !== otherCity && { place: citySentence(country) }),
    ...(place === otherCity && {
      ...(region !== undefined && { fk_customer_address_region: region }),
      ...(city !== undefined && { city }),
    }),
  }
}
