import { expect, test } from 'vitest'
import { standingOf } from './credit-standing.ts'

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
  expect(standingOf({ originalAmount: 100, usedAmount, expiresAt }, now)).toBe(status)
})
