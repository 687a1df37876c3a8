import { expect, test } from 'vitest'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'
import { agreementRefusal, needsSecondPerson, requestLifeMs, usualLimits } from './second-person.ts'

test.each([
  [100, 100, false],
  [101, 100, true],
  [1, 0, true],
  [0, 0, false],
  [999_999_999, null, false],
])('OP-078 %i with a limit of %s needs a second person: %s', (amount, limit, expected) => {
  expect(needsSecondPerson(amount, limit)).toBe(expected)
})

test('OP-078 the usual limits are some hundred dollars of each country', () => {
  expect(openCountries.map((country) => toUnits(usualLimits[country], countryProfiles[country]))).toEqual([
    300_000, 250_000, 1_000_000,
  ])
})

const now = new Date('2026-11-15T15:00:00Z')
const later = new Date(now.getTime() + requestLifeMs)
test.each([
  ['another person', { status: 'waiting', idStaff: 1, expiresAt: later }, 2, null],
  ['the same person', { status: 'waiting', idStaff: 1, expiresAt: later }, 1, 'own'],
  ['too late', { status: 'waiting', idStaff: 1, expiresAt: now }, 2, 'expired'],
  ['agreed already', { status: 'agreed', idStaff: 1, expiresAt: later }, 2, 'decided'],
  ['rejected already', { status: 'rejected', idStaff: 1, expiresAt: later }, 2, 'decided'],
] as const)('OP-078 who may agree: %s', (_, request, who, expected) => {
  expect(agreementRefusal(request, who, now)).toBe(expected)
})
