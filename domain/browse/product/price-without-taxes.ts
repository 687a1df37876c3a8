import { toMinor, toUnits } from '#domain/platform/money.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'

/**
 * Countries whose law requires the price without national taxes beside the price (Argentina: Ley 27.743, transparencia
 * fiscal).
 */
const countriesWithTaxLine: readonly OpenCountry[] = ['ar']

type Terms = Pick<CountryProfile, 'country' | 'currencyExponent'> & { taxPercent: number }

/** The part of a final price, in currency units, that is not tax; undefined where it is not required. */
export function priceWithoutTaxes(price: number, { taxPercent, ...profile }: Terms): number | undefined {
  if (!countriesWithTaxLine.includes(profile.country) || taxPercent <= 0) return undefined
  return toUnits(Math.round((toMinor(price, profile) * 100) / (100 + taxPercent)), profile)
}
