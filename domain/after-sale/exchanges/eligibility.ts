import { dayIn } from '#domain/platform/dates.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { isFaultOfShop } from './reasons.ts'

/** Why an order cannot be exchanged or returned; null when it can. */
export const orderObstacles = ['not_delivered', 'undone', 'window_over', 'in_process', 'gift_cards'] as const
export type OrderObstacle = (typeof orderObstacles)[number]

export type SoldLine = { quantity: number; /** In requests that were neither rejected nor annulled. */ claimed: number }
export type BoughtLine = SoldLine & { isGiftCard: boolean; exchangeable: boolean }

export type BoughtOrder = {
  status: OrderStatus
  /** Last day for asking, YYYY-MM-DD in the store's calendar; null before it is delivered. */
  until: string | null
  /** The day it is in the store. */
  today: string
  lines: readonly BoughtLine[]
}

/** The last day on which what was delivered then can be asked back (OP-088). */
export function lastReturnDay(timeZone: string, deliveredAt: Date, days: number): string {
  const day = new Date(`${dayIn(timeZone, deliveredAt)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** How many of a line can still come back (INV-19); gift cards never do. */
export const leftOf = ({ quantity, claimed, isGiftCard }: BoughtLine) => (isGiftCard ? 0 : quantity - claimed)

const undone: readonly OrderStatus[] = ['cancelled', 'payment_rejected']

/** Whether it came, and not too long ago: what an order alone says about it. */
export const isExchangeOpen = ({ status, until, today }: Pick<BoughtOrder, 'status' | 'until' | 'today'>) =>
  (status === 'delivered' || status === 'partly_returned') && until !== null && today <= until

/** Whether a request about an order may begin (OP-090), the first obstacle if not. */
export function obstacleOf({ status, until, today, lines }: BoughtOrder): OrderObstacle | null {
  if (undone.includes(status)) return 'undone'
  if (status === 'returned') return 'in_process'
  if (until === null || (status !== 'delivered' && status !== 'partly_returned')) return 'not_delivered'
  if (today > until) return 'window_over'
  if (lines.every(({ isGiftCard }) => isGiftCard)) return 'gift_cards'
  return lines.some((line) => leftOf(line) > 0) ? null : 'in_process'
}

/** Whether a reason is accepted for a line: what is not exchangeable comes back only when the shop is at fault. */
export const isReasonOpen = ({ exchangeable }: { exchangeable: boolean }, reason: string) =>
  exchangeable || isFaultOfShop(reason)
