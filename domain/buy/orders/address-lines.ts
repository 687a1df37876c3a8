import { streetLine } from '#domain/customers/addresses/street-line.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { AddressCopy } from './address-copy.ts'

type Shown = Pick<AddressCopy, 'address1' | 'street_number' | 'additional_info' | 'city' | 'region' | 'postcode'>

/** An address as it is read: the street in one line, the place in the next. A branch has no street number. */
export function addressLines(address: Shown, country: OpenCountry): string[] {
  const { additional_info: more, city, region, postcode } = address
  const street = [streetLine(address, country), more].filter(Boolean).join(', ')
  const place = [city, region === city ? '' : region, postcode].filter(Boolean).join(', ')
  return [street, place].filter(Boolean)
}
