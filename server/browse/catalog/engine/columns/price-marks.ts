import { switchBit } from '../groups.ts'

/** The marks that follow from a price: reduced, and free shipping when bought alone (INV-31). */
export function priceMarks(price: number, inForce: number, isSellerFree: boolean, threshold: number): number {
  const isFree = isSellerFree || inForce >= threshold
  return (inForce < price ? switchBit.special_price : 0) | (isFree ? switchBit.free_shipping : 0)
}
