import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { instalmentCount, instalmentOf } from './instalments.ts'

test.each([
  [179_900, 59_967],
  [90_000, 30_000],
  [1, 1],
])('U44 OP-041 of %d pesos each instalment is %d', (price, part) => {
  expect(instalmentOf(price, countryProfiles.co)).toBe(part)
  expect(part * instalmentCount).toBeGreaterThanOrEqual(price)
})
