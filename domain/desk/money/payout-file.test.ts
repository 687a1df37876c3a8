import { expect, test } from 'vitest'
import type { BankData } from '#domain/after-sale/bank-data/bank-data.ts'
import { payoutFile, sumOfLines, type PayoutLine } from './payout-file.ts'

const account: BankData = {
  owner: 'Ana Paredes',
  owner_document: '28456123',
  cbu: '2850590940090418135201',
  account_number: '0041813520',
  cuit_cuil: '27284561231',
  account_type: 'checking',
  owner_email: 'ana@example.com',
  owner_rut: '123456785',
  bank: 'Banco del Río',
}
const line = (more: Partial<PayoutLine> = {}): PayoutLine => ({
  kind: 'withdrawal',
  ref: '7',
  amount: 100_050,
  account,
  ...more,
})

test.each([
  ['ar', {}, '2850590940090418135201,27284561231,Ana Paredes,ana@example.com,1000.50,RETIRO-7'],
  [
    'ar',
    { account: { ...account, cbu: 'mi.alias.banco' } },
    'mi.alias.banco,27284561231,Ana Paredes,ana@example.com,1000.50,RETIRO-7',
  ],
  [
    'ar',
    { kind: 'return', ref: 'C1001' },
    '2850590940090418135201,27284561231,Ana Paredes,ana@example.com,1000.50,DEVOLUCION-C1001',
  ],
  [
    'cl',
    { kind: 'credit' },
    '123456785,Ana Paredes,Banco del Río,checking,0041813520,ana@example.com,100050,CREDITO-7',
  ],
  ['co', {}, '28456123,Ana Paredes,Banco del Río,checking,0041813520,ana@example.com,100050,RETIRO-7'],
  [
    'co',
    { account: { ...account, owner: '=cmd|, "x"\r\n;Ana' } },
    '28456123,cmd| x Ana,Banco del Río,checking,0041813520,ana@example.com,100050,RETIRO-7',
  ],
] as const)('OP-078 S41 the file for the banks of %s %j', (country, more, expected) => {
  const [head, row, ...rest] = payoutFile(country, [line(more)]).split('\r\n')
  expect(row).toBe(expected)
  expect(head!.split(',')).toHaveLength(expected.split(',').length)
  expect(rest).toEqual([''])
})

test('OP-078 the sum of a file is that of its lines', () => {
  expect(sumOfLines([line(), line({ amount: 50 })])).toBe(100_100)
  expect(sumOfLines([])).toBe(0)
})
