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

/** What an order was paid with. `credit` is money from earlier returns and similar, spent as a coupon. */
export type Tenders = { money: number; wallet: number; credit: number }

const sumOf = ({ money, wallet, credit }: Tenders) => money + wallet + credit

/** Exact integer division for amounts of any size: product and divisor may exceed 2^53. */
const portion = (of: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((BigInt(of) * BigInt(part)) / BigInt(whole))

/**
 * A row's share of the credits spent on its order: they lowered what its lines paid, and are returned with them. The
 * weight is the price before discounts; `ahead` is the weight of the rows before it, so that all shares sum to the
 * credits.
 */
export function creditShare(
  credit: number,
  { worth, ahead, ofAll }: { worth: number; ahead: number; ofAll: number },
): number {
  return portion(credit, ahead + worth, ofAll) - portion(credit, ahead, ofAll)
}

/**
 * Splits the amount returned among the tenders, in proportion to what remains of each: wallet money never goes to a
 * bank, and no tender gets back more than it paid.
 */
export function splitByTender(amount: number, left: Tenders): Tenders {
  const whole = sumOf(left)
  if (amount > whole) throw new RangeError('a return gives back more than was paid')
  const wallet = portion(left.wallet, amount, whole)
  const credit = portion(left.credit, amount, whole)
  const money = Math.min(amount - wallet - credit, left.money)
  // Rounding remainders go to a tender with room for them.
  const rest = amount - wallet - credit - money
  const more = Math.min(rest, left.wallet - wallet)
  return { money, wallet: wallet + more, credit: credit + rest - more }
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
