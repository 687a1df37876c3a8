import { orderStatuses, orderTransitions, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** What the returns of an order say about it, and its parcels, not the operator. */
const byReturns: readonly OrderStatus[] = ['partly_returned', 'returned']
const byParcels: readonly OrderStatus[] = ['partly_shipped']

/** The next status of an order: one step towards the customer, or the one the operator asks for, if the transition exists (INV-17). */
export function nextStatus(orderNr: string, from: OrderStatus, wanted?: string): OrderStatus {
  const ways = orderTransitions[from].filter((status) => !byReturns.includes(status) && !byParcels.includes(status))
  const choice = ways.length === 0 ? `"${from}" is its last step` : `from "${from}" it can go to ${ways.join(' or ')}`
  if (wanted === undefined) {
    if (ways[0] === undefined) throw new OperatorRefusal(`Order ${orderNr} goes no further: ${choice}.`)
    return ways[0]
  }
  const to = orderStatuses.find((status) => status === wanted)
  if (!to) throw new OperatorRefusal(`There is no status "${wanted}": one of ${orderStatuses.join(', ')}.`)
  if (byReturns.includes(to)) {
    throw new OperatorRefusal(`"${to}" follows from the returns of an order: use finish-exchange.`)
  }
  if (byParcels.includes(to)) {
    throw new OperatorRefusal(`"${to}" follows from the parcels of an order: use order-parcel.`)
  }
  if (to === from) throw new OperatorRefusal(`Order ${orderNr} is "${from}" already.`)
  if (!ways.includes(to)) throw new OperatorRefusal(`Order ${orderNr} cannot become "${to}": ${choice}.`)
  return to
}
