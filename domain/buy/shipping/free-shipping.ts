/** The terms of free standard shipping. Amounts in minor units. */
export type FreeShippingTerms = { freeFrom: number; sellerShipsFree: boolean }

/** OP-043, INV-31 for a single product or a seller's sub-total: free from the threshold on, or always by the seller. */
export function isShippedFree(amount: number, { freeFrom, sellerShipsFree }: FreeShippingTerms): boolean {
  return sellerShipsFree || amount >= freeFrom
}
