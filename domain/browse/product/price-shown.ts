import { toUnits } from '#domain/platform/money.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { percentOff } from './price-in-force.ts'

/** The figures of a price tag, in currency units. */
export type PriceShown = {
  numericOriginalPrice: number
  numericDiscountPrice: number | null
  discountPercent: number
}

/**
 * The price tag of a product whose price in force may be lower than its list price, both in minor units (PDP-03,
 * INV-04).
 */
export function priceShown(
  listPrice: number,
  priceInForce: number,
  profile: Pick<CountryProfile, 'currencyExponent'>,
): PriceShown {
  const isReduced = priceInForce < listPrice
  return {
    numericOriginalPrice: toUnits(listPrice, profile),
    numericDiscountPrice: isReduced ? toUnits(priceInForce, profile) : null,
    discountPercent: percentOff(listPrice, Math.min(priceInForce, listPrice)),
  }
}
