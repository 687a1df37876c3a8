import type { OrderStatus } from './statuses.ts'

/** The order status after these returns, including exchanged sizes that came back. */
export function statusAfterReturns(items: readonly { quantity: number; returned: number }[]): OrderStatus {
  return items.every(({ quantity, returned }) => returned >= quantity) ? 'returned' : 'partly_returned'
}
