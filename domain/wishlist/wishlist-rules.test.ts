import { expect, test } from 'vitest'
import { priceFall } from './wishlist-rules.ts'

test.each([
  ['cheaper', 30_000, 25_000, 5000],
  ['the same', 30_000, 30_000, null],
  ['dearer', 30_000, 31_000, null],
  ['unknown', null, 25_000, null],
])('WISH-01 a favourite that is %s since it was added', (_, whenAdded, now, fall) => {
  expect(priceFall(whenAdded, now)).toBe(fall)
})
