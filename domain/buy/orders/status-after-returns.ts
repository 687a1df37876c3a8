import type { OrderStatus } from './statuses.ts'

/** What the order is once these returns are done (exchanges for another size came back too). */
export function statusAfterReturns(items: readonly { quantity: number; returned: number }[]): OrderStatus {
  return items.every(({ quantity, returned }) => returned >= quantity) ? 'returned' : 'partly_returned'
}
