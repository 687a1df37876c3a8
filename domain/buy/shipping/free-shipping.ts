/** What decides whether standard shipping costs nothing. Amounts in minor units. */
export type FreeShippingTerms = { freeFrom: number; sellerShipsFree: boolean }

/** OP-043, INV-31 for a single product or a sub-total of one seller: free from the threshold on, or always by the seller. */
export function isShippedFree(amount: number, { freeFrom, sellerShipsFree }: FreeShippingTerms): boolean {
  return sellerShipsFree || amount >= freeFrom
}
