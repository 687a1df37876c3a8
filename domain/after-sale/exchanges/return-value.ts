/**
 * What a return pays back. Amounts are integers of the minor unit, and every share is taken of what remains, so partial
 * returns sum exactly to what was paid, in any order, even after some were annulled.
 */

/** An order row with what its open requests claim of it. */
export type SoldRow = {
  id: number
  quantity: number
  /** For the whole row, after discounts. */
  paid: number
  claimed: number
  claimedAmount: number
}

export type RowShare = { id: number; quantity: number; amount: number }

/** Takes units of one size from the order rows that hold it, first rows first; undefined when there are too few. */
export function takeFromRows(rows: readonly SoldRow[], units: number): RowShare[] | undefined {
  const shares: RowShare[] = []
  let missing = units
  for (const { id, quantity, paid, claimed, claimedAmount } of rows) {
    const left = quantity - claimed
    const taken = Math.min(left, missing)
    if (taken <= 0) continue
    shares.push({ id, quantity: taken, amount: Math.floor(((paid - claimedAmount) * taken) / left) })
    missing -= taken
  }
  return missing === 0 ? shares : undefined
}

/**
 * Shipping is refunded when the whole order comes back, and either the shop was at fault or the legal regret period was
 * met.
 */
export const isShippingReturned = (facts: {
  isWholeOrder: boolean
  isFaultOfShop: boolean
  isRegrettedInTime: boolean
}) => facts.isWholeOrder && (facts.isFaultOfShop || facts.isRegrettedInTime)
