/** The cost of an order and how it is paid, in minor units. */
export type Totals = {
  subTotal: number
  discount: number
  shipping: number
  /** Paid by the wallet. */
  wallet: number
  /** Left to pay. */
  total: number
  /** Included in everything paid, also by the wallet and by credits. */
  taxIncluded: number
}

type Costs = {
  subTotal: number
  discount: number
  /** The part of the discount that credits are: the customer's own money, which pays. */
  credit: number
  shipping: number
  /** What the wallet may spend; 0 when it is not used. */
  spendable: number
  taxPercent: number
}

/** total = sub_total − discount + shipping − wallet, never below 0 (INV-16). Prices include tax (OP-052). */
export function totalsOf({ subTotal, discount, credit, shipping, spendable, taxPercent }: Costs): Totals {
  const due = subTotal - discount + shipping
  const wallet = Math.min(due, Math.max(0, spendable))
  const taxIncluded = Math.round(((due + credit) * taxPercent) / (100 + taxPercent))
  return { subTotal, discount, shipping, wallet, total: due - wallet, taxIncluded }
}
