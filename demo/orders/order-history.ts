import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

const toDelivered = ['payment_pending', 'paid', 'preparing', 'shipped', 'delivered'] as const

/** The steps of an order to each status, along the transitions of its lifecycle. */
const stepsTo: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  payment_pending: ['payment_pending'],
  confirmed: ['confirmed'],
  paid: toDelivered.slice(0, 2),
  preparing: toDelivered.slice(0, 3),
  partly_shipped: [...toDelivered.slice(0, 3), 'partly_shipped'],
  shipped: toDelivered.slice(0, 4),
  delivered: toDelivered,
  partly_returned: [...toDelivered, 'partly_returned'],
  returned: [...toDelivered, 'returned'],
  payment_rejected: ['payment_pending', 'payment_rejected'],
  cancelled: ['payment_pending', 'cancelled'],
}

/** How long after the order each step happens; a delivery has its own date, a return follows nine days later. */
const after: Readonly<Record<OrderStatus, number>> = {
  payment_pending: 0,
  confirmed: 0,
  paid: hour,
  preparing: day,
  partly_shipped: 2 * day,
  shipped: 2 * day,
  delivered: 5 * day,
  partly_returned: 14 * day,
  returned: 14 * day,
  payment_rejected: hour,
  cancelled: 2 * day,
}

export function historyOf(status: OrderStatus, placedAt: Date): { status: OrderStatus; at: Date }[] {
  return stepsTo[status].map((step) => ({ status: step, at: new Date(placedAt.getTime() + after[step]) }))
}

/** Deliveries of the demo take five days. */
export const deliveryDays = after.delivered / day

export function paymentStatusOf(status: OrderStatus): PaymentStatus {
  if (status === 'payment_pending') return 'pending'
  if (status === 'payment_rejected' || status === 'cancelled') return 'rejected'
  return 'approved'
}

/** Whether the goods are back in stock. */
export const isUndone = (status: OrderStatus): boolean => status === 'cancelled' || status === 'payment_rejected'
