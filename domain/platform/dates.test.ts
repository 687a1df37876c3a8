import { expect, test } from 'vitest'
import { addDays, instantIn, isDay, longDate, shortDate } from './dates.ts'
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

test.each([
  ['2026-11-15', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-11-15', false],
  ['2026-11-15T00:00', false],
  ['', false],
])('%j is a day: %s', (text, isOne) => expect(isDay(text)).toBe(isOne))

test('days are added over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addDays('2028-02-28', 1)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2028-02-29',
  ])
})

test.each([
  ['ar', '2026-11-15', '00:00', '2026-11-15T03:00:00.000Z'],
  ['co', '2026-11-15', '23:59', '2026-11-16T04:59:00.000Z'],
  ['cl', '2026-01-15', '00:00', '2026-01-15T03:00:00.000Z'],
  ['cl', '2026-07-15', '12:30', '2026-07-15T16:30:00.000Z'],
  // Clocks of Chile go from midnight to one that night: the day begins at one.
  ['cl', '2026-09-06', '00:00', '2026-09-06T04:00:00.000Z'],
  ['cl', '2026-09-05', '23:00', '2026-09-06T03:00:00.000Z'],
] as const)('in %s clocks show %s %s at %s', (country, day, hour, instant) => {
  expect(instantIn(zone(country), day, hour).toISOString()).toBe(instant)
})
