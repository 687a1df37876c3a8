import { expect, test } from 'vitest'
import { shownTotals } from './shown-totals.ts'

const none = { discount: 0, coupons: [], shipping: 0, walletUsed: 0 }
const coupon = { code: 'BIENVENIDA10', amount: 300, isCredit: false }
const credit = { code: 'CRED-ANA-4', amount: 2_000, isCredit: true }
const sum = (all: readonly { amount: number }[]) => all.reduce((so, { amount }) => so + amount, 0)

test.each([
  ['nothing but goods', { ...none, subTotal: 5_000, total: 5_000 }, 5_000],
  ['with shipping', { ...none, subTotal: 5_000, shipping: 599, total: 5_599 }, 5_599],
  ['a coupon', { ...none, subTotal: 5_000, discount: 300, coupons: [coupon], total: 4_700 }, 4_700],
  ['a promotion and a coupon', { ...none, subTotal: 5_000, discount: 800, coupons: [coupon], total: 4_200 }, 4_200],
  ['a wallet', { ...none, subTotal: 8_319, shipping: 0, walletUsed: 3_100, total: 5_219 }, 8_319],
  ['a wallet that pays all of it', { ...none, subTotal: 500, walletUsed: 500, total: 0 }, 500],
  ['a credit', { ...none, subTotal: 5_000, discount: 2_000, coupons: [credit], total: 3_000 }, 5_000],
  [
    'all of it',
    { subTotal: 9_000, discount: 2_900, coupons: [coupon, credit], shipping: 599, walletUsed: 1_000, total: 5_699 },
    8_699,
  ],
  ['a coupon that took nothing', { ...none, subTotal: 500, coupons: [{ ...coupon, amount: 0 }], total: 500 }, 500],
])('what is shown adds up: %s', (_, amounts, total) => {
  const shown = shownTotals(amounts)
  expect(shown.total).toBe(total)
  expect(sum(shown.rows)).toBe(total)
  expect(sum(shown.paidBy)).toBe(total)
})

test('a credit pays the order, a coupon makes it cheaper', () => {
  const amounts = {
    subTotal: 9_000,
    discount: 2_900,
    coupons: [coupon, credit],
    shipping: 0,
    walletUsed: 0,
    total: 6_100,
  }
  expect(shownTotals(amounts)).toEqual({
    rows: [
      { kind: 'products', amount: 9_000 },
      { kind: 'coupon', code: 'BIENVENIDA10', amount: -300 },
      { kind: 'discount', amount: -600 },
      { kind: 'shipping', amount: 0 },
    ],
    total: 8_100,
    paidBy: [
      { kind: 'credit', code: 'CRED-ANA-4', amount: 2_000 },
      { kind: 'rest', amount: 6_100 },
    ],
  })
})
