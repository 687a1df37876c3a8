import { orderLabels, orderTransitions, type OrderStatus } from './statuses.ts'

/** A recorded status. */
export type StatusEvent = { status: string; label: string; at: Date; note: string | null }
export type Step = { status: string; label: string; date: string | null; done: boolean; note: string | null }

/** The usual course of an order. */
const usualWay: readonly OrderStatus[] = ['payment_pending', 'paid', 'preparing', 'shipped', 'delivered']

/** The recorded steps with their dates, then the steps still to come (OP-080): of an order, a credit or an exchange. */
export function stepsOf(events: readonly StatusEvent[], ahead: readonly { status: string; label: string }[]): Step[] {
  return [
    ...events.map(({ status, label, at, note }) => ({ status, label, date: at.toISOString(), done: true, note })),
    ...ahead.map(({ status, label }) => ({ status, label, date: null, done: false, note: null })),
  ]
}

/** The same for an order that is paid at the door: the payment and the delivery are one step. */
const collectedWay: readonly OrderStatus[] = ['confirmed', 'preparing', 'shipped', 'delivered']

export function timeline(
  status: OrderStatus,
  events: readonly StatusEvent[],
  labelOf: (status: OrderStatus) => string = (ahead) => orderLabels[ahead],
): Step[] {
  const way = events.some((event) => event.status === 'confirmed') ? collectedWay : usualWay
  const at = status === 'partly_shipped' ? 'preparing' : status
  const isOnItsWay = way.includes(at) && orderTransitions[at].length > 0
  const ahead = isOnItsWay ? way.slice(way.indexOf(at) + 1) : []
  return stepsOf(
    events,
    ahead.map((step) => ({ status: step, label: labelOf(step) })),
  )
}

/** Whether a customer may cancel: until the order is handed to the carrier (server.md §5). */
export const isCancellable = (status: OrderStatus) => orderTransitions[status].includes('cancelled')
