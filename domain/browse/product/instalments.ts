import { toMinor, toUnits } from '#domain/platform/money.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'

/** The number of instalments of the estimate: without interest (OP-041). */
export const instalmentCount = 3

/** One instalment in currency units. Rounded up: a smaller figure would be a false promise. */
export function instalmentOf(price: number, profile: Pick<CountryProfile, 'currencyExponent'>): number {
  return toUnits(Math.ceil(toMinor(price, profile) / instalmentCount), profile)
}

/** Whether a country can pay in the instalments of the estimate: lists promise only what the checkout offers. */
export type OffersInstalments = (country: OpenCountry) => boolean
