import { pickupWords } from '#domain/buy/shipping/pickup-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Every order status with the label a customer reads. */
export const orderLabels = {
  payment_pending: 'Pago pendiente',
  confirmed: 'Confirmado',
  paid: 'Pago aprobado',
  preparing: 'En preparación',
  partly_shipped: 'Enviado en parte',
  shipped: 'En camino',
  delivered: 'Entregado',
  partly_returned: 'Devuelto parcialmente',
  returned: 'Devuelto',
  payment_rejected: 'Pago rechazado',
  cancelled: 'Cancelado',
} as const satisfies Record<string, string>

/** The same for an order: what is collected at a branch is not on its way, it waits there. */
export function orderLabelOf(status: OrderStatus, order: { shippingMethod: string; country: OpenCountry }): string {
  const isReady = status === 'shipped' && order.shippingMethod === 'pickup'
  return isReady ? `Listo para ${pickupWords(order.country).collect}` : orderLabels[status]
}

export type OrderStatus = keyof typeof orderLabels
export const orderStatuses = Object.keys(orderLabels) as OrderStatus[]

/** The statuses in which an order counts as a purchase: paid, and not undone. */
export const boughtStatuses: readonly OrderStatus[] = [
  'paid',
  'preparing',
  'partly_shipped',
  'shipped',
  'delivered',
  'partly_returned',
]

/** There is a receipt for what was paid; what was cancelled went back. */
export const hasReceipt = (status: OrderStatus) => status === 'returned' || boughtStatuses.includes(status)

/** The allowed status transitions (INV-17); a status without any is final. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  payment_pending: ['paid', 'payment_rejected', 'cancelled'],
  // To be paid at the door: it is prepared without a payment.
  confirmed: ['preparing', 'cancelled'],
  paid: ['preparing', 'cancelled'],
  preparing: ['shipped', 'cancelled', 'partly_shipped'],
  // Some of it has left: it can no longer be undone as if nothing had.
  partly_shipped: ['shipped'],
  shipped: ['delivered'],
  delivered: ['partly_returned', 'returned'],
  partly_returned: ['returned'],
  returned: [],
  payment_rejected: [],
  cancelled: [],
}

/** The subject of a status step (OP-080). */
export const statusSubjects = ['order', 'credit', 'exchange'] as const
export type StatusSubject = (typeof statusSubjects)[number]
