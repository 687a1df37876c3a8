import { toUnits } from '#domain/money.ts'
import type { StoreProfile } from '#domain/store/settings.ts'

/** What a price tag says, in currency units. */
export type PriceShown = {
  numericOriginalPrice: number
  numericDiscountPrice: number | null
  discountPercent: number
}

/**
 * The tag of a product whose price in force may be lower than its list price, both in minor units (PDP-03, INV-04). The
 * percentage is cut, never rounded up: the tag does not promise more than it takes off, and the list says the same.
 */
export function priceShown(
  listPrice: number,
  priceInForce: number,
  profile: Pick<StoreProfile, 'currencyExponent'>,
): PriceShown {
  const isReduced = priceInForce < listPrice
  return {
    numericOriginalPrice: toUnits(listPrice, profile),
    numericDiscountPrice: isReduced ? toUnits(priceInForce, profile) : null,
    discountPercent: isReduced ? Math.floor(((listPrice - priceInForce) * 100) / listPrice) : 0,
  }
}
