import { prorate } from '#domain/buy/cart/prorate.ts'

type CardLine = { unitPrice: number; quantity: number; paidPrice: number; creditPaid: number }

/** What each card of an order line is worth: its share of what was paid for the line, never more (decision 043). */
export function cardAmounts({ unitPrice, quantity, paidPrice, creditPaid }: CardLine): number[] {
  const prices = Array.from({ length: quantity }, () => unitPrice)
  return prorate(Math.min(paidPrice + creditPaid, unitPrice * quantity), prices)
}
