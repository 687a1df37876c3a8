import { expect, test } from 'vitest'
import { addressSentences, phoneSentence } from '#domain/customers/addresses/address-fields.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import { checkGuest, guestErrors, guestOrderFields, guestSentences, otherCity, type GuestForm } from './guest-form.ts'

const typed: GuestForm = {
  email: ' Lucia@Example.com ',
  name: 'Lucía  Fernández Ruiz',
  identification: '28.456.123',
  identification_type: '',
  phone: '11 4567-8901',
  place: '2-17',
  region: '',
  city: '',
  address1: 'Av. Corrientes',
  street_number: '1250',
  additional_info: '',
  postcode: '1043',
}

test('U58 eight fields make all that an order needs', () => {
  expect(guestOrderFields(typed, 'ar')).toEqual({
    email: 'lucia@example.com',
    identification: '28.456.123',
    identification_type: 'DNI',
    first_name: 'Lucía',
    last_name: 'Fernández Ruiz',
    prefix: '11',
    phone: '45678901',
    address1: 'Av. Corrientes',
    street_number: '1250',
    additional_info: '',
    postcode: '1043',
    fk_customer_address_region: '2',
    fk_customer_address_city: '17',
    city: '',
  })
  expect(checkGuest(typed, 'ar', { isKnown: false })).toEqual({})
})

test('ACC-15 a city that is not listed is written, with its region', () => {
  const other = { ...typed, place: otherCity, region: '5', city: 'Tilcara' }
  expect(guestOrderFields(other, 'ar')).toMatchObject({
    fk_customer_address_region: '5',
    fk_customer_address_city: '',
    city: 'Tilcara',
  })
  expect(checkGuest({ ...other, region: '', city: '' }, 'ar', { isKnown: false })).toEqual({
    region: addressSentences.region,
    city: addressSentences.city,
  })
})

test.each<[keyof GuestForm, string, string]>([
  ['email', '', fieldSentences.required],
  ['email', 'lucia', fieldSentences.email],
  ['name', '', fieldSentences.required],
  ['name', 'Lucía', guestSentences.fullName],
  ['name', 'Lucía 4', fieldSentences.name],
  ['identification', '', fieldSentences.required],
  ['identification', '12', fieldSentences.identification],
  ['phone', '', fieldSentences.required],
  ['phone', '4567 8901', guestSentences.areaCode],
  ['phone', '11 4567 89012', phoneSentence('ar')],
  ['place', '', addressSentences.region],
  ['address1', '', fieldSentences.required],
  ['street_number', 'x', addressSentences.streetNumber],
  ['postcode', '12', addressSentences.postcode],
])('U64 %s „%s“ is reported at its field', (field, value, sentence) => {
  expect(checkGuest({ ...typed, [field]: value }, 'ar', { isKnown: false })).toEqual({ [field]: sentence })
})

test('a signed-in customer is not asked for contact data', () => {
  expect(checkGuest({ ...typed, email: '', identification: '' }, 'ar', { isKnown: true })).toEqual({})
})

test('what the server says of its fields is shown where they were typed', () => {
  expect(
    guestErrors(
      { last_name: 'A', fk_customer_address_city: 'B', prefix: 'C', postcode: 'D', 'ZM0001-38': 'out_of_stock' },
      typed,
    ),
  ).toEqual({
    name: 'A',
    place: 'B',
    phone: 'C',
    postcode: 'D',
  })
})
