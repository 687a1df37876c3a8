import type { Order } from '#contract/buy/orders.ts'
import { track } from './track.ts'

const trackedOrdersKey = 'measured-orders'
const maxTrackedOrders = 20

function readTrackedOrders(): string[] {
  try {
    return (localStorage.getItem(trackedOrdersKey) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** Tracks a sale once per device, however often its page is opened. */
export function trackPurchase(order: Order): void {
  const tracked = readTrackedOrders()
  if (tracked.includes(order.order_nr)) return
  try {
    localStorage.setItem(trackedOrdersKey, [...tracked, order.order_nr].slice(-maxTrackedOrders).join(' '))
  } catch {
    // Without storage a reload tracks it again; the receiver deduplicates by order number.
  }
  track('purchase', order)
}
