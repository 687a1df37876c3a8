import { expect, test } from 'vitest'
import { checkAddress, normalisePhone, type AddressFields } from './address-fields.ts'
import { defaultAddress } from './default-address.ts'
import { placeAddress, type KnownPlaces } from './place-of-address.ts'

const blank: AddressFields = {
  first_name: 'Ana',
  last_name: "D'Angelo",
  prefix: '',
  phone: '',
  phone_optional: '',
  address1: 'Honduras',
  address2: '',
  street_number: '4210',
  additional_info: '',
  postcode: '',
  fk_customer_address_region: '5402',
  fk_customer_address_city: '1',
  city: '',
  address_type_id: '',
  is_default_shipping: '0',
  is_default_billing: '0',
}
const typed = {
  ar: { ...blank, prefix: '11', phone: '45678901', postcode: '1414' },
  cl: { ...blank, phone: '987654321', postcode: '7510118' },
  co: { ...blank, phone: '3104567890', address1: 'Calle 93 # 11', street_number: '27' },
} as const
const valueOf = (fields: AddressFields, country: 'ar' | 'cl' | 'co') => {
  const checked = checkAddress(fields, country)
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
  return checked.value
}
const errorsOf = (fields: AddressFields, country: 'ar' | 'cl' | 'co') => {
  const checked = checkAddress(fields, country)
  return 'errors' in checked ? checked.errors : {}
}

test.each(['ar', 'cl', 'co'] as const)('OP-066 what a form of %s needs is enough', (country) => {
  expect(errorsOf(typed[country], country)).toEqual({})
})

test.each([
  ['ar', { prefix: '011' }, { prefix: '11' }],
  ['ar', { prefix: '(0351)' }, { prefix: '351' }],
  ['ar', { phone: '4567-8901' }, { phone: '45678901' }],
  ['ar', { phone: '15 4567 8901' }, { phone: '45678901' }],
  ['ar', { postcode: 'c1414dmt' }, { postcode: '1414' }],
  ['ar', { postcode: '14 14' }, { postcode: '1414' }],
  ['ar', { phone_optional: '11 4321.0987' }, { phone2: '1143210987' }],
  ['ar', { street_number: '', address2: '1.250' }, { streetNumber: '1250' }],
  ['ar', { additional_info: 'Piso 5°  A' }, { additionalInfo: 'Piso 5º A' }],
  ['ar', { address1: 'Av. Nuñez 🏠' }, { address1: 'Av. Nuñez' }],
  ['ar', { fk_customer_address_city: '0', city: 'Villa Nueva' }, { cityId: null, city: 'Villa Nueva' }],
  ['cl', { phone: '+56 9 8765 4321' }, { phone: '987654321', prefix: '' }],
  ['cl', { postcode: '751-0118' }, { postcode: '7510118' }],
  ['cl', { postcode: '' }, { postcode: '' }],
  ['ar', { street_number: 's/n' }, { streetNumber: 'S/N' }],
  ['cl', { prefix: '2' }, { prefix: '' }],
  ['co', { phone: '310 456-78.90' }, { phone: '3104567890' }],
  ['co', { address1: 'Cra. 7 # 12-80/2' }, { address1: 'Cra. 7 # 12-80/2' }],
  ['co', { phone_optional: '' }, { phone2: null }],
  ['co', { is_default_shipping: '1' }, { isDefaultShipping: true, isDefaultBilling: false }],
] as const)('U62 OP-066 ACC-08 ACC-09 ACC-10 ACC-15 in %s %j is read as %j', (country, given, read) => {
  expect(valueOf({ ...typed[country], ...given }, country)).toMatchObject(read)
})

