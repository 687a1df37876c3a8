import { taxOf, type TaxRow } from '#domain/buy/orders/tax-rows.ts'

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
  shipping: number
  /** What the wallet may spend; 0 when it is not used. */
  spendable: number
  taxes: readonly TaxRow[]
}

/** total = sub_total − discount + shipping − wallet, never below 0 (INV-16). Prices include tax (OP-052). */
export function totalsOf({ subTotal, discount, shipping, spendable, taxes }: Costs): Totals {
  const due = subTotal - discount + shipping
  const wallet = Math.min(due, Math.max(0, spendable))
  return { subTotal, discount, shipping, wallet, total: due - wallet, taxIncluded: taxOf(taxes) }
}
