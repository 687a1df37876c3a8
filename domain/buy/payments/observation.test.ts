import { expect, test } from 'vitest'
import type { PaymentStatus, ReportedStatus } from './lifecycle.ts'
import { differenceOf, nextCheck, watchedUntil } from './observation.ts'

const createdAt = new Date('2026-11-15T15:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
const payment = (status: PaymentStatus) => ({ status, createdAt, expiresAt: after(60) })

test('a payment is watched until its page and its reservation are over, and 48 hours more', () => {
  expect(watchedUntil({ createdAt, expiresAt: after(60) })).toEqual(after(96 * 60))
  expect(watchedUntil({ createdAt, expiresAt: after(72 * 60) })).toEqual(after(120 * 60))
  expect(watchedUntil({ createdAt, expiresAt: null })).toEqual(after(96 * 60))
})

test.each([
  ['pending', 2, 6],
  ['rejected', 2, 6],
  ['pending', 40, 50],
  ['rejected', 48 * 60, 51 * 60],
  ['rejected', 96 * 60 - 1, 99 * 60 - 1],
  ['rejected', 96 * 60, null],
  ['pending', 96 * 60, null],
  ['approved', 2, null],
  ['held', 2, null],
  ['refund_pending', 2, null],
  ['refunded', 2, null],
] as const)('a payment that is %s after %i minutes is asked about again after %s', (status, minutes, next) => {
  expect(nextCheck(payment(status), after(minutes))).toEqual(next === null ? null : after(next))
})

test('a payment is asked about some fifty times in its four days', () => {
  let count = 0
  for (let at: Date | null = after(2); at; at = nextCheck(payment('rejected'), at)) count += 1
  expect(count).toBeGreaterThan(30)
  expect(count).toBeLessThan(60)
})

const report = (status: ReportedStatus, amount = 1000) => ({ status, amount, currency: 'ARS' })
test.each([
  ['approved', report('approved'), null],
  ['approved', report('approved', 999), '1000 here, 999 at the provider'],
  ['approved', report('refunded'), 'approved here, refunded at the provider'],
  ['approved', report('pending'), 'approved here, pending at the provider'],
  ['approved', undefined, 'approved here, unknown to the provider'],
  ['rejected', report('approved'), 'rejected here, approved at the provider'],
  ['rejected', report('pending'), null],
  ['rejected', report('rejected'), null],
  ['rejected', report('refunded'), null],
  ['rejected', undefined, null],
  ['refunded', report('approved'), 'refunded here, approved at the provider'],
  ['refunded', report('refunded'), null],
  ['pending', report('approved'), null],
  ['refund_pending', report('approved'), null],
  ['held', report('approved', 1), null],
] as const)('%s in our books and %j at the provider: %s', (status, found, expected) => {
  expect(differenceOf({ status, amount: 1000 }, found)).toBe(expected)
})
