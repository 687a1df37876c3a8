import { expect, test } from 'vitest'
import { longDate, shortDate } from './dates.ts'
import { countryProfiles } from './country/settings.ts'

const zone = (country: 'ar' | 'cl' | 'co') => countryProfiles[country].timeZone

test.each([
  ['ar', '2026-03-01T02:05:00Z', '28 de febrero de 2026 - 23:05'],
  ['ar', '2026-11-15T12:00:00Z', '15 de noviembre de 2026 - 9:00'],
  ['co', '2026-01-01T04:59:59Z', '31 de diciembre de 2025 - 23:59'],
  // Chile has daylight saving time: the same clock time is another instant in winter.
  ['cl', '2026-01-15T03:00:00Z', '15 de enero de 2026 - 0:00'],
  ['cl', '2026-07-15T04:00:00Z', '15 de julio de 2026 - 0:00'],
] as const)('CONST-02 in %s %s is written out in full', (country, instant, written) => {
  expect(longDate(new Date(instant), zone(country))).toBe(written)
})

test('CONST-03 the short form is DD/MM/YYYY on the store’s own day', () => {
  expect(shortDate(new Date('2026-11-02T01:00:00Z'), zone('ar'))).toBe('01/11/2026')
})
