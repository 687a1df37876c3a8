import { expect, test } from 'vitest'
import { maxMailAttempts, nextAttempt } from './attempts.ts'

const now = new Date('2026-11-15T15:00:00Z')
const minutes = (attempts: number) => (nextAttempt(attempts, false, now)!.getTime() - now.getTime()) / 60_000

test('R13 pauses double from a minute to four hours', () => {
  expect([1, 2, 3, 4, 8, 9, 11].map(minutes)).toEqual([1, 2, 4, 8, 128, 240, 240])
})

test('R13 a mail is tried for most of a day and then given up', () => {
  const pauses = Array.from({ length: maxMailAttempts - 1 }, (_, index) => minutes(index + 1))
  expect(pauses.reduce((sum, each) => sum + each) / 60).toBeGreaterThan(16)
  expect(nextAttempt(maxMailAttempts, false, now)).toBeUndefined()
})

test('R13 what will never be taken is not tried again', () => {
  expect(nextAttempt(1, true, now)).toBeUndefined()
})