test.each([
  ['ar', { first_name: '' }, 'first_name'],
  ['ar', { last_name: 'X Æ A-12' }, 'last_name'],
  ['ar', { prefix: '' }, 'prefix'],
  ['ar', { prefix: '1' }, 'prefix'],
  ['ar', { prefix: '29011' }, 'prefix'],
  ['ar', { phone: '' }, 'phone'],
  ['ar', { phone: '45678' }, 'phone'],
  ['ar', { phone: '456789012' }, 'phone'],
  ['ar', { phone: '4567890a' }, 'phone'],
  ['ar', { phone_optional: '123' }, 'phone_optional'],
  ['ar', { postcode: '' }, 'postcode'],
  ['ar', { postcode: '141' }, 'postcode'],
  ['ar', { postcode: '14145' }, 'postcode'],
  ['ar', { address1: '' }, 'address1'],
  ['ar', { address1: '<b>Honduras</b>' }, 'address1'],
  ['ar', { address1: 'a'.repeat(101) }, 'address1'],
  ['ar', { additional_info: '"; drop table' }, 'additional_info'],
  ['ar', { street_number: '' }, 'street_number'],
  ['ar', { street_number: '1234567890' }, 'street_number'],
  ['ar', { street_number: 's-n' }, 'street_number'],
  ['ar', { fk_customer_address_region: '' }, 'fk_customer_address_region'],
  ['ar', { fk_customer_address_region: '1e3' }, 'fk_customer_address_region'],
  ['ar', { fk_customer_address_region: '99999999999' }, 'fk_customer_address_region'],
  ['ar', { fk_customer_address_city: '0' }, 'fk_customer_address_city'],
  ['ar', { fk_customer_address_city: '-1' }, 'fk_customer_address_city'],
  ['ar', { address_type_id: 'casa' }, 'address_type_id'],
  ['cl', { phone: '98765432' }, 'phone'],
  ['cl', { phone: '9876543210' }, 'phone'],
  ['cl', { postcode: '751011' }, 'postcode'],
  ['co', { phone: '310456789' }, 'phone'],
  ['co', { postcode: 'x' }, 'postcode'],
  ['co', { street_number: '11-27' }, 'street_number'],
] as const)(
  'VAL-09 VAL-10 VAL-12 VAL-13 VAL-15 VAL-16 VAL-18 in %s %j is refused at %s alone',
  (country, given, field) => {
    expect(Object.keys(errorsOf({ ...typed[country], ...given }, country))).toEqual([field])
  },
)

test('VAL-23 an empty form reports all errors at once', () => {
  const empty = Object.fromEntries(Object.keys(blank).map((field) => [field, ''])) as AddressFields
  expect(Object.keys(errorsOf(empty, 'ar')).toSorted()).toEqual([
    'address1',
    'first_name',
    'fk_customer_address_city',
    'fk_customer_address_region',
    'last_name',
    'phone',
    'postcode',
    'prefix',
    'street_number',
  ])
})

test('OP-066 a phone without anything to take away stays', () => {
  expect(normalisePhone('154567', 'ar')).toBe('154567')
})

const known: KnownPlaces = {
  region: { id: 5402 },
  city: { name: 'CABA', regionId: 5402 },
  regionOfPostcode: 5402,
  type: { id: 1, enabled: true },
}
test.each([
  ['all is known', {}, undefined],
  ['a postcode that no region claims', { regionOfPostcode: undefined }, undefined],
  ['a region of another store', { region: undefined }, 'customer_data_errors'],
  ['a city of another region', { city: { name: 'Rosario', regionId: 5482 } }, 'customer_data_errors'],
  ['an unknown city', { city: undefined }, 'customer_data_errors'],
  ['an unknown type', { type: undefined }, 'customer_data_errors'],
  ['no deliveries to such a type', { type: { id: 4, enabled: false } }, 'customer_data_errors'],
  ['another region’s postcode', { regionOfPostcode: 5482 }, 'postcode_outside_region'],
] as const)('INV-22 ERR-09 OP-072 %s', (_, facts, code) => {
  const address = valueOf({ ...typed.ar, is_default_shipping: '1' }, 'ar')
  const place = () => placeAddress(address, { ...known, ...facts })
  if (code) expect(place).toThrow(code)
  else expect(place()).toMatchObject({ city: 'CABA', typeId: 1 })
})

const flags = (shipping: '0' | '1', billing: '0' | '1') => ({
  is_default_shipping: shipping,
  is_default_billing: billing,
})
test.each([
  ['none', [], undefined, undefined],
  ['the only one', [flags('0', '0')], 0, 0],
  ['the only one, though it is for bills', [flags('0', '1')], 0, 0],
  ['the flagged ones', [flags('0', '0'), flags('0', '1'), flags('1', '0')], 2, 1],
  ['one for both', [flags('0', '0'), flags('1', '1')], 1, 1],
  ['the first for neither', [flags('0', '1'), flags('0', '0'), flags('0', '0')], 1, 0],
  ['nobody: each of two is for bills or for neither', [flags('0', '1'), flags('0', '1')], undefined, 0],
] as const)('ACC-11 ACC-12 the default address of %s', (_, addresses, shipping, billing) => {
  const all = [...addresses]
  const at = (purpose: 'shipping' | 'billing') => {
    const found = defaultAddress(all, purpose)
    return found && all.indexOf(found)
  }
  expect([at('shipping'), at('billing')]).toEqual([shipping, billing])
})
