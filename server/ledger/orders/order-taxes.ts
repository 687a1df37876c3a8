import type { orderItem, salesOrder } from '#db/schema/orders.ts'
import { taxRows, type TaxRow } from '#domain/buy/orders/tax-rows.ts'

type Order = Pick<typeof salesOrder.$inferSelect, 'shipping' | 'taxIncluded' | 'taxPercent'>
type Item = Pick<typeof orderItem.$inferSelect, 'paidPrice' | 'creditPaid' | 'taxPercent'>

/**
 * The taxes of an order by rate, as it was placed: later rates, returns and cuts do not change them. Of one rate, the tax is
 * the one that was written down then.
 */
export function taxesOfOrder(order: Order, items: readonly Item[], percentNow: number): TaxRow[] {
  const percent = order.taxPercent ?? percentNow
  const lines = items.map((item) => {
    return { amount: item.paidPrice + item.creditPaid, percent: item.taxPercent ?? percent }
  })
  const rows = taxRows(lines, order.shipping, percent)
  const [only] = rows
  return rows.length === 1 ? [{ ...only!, amount: order.taxIncluded }] : rows
}
