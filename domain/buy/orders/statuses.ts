/** Every state of an order with the word a customer reads for it. */
export const orderLabels = {
  payment_pending: 'Pago pendiente',
  paid: 'Pago aprobado',
  preparing: 'En preparación',
  shipped: 'En camino',
  delivered: 'Entregado',
  partly_returned: 'Devuelto parcialmente',
  returned: 'Devuelto',
  payment_rejected: 'Pago rechazado',
  cancelled: 'Cancelado',
} as const satisfies Record<string, string>

export type OrderStatus = keyof typeof orderLabels
export const orderStatuses = Object.keys(orderLabels) as OrderStatus[]

/** The states in which an order counts as a purchase: paid for, and not undone. */
export const boughtStatuses: readonly OrderStatus[] = ['paid', 'preparing', 'shipped', 'delivered', 'partly_returned']

/** Where an order may go from each state (INV-17); a state without arrows is final. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  payment_pending: ['paid', 'payment_rejected', 'cancelled'],
  paid: ['preparing', 'cancelled'],
  preparing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: ['partly_returned', 'returned'],
  partly_returned: ['returned'],
  returned: [],
  payment_rejected: [],
  cancelled: [],
}

/** Whose history a status step belongs to (OP-080). */
export const statusSubjects = ['order', 'credit', 'exchange'] as const
export type StatusSubject = (typeof statusSubjects)[number]
