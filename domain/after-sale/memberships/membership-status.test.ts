import { expect, test } from 'vitest'
import { currentMembershipStatus, monthsAfter } from './membership-status.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date(now.getTime() + 1)

const before = new Date(now.getTime() - 1)

test.each([
  ['active', before, later, 'active'],
  ['active', before, now, 'expired'],
  ['pending', later, later, 'pending'],
  ['pending', now, later, 'active'],
  ['pending', before, now, 'expired'],
  ['expired', before, now, 'expired'],
  // Stays cancelled, also after the end it would have had.
  ['cancelled', before, later, 'cancelled'],
  ['cancelled', before, now, 'cancelled'],
] as const)('OP-085 a membership recorded as %s from %s until %s is %s', (status, startsAt, endsAt, expected) => {
  expect(currentMembershipStatus({ status, startsAt, endsAt }, now)).toBe(expected)
})

test.each([
  ['2026-11-15', 12, '2027-11-15'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('OP-085 from %s for %i months is until %s', (from, months, until) => {
  expect(monthsAfter(new Date(`${from}T12:00:00Z`), months).toISOString()).toBe(`${until}T12:00:00.000Z`)
})
