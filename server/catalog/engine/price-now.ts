import { switchBit } from './groups.ts'

/** The price in force at a moment, by the same rule as the database's `price_in_force` (INV-04); `special` 0 is none. */
export function priceAt(price: number, special: number, from: number, to: number, now: number): number {
  return special > 0 && now >= from && now < to ? special : price
}

/** Whole percent off, rounded down so that no label promises more than the price keeps. */
export const percentOff = (price: number, inForce: number) => Math.floor(((price - inForce) * 100) / price)

/** The marks that follow from a price: reduced, and shipped for nothing when bought alone (INV-31). */
export function priceMarks(price: number, inForce: number, isSellerFree: boolean, threshold: number): number {
  const isFree = isSellerFree || inForce >= threshold
  return (inForce < price ? switchBit.special_price : 0) | (isFree ? switchBit.free_shipping : 0)
}
