import { expect, test } from 'vitest'
import { goodwillLimit, mayGive } from './goodwill.ts'

test.each([
  [['care'], 'ar', 5_000_000, 0, true],
  [['care'], 'ar', 5_000_001, 0, false],
  [['care'], 'ar', 3_000_000, 2_000_001, false],
  [['care', 'owner'], 'ar', 5_000_001, 0, true],
  [['finance'], 'ar', 1, 0, false],
  [['owner'], 'cl', 500_000, 0, true],
  [['reader'], 'ar', 1, 0, false],
  [['orders'], 'co', 1, 0, false],
  [['owner'], 'ar', 0, 0, false],
  [['owner'], 'ar', -5, 0, false],
] as const)('OP-078 %j in %s may give %i after %i: %s', (roles, country, amount, givenLately, may) => {
  expect(mayGive({ roles, country, amount, givenLately })).toBe(may)
})

test('OP-078 who has no role that gives has no limit to reach', () => {
  expect(goodwillLimit([], 'ar')).toBe(0)
})
