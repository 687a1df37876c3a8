import type { Order } from '#contract/buy/orders.ts'
import { track } from './track.ts'

const toldKey = 'measured-orders'
const mostTold = 20

function toldOrders(): string[] {
  try {
    return (localStorage.getItem(toldKey) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** A sale is told once on this device, however often its page is opened. */
export function trackPurchase(order: Order): void {
  const told = toldOrders()
  if (told.includes(order.order_nr)) return
  try {
    localStorage.setItem(toldKey, [...told, order.order_nr].slice(-mostTold).join(' '))
  } catch {
    // Without storage a page that is loaded again tells it again; its number lets the receiver count it once.
  }
  track('purchase', order)
}
