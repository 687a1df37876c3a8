import { expect, test } from 'vitest'
import { socialAccountFields, socialMiddleName, type SocialProfile, type TypedProfile } from './social-account.ts'

const profile: SocialProfile = {
  subject: '1',
  email: 'lu@example.com',
  firstName: 'Lucía',
  middleName: 'Inés',
  lastName: 'Prado',
  gender: 'female',
  birthday: '1990-02-07',
}
const nothing: TypedProfile = {
  email: '',
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '',
  birthday: '',
  identification: '',
  identification_type: '',
}

test.each([
  [
    'nothing typed',
    profile,
    {},
    { email: 'lu@example.com', first_name: 'Lucía', year: '1990', month: '02', day: '07' },
  ],
  [
    'S26 C9 a typed e-mail never replaces the provider’s',
    profile,
    { email: 'ana@example.com' },
    { email: 'lu@example.com' },
  ],
  [
    'a typed e-mail where the provider has none',
    { ...profile, email: null },
    { email: 'x@example.com' },
    { email: 'x@example.com' },
  ],
  ['no e-mail at all', { ...profile, email: null }, {}, { email: '' }],
  ['a typed name', profile, { firstName: 'Lu' }, { first_name: 'Lu', last_name: 'Prado' }],
  ['a typed birthday', profile, { birthday: '1991-3-4' }, { year: '1991', month: '3', day: '4' }],
  ['no birthday', { ...profile, birthday: null }, {}, { year: '', month: '', day: '' }],
  ['a typed gender', profile, { gender: 'other' }, { gender: 'other' }],
  ['no gender', { ...profile, gender: null }, {}, { gender: '' }],
  [
    'a document',
    profile,
    { identification: '30123456', identification_type: 'DNI' },
    { identification: '30123456', identification_type: 'DNI' },
  ],
])('OP-070 the fields of an account: %s', (_, given, typed, expected) => {
  expect(socialAccountFields(given, { ...nothing, ...typed })).toMatchObject(expected)
})

test.each([
  ['', 'Inés'],
  ['Sol', 'Sol'],
  ['<b>', null],
])('OP-070 the middle name, typed %j', (middleName, expected) => {
  expect(socialMiddleName(profile, { ...nothing, middleName })).toBe(expected)
})
