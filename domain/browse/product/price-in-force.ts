/** The price at a moment, by the same rule as the database's `price_in_force` (INV-04); `special` 0 is none. */
export function priceAt(price: number, special: number, from: number, to: number, now: number): number {
  return special > 0 && now >= from && now < to ? special : price
}

/** Whole percent off. Rounded down: no label promises more than the price takes off. */
export const percentOff = (price: number, inForce: number) => Math.floor(((price - inForce) * 100) / price)
