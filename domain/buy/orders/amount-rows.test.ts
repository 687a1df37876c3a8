import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountRows, totalOf, type AmountRow } from './amount-rows.ts'

const nothing = { discount: 0, coupons: [], shipping: null, wallet: 0 }
const shown = (rows: readonly AmountRow[]) => rows.map(({ kind, amount }) => [kind, amount])

test.each([
  [
    'gift cards alone',
    { ...nothing, subTotal: 20_000 },
    [
      ['products', 20_000],
      ['total', 20_000],
      ['left', 20_000],
    ],
  ],
  [
    'a credit: R105',
    {
      ...nothing,
      subTotal: 59_990,
      discount: 3_000,
      coupons: [{ code: 'CRED-ANA-2', amount: 3_000, isCredit: true }],
      shipping: 5_990,
    },
    [
      ['products', 59_990],
      ['shipping', 5_990],
      ['total', 65_980],
      ['credit', -3_000],
      ['left', 62_980],
    ],
  ],
  [
    'a coupon, a promotion, free shipping and the wallet',
    {
      subTotal: 100_000,
      discount: 25_000,
      coupons: [
        { code: 'DIEZ', amount: 10_000, isCredit: false },
        { code: 'ENVIO', amount: 0, isCredit: false },
      ],
      shipping: 0,
      wallet: 31_000,
    },
    [
      ['products', 100_000],
      ['coupon', -10_000],
      ['promotion', -15_000],
      ['shipping', 0],
      ['total', 75_000],
      ['wallet', -31_000],
      ['left', 44_000],
    ],
  ],
])('INV-16 the rows of %s', (_, amounts, expected) => {
  expect(shown(amountRows(amounts))).toEqual(expected)
})

const money = fc.integer({ min: 0, max: 90_000_000 })
const someCoupons = fc.array(fc.record({ code: fc.string(), amount: money, isCredit: fc.boolean() }), { maxLength: 4 })
const someAmounts = fc
  .record({ subTotal: money, coupons: someCoupons, promotion: money, shipping: fc.option(money), wallet: money })
  .map(({ promotion, ...rest }) => ({
    ...rest,
    discount: promotion + rest.coupons.reduce((sum, { amount }) => sum + amount, 0),
  }))

test('INV-16 what is shown sums: costs to the total, and the total less what paid to what is left', () => {
  fc.assert(
    fc.property(someAmounts, (amounts) => {
      const rows = amountRows(amounts)
      const at = rows.findIndex(({ kind }) => kind === 'total')
      const sumOf = (some: readonly AmountRow[]) => some.reduce((sum, { amount }) => sum + amount, 0)
      expect(sumOf(rows.slice(0, at))).toBe(rows[at]!.amount)
      expect(totalOf(amounts)).toBe(rows[at]!.amount)
      const left = rows.at(-1)!
      expect(left.kind).toBe('left')
      expect(sumOf(rows.slice(at, -1))).toBe(left.amount)
      // Nothing of what was paid is lost on the way: what is left is what the shop charges.
      const { subTotal, discount, shipping, wallet } = amounts
      expect(left.amount).toBe(subTotal - discount + (shipping ?? 0) - wallet)
    }),
  )
})
