import { orderTransitions, type OrderStatus } from '#domain/buy/orders/statuses.ts'

/** Where many orders can be moved at once: steps that nobody has to count money or type anything for. */
export const bulkSteps = ['preparing', 'shipped'] as const
export type BulkStep = (typeof bulkSteps)[number]

/** As many as are looked through before they are moved. */
export const maxBulk = 200

export type BulkObstacle = 'there' | 'not_paid' | 'not_packed' | 'over'

/** Why an order does not take a step; null where it does. */
export function bulkObstacle(status: OrderStatus, to: BulkStep): BulkObstacle | null {
  if (orderTransitions[status].includes(to)) return null
  if (status === to || (to === 'preparing' && (status === 'partly_shipped' || status === 'shipped'))) return 'there'
  if (status === 'payment_pending') return 'not_paid'
  return to === 'shipped' && (status === 'paid' || status === 'confirmed') ? 'not_packed' : 'over'
}
