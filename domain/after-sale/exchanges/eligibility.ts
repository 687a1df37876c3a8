import { dayIn } from '#domain/platform/dates.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { isFaultOfShop } from './reasons.ts'

/** Reasons why an order cannot be exchanged or returned. */
export const orderObstacles = [
  'not_delivered',
  'undone',
  'payment_taken_back',
  'window_over',
  'in_process',
  'gift_cards',
] as const
export type OrderObstacle = (typeof orderObstacles)[number]

type SoldLine = {
  quantity: number
  /** Units in requests that were neither rejected nor annulled. */ claimed: number
}
export type BoughtLine = SoldLine & { isGiftCard: boolean; exchangeable: boolean }

export type BoughtOrder = {
  status: OrderStatus
  /** Last day for a request, YYYY-MM-DD in the store's calendar; null before delivery. */
  until: string | null
  /** Today in the store's calendar. */
  today: string
  lines: readonly BoughtLine[]
  /** The bank took the payment back: nothing more is owed for the goods. */
  isPaymentTakenBack: boolean
}

/** The last day on which goods delivered at `deliveredAt` can be returned (OP-088). */
export function lastReturnDay(timeZone: string, deliveredAt: Date, days: number): string {
  const day = new Date(`${dayIn(timeZone, deliveredAt)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** How many units of a line can still be returned (INV-19); gift cards cannot. */
export const returnableQuantity = ({ quantity, claimed, isGiftCard }: BoughtLine) =>
  isGiftCard ? 0 : quantity - claimed

const undone: readonly OrderStatus[] = ['cancelled', 'payment_rejected']

/** Whether the order is delivered and still within its return window. */
export const isExchangeOpen = ({ status, until, today }: Pick<BoughtOrder, 'status' | 'until' | 'today'>) =>
  (status === 'delivered' || status === 'partly_returned') && until !== null && today <= until

/** The first obstacle to a request about an order, or null when it may begin (OP-090). */
export function obstacleOf({ status, until, today, lines, isPaymentTakenBack }: BoughtOrder): OrderObstacle | null {
  if (undone.includes(status)) return 'undone'
  if (status === 'returned') return 'in_process'
  if (until === null || (status !== 'delivered' && status !== 'partly_returned')) return 'not_delivered'
  if (isPaymentTakenBack) return 'payment_taken_back'
  if (today > until) return 'window_over'
  if (lines.every(({ isGiftCard }) => isGiftCard)) return 'gift_cards'
  return lines.some((line) => returnableQuantity(line) > 0) ? null : 'in_process'
}

/**
 * Whether a reason is accepted for a line: goods that are not exchangeable come back only when the shop is at fault.
 */
export const isReasonOpen = ({ exchangeable }: { exchangeable: boolean }, reason: string) =>
  exchangeable || isFaultOfShop(reason)
