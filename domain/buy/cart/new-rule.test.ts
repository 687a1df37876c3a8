import { expect, test } from 'vitest'
import { couponFaults, isCodePrefix, isCouponCode, type NewCoupon } from './new-rule.ts'

const now = new Date('2026-11-15T15:00:00Z')
const coupon: NewCoupon = {
  kind: 'percent',
  amount: 10,
  maxDiscount: null,
  minSubtotal: null,
  startsAt: now,
  endsAt: new Date('2026-12-01T03:00:00Z'),
  maxUses: null,
  maxUsesPerCustomer: null,
  combinable: true,
  onDiscounted: true,
  needsRecentPurchaseDays: null,
  newCustomersOnly: false,
  scope: {},
}

test.each<[string, Partial<NewCoupon>, string[]]>([
  ['ten percent', {}, []],
  [
    'with every limit',
    { maxDiscount: 1, minSubtotal: 1, maxUses: 1, maxUsesPerCustomer: 1, needsRecentPurchaseDays: 90 },
    [],
  ],
  ['a hundred percent', { amount: 100 }, []],
  ['nothing off', { amount: 0 }, ['amount']],
  ['more than all', { amount: 101 }, ['amount']],
  ['half a point', { amount: 1.5 }, ['amount']],
  ['an amount', { kind: 'fixed', amount: 500_000 }, []],
  ['no amount', { kind: 'fixed', amount: 0 }, ['amount']],
  ['more than the column holds', { kind: 'fixed', amount: 2_147_483_648 }, ['amount']],
  ['an amount with a bound of a percentage', { kind: 'fixed', amount: 1, maxDiscount: 5 }, ['maxDiscount']],
  ['free shipping', { kind: 'free_shipping', amount: 0 }, []],
  ['free shipping of an amount', { kind: 'free_shipping', amount: 10 }, ['amount']],
  ['new customers only', { newCustomersOnly: true }, []],
  ['new customers who bought lately', { newCustomersOnly: true, needsRecentPurchaseDays: 90 }, ['newCustomersOnly']],
  ['no use', { maxUses: 0 }, ['maxUses']],
  ['an end before its start', { startsAt: coupon.endsAt, endsAt: now }, ['endsAt']],
  ['a period that is over', { startsAt: new Date(0), endsAt: now }, ['endsAt']],
])('coupon rules: %s', (_, change, fields) => {
  expect(couponFaults({ ...coupon, ...change }, now).map(({ field }) => field)).toEqual(fields)
})

test.each([
  ['BIENVENIDA10', true],
  ['ENVIO-GRATIS', true],
  ['AB', false],
  ['bienvenida', false],
  ['A B C', false],
  ['-ABC', false],
  ['AÑO2026', false],
  ['A'.repeat(31), false],
])('the code %s is one that a shopper can type: %s', (code, isOne) => expect(isCouponCode(code)).toBe(isOne))

test.each([
  ['VERANO-', true],
  ['', false],
  ['verano', false],
])('the prefix %j: %s', (prefix, isOne) => expect(isCodePrefix(prefix)).toBe(isOne))
