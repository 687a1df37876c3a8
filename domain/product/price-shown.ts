/** What a price tag says. Amounts are whatever came in: minor units or currency units. */
export type PriceShown = {
  numericOriginalPrice: number
  numericDiscountPrice: number | null
  discountPercent: number
}

/**
 * The tag of a product whose price in force may be lower than its list price (PDP-03, INV-04). The percentage is rounded
 * to the nearest, because special prices are themselves rounded: 30 % off $ 45.990 must not read 29.
 */
export function priceShown(listPrice: number, priceInForce: number): PriceShown {
  const isReduced = priceInForce < listPrice
  return {
    numericOriginalPrice: listPrice,
    numericDiscountPrice: isReduced ? priceInForce : null,
    discountPercent: isReduced ? Math.round((1 - priceInForce / listPrice) * 100) : 0,
  }
}
