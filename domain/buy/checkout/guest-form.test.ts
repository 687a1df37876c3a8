import { expect, test } from 'vitest'
import { addressSentences, citySentence, phoneSentence } from '#domain/customers/addresses/address-fields.ts'
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
  barrio: '',
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
    city: citySentence('ar'),
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
  ['place', '', 'Falta elegir la ciudad.'],
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
      'ar',
    ),
  ).toEqual({
    name: 'A',
    place: 'B',
    phone: 'C',
    postcode: 'D',
  })
})

const inColombia: GuestForm = {
  ...typed,
  identification: '1020304050',
  phone: '310 456 7890',
  address1: 'Calle 93 # 11-27',
  street_number: '',
  barrio: 'Chicó',
  additional_info: 'Apto 301',
  postcode: '',
}

test('U58 in Colombia one line is street and plate, and the barrio goes before what else the courier needs', () => {
  expect(guestOrderFields(inColombia, 'co')).toMatchObject({
    address1: 'Calle 93 # 11',
    street_number: '27',
    additional_info: 'Barrio Chicó, Apto 301',
  })
  expect(checkGuest(inColombia, 'co', { isKnown: false })).toEqual({})
  expect(checkGuest({ ...inColombia, address1: 'Calle 93' }, 'co', { isKnown: false })).toEqual({
    address1: addressSentences.plate,
  })
  expect(checkGuest({ ...inColombia, address1: '' }, 'co', { isKnown: false })).toEqual({
    address1: fieldSentences.required,
  })
})

test('U58 Chile asks for no postcode and for the comuna', () => {
  const inChile = { ...typed, identification: '12.345.678-5', phone: '8765 4321', postcode: '' }
  expect(checkGuest(inChile, 'cl', { isKnown: false })).toEqual({})
  expect(checkGuest({ ...inChile, place: '' }, 'cl', { isKnown: false })).toEqual({ place: 'Falta elegir la comuna.' })
})

test('OP-042 a pickup asks for who collects it alone', () => {
  const contact = { ...typed, place: '', address1: '', street_number: '', postcode: '' }
  expect(checkGuest(contact, 'ar', { isKnown: false, needs: 'contact' })).toEqual({})
  expect(checkGuest({ ...contact, phone: '', name: '' }, 'ar', { isKnown: true, needs: 'contact' })).toEqual({
    name: fieldSentences.required,
    phone: fieldSentences.required,
  })
  expect(checkGuest({ ...contact, phone: '' }, 'ar', { isKnown: false, needs: 'name' })).toEqual({})
})
