import { expect, test } from 'vitest'
import { membershipNow } from './membership-standing.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date(now.getTime() + 1)

test.each([
  ['active', later, 'active'],
  ['active', now, 'expired'],
  ['pending', later, 'pending'],
  ['expired', now, 'expired'],
  // Cancelled is told as cancelled, also after the end it would have had.
  ['cancelled', later, 'cancelled'],
  ['cancelled', now, 'cancelled'],
] as const)('OP-085 a membership recorded as %s that ends %s is %s', (status, endsAt, told) => {
  expect(membershipNow({ status, endsAt }, now)).toBe(told)
})
