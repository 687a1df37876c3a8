import { expect, test } from 'vitest'
import { creditStatuses } from './credits.ts'
import { creditTimeline, isUsable, creditStatusOf, currentCreditStatus } from './credit-status.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date(now.getTime() + 1)
test.each([
  [0, later, 'available'],
  [40, later, 'partly_used'],
  [100, later, 'used'],
  [100, now, 'used'],
  [40, now, 'expired'],
  [0, now, 'expired'],
] as const)('INV-15: a credit of 100 of which %i are used, valid until %s, is %s', (usedAmount, expiresAt, status) => {
  expect(creditStatusOf({ originalAmount: 100, usedAmount, expiresAt }, now)).toBe(status)
})

test.each([
  ['available', 0, later, 'available'],
  ['available', 0, now, 'expired'],
  ['partly_used', 40, later, 'partly_used'],
  ['partly_used', 40, now, 'expired'],
  ['used', 100, now, 'used'],
  // A request made in time is honoured.
  ['in_process', 0, now, 'in_process'],
  ['exchanged', 100, later, 'exchanged'],
  ['expired', 0, now, 'expired'],
] as const)(
  'INV-15 a credit recorded as %s with %i of 100 used, valid until %s, is %s',
  (status, used, until, expected) => {
    expect(currentCreditStatus({ status, originalAmount: 100, usedAmount: used, expiresAt: until }, now)).toBe(expected)
  },
)

test('INV-15 a cart takes what is not spent, not over and not on its way to become money', () => {
  expect(creditStatuses.filter(isUsable)).toEqual(['available', 'partly_used'])
})

const grantedAt = new Date('2026-10-01T12:00:00Z')
test.each([
  ['available', later, ['available'], ['available true']],
  // A rejected request restores the credit's former status, so one status may occur twice.
  [
    'available',
    later,
    ['available', 'in_process', 'available'],
    ['available true', 'in_process true', 'available true'],
  ],
  ['in_process', later, ['available', 'in_process'], ['available true', 'in_process true', 'exchanged false']],
  [
    'exchanged',
    later,
    ['available', 'in_process', 'exchanged'],
    ['available true', 'in_process true', 'exchanged true'],
  ],
  ['available', now, ['available'], ['available true', 'expired true']],
  ['expired', now, ['available', 'expired'], ['available true', 'expired true']],
] as const)(
  'CRED-01 OP-080 the steps of a credit recorded as %s, valid until %s, after %j',
  (status, until, past, steps) => {
    const credit = { status, originalAmount: 100, usedAmount: status === 'exchanged' ? 100 : 0, expiresAt: until }
    const events = past.map((each) => ({ status: each, label: each, at: grantedAt, note: null }))
    expect(creditTimeline(credit, events, now).map(({ status: step, done }) => `${step} ${done}`)).toEqual(steps)
  },
)
