import { orderLabels, orderTransitions, type OrderStatus } from './statuses.ts'

type Event = { status: string; label: string; at: Date; note: string | null }
export type Step = { status: string; label: string; date: string | null; done: boolean; note: string | null }

/** The way an order usually goes. */
const usualWay: readonly OrderStatus[] = ['payment_pending', 'paid', 'preparing', 'shipped', 'delivered']

/** What happened, with its dates, and what is still to come on the way to the customer (OP-080). */
export function timeline(status: OrderStatus, events: readonly Event[]): Step[] {
  const done = events.map(({ status: step, label, at, note }) => {
    return { status: step, label, date: at.toISOString(), done: true, note }
  })
  const isOnItsWay = usualWay.includes(status) && orderTransitions[status].length > 0
  const ahead = isOnItsWay ? usualWay.slice(usualWay.indexOf(status) + 1) : []
  return [
    ...done,
    ...ahead.map((step) => ({ status: step, label: orderLabels[step], date: null, done: false, note: null })),
  ]
}

/** A customer may cancel what has not been handed to the carrier (server.md §5). */
export const isCancellable = (status: OrderStatus) => orderTransitions[status].includes('cancelled')
