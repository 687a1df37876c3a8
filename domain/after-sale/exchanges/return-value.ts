/**
 * What a return gives back. Everything is an integer of the minor unit, and every share is taken of what is left, so that
 * returns piece by piece sum exactly to what was paid, in whatever order, also after some of them were annulled.
 */

/** A row of an order with what its live requests claim of it. */
export type SoldRow = {
  id: number
  quantity: number
  /** For the whole row, after discounts. */
  paid: number
  claimed: number
  claimedAmount: number
}

export type RowShare = { id: number; quantity: number; amount: number }

/** Takes so many of one size from the rows of an order that hold it, first rows first; undefined when there are fewer. */
export function takeFromRows(rows: readonly SoldRow[], wanted: number): RowShare[] | undefined {
  const shares: RowShare[] = []
  let missing = wanted
  for (const { id, quantity, paid, claimed, claimedAmount } of rows) {
    const left = quantity - claimed
    const taken = Math.min(left, missing)
    if (taken <= 0) continue
    shares.push({ id, quantity: taken, amount: Math.floor(((paid - claimedAmount) * taken) / left) })
    missing -= taken
  }
  return missing === 0 ? shares : undefined
}

/** What an order was paid with. `credit` is money of earlier returns and the like, spent as a coupon. */
export type Tenders = { money: number; wallet: number; credit: number }

const sumOf = ({ money, wallet, credit }: Tenders) => money + wallet + credit

/** Integer division that is exact for amounts of any size: product and divisor may pass 2^53. */
const portion = (of: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((BigInt(of) * BigInt(part)) / BigInt(whole))

/**
 * A row's share of the credits that were spent on its order: they lowered what its lines paid, and come back with them. The
 * weight is the price before discounts; `ahead` is that of the rows before it, so that all shares sum to the credits.
 */
export function creditShare(
  credit: number,
  { worth, ahead, ofAll }: { worth: number; ahead: number; ofAll: number },
): number {
  return portion(credit, ahead + worth, ofAll) - portion(credit, ahead, ofAll)
}

/**
 * Divides what comes back among the ways it was paid, in proportion to what is left of each: money of the wallet never
 * leaves it for a bank, and no way gives back more than it took.
 */
export function splitByTender(amount: number, left: Tenders): Tenders {
  const whole = sumOf(left)
  if (amount > whole) throw new RangeError('a return gives back more than was paid')
  const wallet = portion(left.wallet, amount, whole)
  const credit = portion(left.credit, amount, whole)
  const money = Math.min(amount - wallet - credit, left.money)
  // What rounding leaves over goes where there is room for it.
  const rest = amount - wallet - credit - money
  const more = Math.min(rest, left.wallet - wallet)
  return { money, wallet: wallet + more, credit: credit + rest - more }
}

/** Shipping comes back when everything did, and either the shop was at fault or the purchase was regretted in time by law. */
export const isShippingReturned = (facts: {
  isWholeOrder: boolean
  isFaultOfShop: boolean
  isRegrettedInTime: boolean
}) => facts.isWholeOrder && (facts.isFaultOfShop || facts.isRegrettedInTime)
