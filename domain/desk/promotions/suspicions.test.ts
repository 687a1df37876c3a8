import { expect, test } from 'vitest'
import { suspicionsOf } from './suspicions.ts'

type Facts = Parameters<typeof suspicionsOf>[0]
const rule: Facts = {
  kind: 'percent',
  amount: 20,
  maxDiscount: null,
  minSubtotal: null,
  firstDay: '2026-11-19',
  lastDay: '2026-11-22',
  maxUses: null,
  maxUsesPerCustomer: 1,
  needsRecentPurchaseDays: null,
  newCustomersOnly: false,
  isCoupon: true,
  isSingleUse: false,
}

test.each<[string, Partial<Facts>, string[]]>([
  ['once for each customer', {}, []],
  ['for everybody, as often as one likes', { maxUsesPerCustomer: null }, ['no_cost_limit']],
  ['a hundred times in all', { maxUsesPerCustomer: null, maxUses: 100 }, []],
  ['codes for single use', { maxUsesPerCustomer: null, isSingleUse: true }, []],
  ['free shipping for everybody', { kind: 'free_shipping', amount: 0, maxUsesPerCustomer: null }, []],
  ['sixty percent', { amount: 60 }, ['gives_most']],
  ['fifty-nine percent', { amount: 59 }, []],
  ['everything, up to an amount', { amount: 100, maxDiscount: 1000 }, []],
  ['a year', { lastDay: '2027-11-19' }, []],
  ['more than a year', { lastDay: '2027-11-20' }, ['lasts_long']],
  ['an amount from any cart', { kind: 'fixed', amount: 5000 }, ['below_amount']],
  ['an amount from a larger cart', { kind: 'fixed', amount: 5000, minSubtotal: 5001 }, []],
  ['new customers, as often as one likes', { newCustomersOnly: true, maxUsesPerCustomer: null }, ['many_uses_of_one']],
  ['a promotion of twenty percent', { isCoupon: false, maxUsesPerCustomer: null }, []],
  [
    'a promotion of everything for ever',
    { isCoupon: false, amount: 100, lastDay: '2099-01-01' },
    ['gives_most', 'lasts_long'],
  ],
])('what looks like a mistake: %s', (_, change, expected) => {
  expect(suspicionsOf({ ...rule, ...change })).toEqual(expected)
})
