import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, toMinor, toUnits } from './money.ts'
import { countryProfiles } from './country/settings.ts'

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

test.each([
  ['ar', 45_990, '$ 45.990'],
  ['ar', 1999.5, '$ 1.999,50'],
  ['ar', 0, '$ 0'],
  ['cl', 24_990, '$24.990'],
  ['co', 129_900, '$ 129.900'],
] as const)('CONST-01 OP-104 in %s %d is written %s', (country, units, written) => {
  expect(plain(formatPrice(units, countryProfiles[country]))).toBe(written)
})

test('amounts go to currency units and back without losing a cent', () => {
  for (const profile of Object.values(countryProfiles)) {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        (minor) => toMinor(toUnits(minor, profile), profile) === minor,
      ),
    )
  }
})

test.each(['ar', 'cl', 'co'] as const)('OP-104 in %s every price is written as the platform writes it', (country) => {
  const profile = countryProfiles[country]
  const { locale, currency, currencyExponent } = profile
  const platform = (decimals: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // es-CO would write 'COP 45.990'.
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const [whole, withCents] = [platform(0), platform(currencyExponent)]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (minor) => {
      const units = toUnits(minor, profile)
      expect(formatPrice(units, profile)).toBe((Number.isInteger(units) ? whole : withCents).format(units))
    }),
  )
})
