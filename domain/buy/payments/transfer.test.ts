import { expect, test } from 'vitest'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isMethodOffered } from './offered.ts'
import { checkTransferAccount, transferLines, type TransferAccountInput } from './transfer.ts'

const nothing = { type: undefined, alias: undefined, email: undefined }
const chilean = {
  ...nothing,
  holder: 'Calandria SpA',
  'tax-id': '76.111.222-3',
  bank: 'Banco de Chile',
  number: '12-345.678',
}
// Two blocks of eight and fourteen digits, each with its check digit.
const argentine = { ...chilean, number: '0170099220000067797370', alias: 'calandria.pagos' }
const account = {
  holder: 'Calandria SpA',
  taxId: '76.111.222-3',
  bank: 'Banco de Chile',
  accountType: null,
  alias: null,
  email: null,
}

test.each<[OpenCountry, TransferAccountInput, object]>([
  ['cl', chilean, { ...account, number: '12345678' }],
  ['ar', argentine, { ...account, number: '0170099220000067797370', alias: 'calandria.pagos' }],
])('an account of %s is understood', (country, input, value) => {
  expect(checkTransferAccount(input, country)).toEqual({ value })
})

test.each<[string, OpenCountry, TransferAccountInput, RegExp]>([
  ['no holder', 'cl', { ...chilean, holder: ' ' }, /^--holder is missing/],
  ['a number of letters', 'cl', { ...chilean, number: 'abc' }, /^--number must be the digits/],
  ['a CBU with a wrong digit', 'ar', { ...argentine, number: '0170099220000067797371' }, /check digits differ/],
  ['a CBU that is too short', 'ar', { ...argentine, number: '017009922' }, /check digits differ/],
  ['markup', 'cl', { ...chilean, alias: '<b>' }, /^--alias must be one line/],
])('an account is refused: %s', (_, country, input, reason) => {
  expect(checkTransferAccount(input, country)).toEqual({ faults: [expect.stringMatching(reason)] })
})

test('what is typed at the bank is named as in the country, the reference last', () => {
  const names = (country: OpenCountry) =>
    transferLines(
      { ...account, number: '1', accountType: 'Vista', alias: 'a.b', email: 'x@y.example' },
      '7K3Q9XMD',
      country,
    ).map(({ name, value }) => `${name}: ${value}`)
  expect(names('cl')).toEqual([
    'Titular: Calandria SpA',
    'RUT: 76.111.222-3',
    'Banco: Banco de Chile',
    'Tipo de cuenta: Vista',
    'Número de cuenta: 1',
    'Alias: a.b',
    'Correo: x@y.example',
    'Referencia: 7K3Q9XMD',
  ])
  expect(names('ar')[4]).toBe('CBU o CVU: 1')
})

test('a store offers what it did not switch off, transfers only with an account, cash only where it takes it', () => {
  const terms = { paymentsOff: ['webpay'], transfer: null, accounts: [], instalments: [], cashOnDelivery: [] }
  expect(isMethodOffered(terms, 'mercadopago')).toBe(true)
  expect(isMethodOffered(terms, 'webpay')).toBe(false)
  expect(isMethodOffered(terms, 'bank_transfer')).toBe(false)
  expect(isMethodOffered({ ...terms, transfer: { ...account, number: '1' } }, 'bank_transfer')).toBe(true)
  expect(isMethodOffered(terms, 'cash_on_delivery')).toBe(false)
  const cash = (maxAmount: number | null) => ({ ...terms, cashOnDelivery: [{ region: null, maxAmount }] })
  expect(isMethodOffered(cash(null), 'cash_on_delivery')).toBe(false)
  expect(isMethodOffered(cash(1), 'cash_on_delivery')).toBe(true)
})
