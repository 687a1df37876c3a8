import { expect, test } from 'vitest'
import { referenceOf } from './movements.ts'
import { walletMoney } from './wallet-money.ts'

const now = Date.parse('2026-11-15T15:00:00Z')
const aDay = 24 * 60 * 60 * 1000
const zone = 'America/Argentina/Buenos_Aires'
const bound = (remaining: number, days: number | null) => {
  return { id: 1, remaining, expiresAt: days === null ? null : now + days * aDay }
}

test.each([
  ['an empty wallet', 0, [], [0, 0, null]],
  ['free money', 100, [], [100, 100, null]],
  ['a gift card without an end', 100, [bound(40, null)], [100, 60, null]],
  ['a gift that ends soon', 100, [bound(40, 24)], [100, 60, [40, 24]]],
  ['the very day before a month', 100, [bound(40, 30)], [100, 60, [40, 30]]],
  ['a gift that ends later than in a month', 100, [bound(40, 31)], [100, 60, null]],
  // The nightly job has not removed it yet: it cannot be spent, and it never was withdrawable.
  ['a gift whose end has passed', 100, [bound(40, 0)], [60, 60, null]],
  ['the nearer of two ends', 100, [bound(30, 20), bound(10, 5)], [100, 60, [10, 5]]],
  ['two gifts that end on one day', 100, [bound(30, 5), bound(10, 5.2)], [100, 60, [40, 5]]],
  // 5.6 days later is after midnight in Buenos Aires.
  ['two gifts with midnight between them', 100, [bound(30, 5), bound(10, 5.6)], [100, 60, [30, 5]]],
  ['a gift that is spent', 100, [bound(0, 5)], [100, 100, null]],
  ['more bound than there is', 30, [bound(40, null)], [30, 0, null]],
] as const)('INV-13 INV-14 R18 OP-084 %s', (_, balance, money, [spendable, withdrawable, expiring]) => {
  expect(walletMoney(balance, money, now, zone)).toEqual({
    spendable,
    withdrawable,
    expiring: expiring && { amount: expiring[0], expiresAt: now + expiring[1] * aDay },
  })
})

test.each([
  ['order', 'R104', { type: 'order', id: 'R104' }],
  ['exchange', 'C1009', { type: 'exchange', id: 'C1009' }],
  ['withdrawal', '7', { type: 'withdrawal', id: '7' }],
  ['movement', '9', { type: 'movement', id: '9' }],
  ['credit', '5', { type: 'credit', id: '5' }],
  ['secret', '5', null],
  [null, null, null],
] as const)('a movement that refers to %s %s belongs to %j', (type, id, reference) => {
  expect(referenceOf(type, id)).toEqual(reference)
})
