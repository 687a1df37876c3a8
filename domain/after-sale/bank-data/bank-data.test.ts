import { expect, test } from 'vitest'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { bankSentences, checkBankData, lastFour, type BankData, type BankFields } from './bank-data.ts'

const banks = { ar: [], cl: ['Banco del Puerto'], co: ['Banco Frailejón'] } as const
const forms: Record<OpenCountry, BankFields> = {
  ar: {
    owner: 'Ana Paredes',
    owner_document: '28.456.123',
    cbu: '0110040200001234567891',
    account_number: '',
    cuit_cuil: '27-28456123-1',
    account_type: 'savings',
    owner_email: ' Ana@Example.com ',
  },
  cl: {
    owner: 'Gabi Riquelme',
    owner_rut: '12.345.678-5',
    bank: 'Banco del Puerto',
    account_number: '00123-456',
    account_type: 'checking',
    owner_email: 'gabi@example.com',
  },
  co: {
    owner: 'Hernán Castaño',
    owner_document: '1.032.456.789',
    bank: 'Banco Frailejón',
    account_number: '204 567 891 23',
    account_type: 'savings',
    owner_email: 'hernan@example.com',
  },
}
const check = (country: OpenCountry, changed: BankFields = {}) =>
  checkBankData({ ...forms[country], ...changed }, { country, banks: banks[country] })
const valueOf = (country: OpenCountry, changed: BankFields = {}) =>
  (check(country, changed) as { value: BankData }).value

test('ACC-20 OP-091 Argentina: written with dots and hyphens, kept without; the CBU names the account', () => {
  expect(valueOf('ar')).toEqual({
    owner: 'Ana Paredes',
    owner_document: '28456123',
    cbu: '0110040200001234567891',
    account_number: '0000123456789',
    cuit_cuil: '27284561231',
    account_type: 'savings',
    owner_email: 'ana@example.com',
    owner_rut: null,
    bank: null,
  })
})

test('ACC-21 OP-091 Chile: the RUT is the document, and numbers a Cuenta RUT by itself', () => {
  expect(valueOf('cl')).toMatchObject({
    owner_rut: '123456785',
    owner_document: '123456785',
    account_number: '00123456',
  })
  const ofRut = valueOf('cl', { account_type: 'rut', account_number: 'lo que sea' })
  expect(ofRut).toMatchObject({ account_type: 'rut', account_number: '12345678' })
  expect(valueOf('cl', { owner_rut: '9.999.999-3', account_type: 'rut' })).toMatchObject({ account_number: '9999999' })
})

test('OP-091 Colombia: document, bank and account', () => {
  expect(valueOf('co')).toMatchObject({ owner_document: '1032456789', bank: 'Banco Frailejón', cbu: null })
})

test.each([
  ['ar', { cbu: '0110 0402 0000 1234 5678 91' }, '0110040200001234567891'],
  ['ar', { cbu: 'Mate.Luna-Sol' }, 'mate.luna-sol'],
  // A check digit of 0, which a well-known library refuses.
  ['ar', { cbu: '2850590940090418135201' }, '2850590940090418135201'],
] as const)('ACC-20 %s %j is the account %s', (country, changed, cbu) => {
  expect(valueOf(country, changed).cbu).toBe(cbu)
})

const required = 'Campo obligatorio'
test.each([
  ['ar', { cbu: '0110040200001234567892' }, { cbu: bankSentences.cbu }],
  ['ar', { cbu: '011004020000123456789' }, { cbu: bankSentences.cbu }],
  ['ar', { cbu: 'corto' }, { cbu: bankSentences.alias }],
  ['ar', { cbu: 'con espacio aquí' }, { cbu: bankSentences.alias }],
  ['ar', { cbu: '' }, { cbu: required }],
  ['ar', { cuit_cuil: '27284561232' }, { cuit_cuil: bankSentences.cuit }],
  ['ar', { cuit_cuil: '' }, { cuit_cuil: required }],
  ['ar', { owner_document: '123' }, { owner_document: bankSentences.document }],
  ['ar', { account_number: '40000x' }, { account_number: bankSentences.account }],
  ['ar', { account_type: 'rut' }, { account_type: bankSentences.accountType }],
  ['ar', { owner: '', owner_email: 'ana' }, { owner: required, owner_email: 'Ingrese una dirección de E-mail válida' }],
  ['cl', { owner_rut: '12345678-4' }, { owner_rut: bankSentences.rut }],
  ['cl', { owner_rut: '', account_type: 'rut' }, { owner_rut: required }],
  ['cl', { bank: 'Banco Frailejón' }, { bank: bankSentences.bank }],
  ['cl', { account_number: '' }, { account_number: required }],
  ['co', { account_number: '12a' }, { account_number: bankSentences.account }],
  ['co', { account_number: '123' }, { account_number: bankSentences.accountLength }],
  ['co', { owner_document: '' }, { owner_document: required }],
  ['co', { bank: '' }, { bank: bankSentences.bank }],
] as const)('EXC-14 OP-091 %s %j is refused', (country, changed, errors) => {
  expect(check(country, changed)).toEqual({ errors })
})

test.each([
  [{ cbu: '0110040200001234567891', account_number: '1' }, '7891'],
  [{ cbu: 'mate.luna', account_number: '' }, 'luna'],
  [{ cbu: null, account_number: '20456789123' }, '9123'],
])('U75 of %j only %s is shown', (account, shown) => {
  expect(lastFour(account)).toBe(shown)
})
