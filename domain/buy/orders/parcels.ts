import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import type { OrderStatus } from './statuses.ts'

/** The step a shopper reads for each parcel but the last, with which the order is on its way. */
export const parcelLabel = 'Salió una parte del pedido'

export const parcelObstacles = ['not_packed', 'over', 'at_the_door', 'pickup'] as const
export type ParcelObstacle = (typeof parcelObstacles)[number]

type Sendable = { status: OrderStatus; method: ShippingCode; isToCollect: boolean }

/** Why an order cannot leave in several parcels; null where it can. Cash is taken once, and a branch hands out once. */
export function parcelObstacle({ status, method, isToCollect }: Sendable): ParcelObstacle | null {
  if (isToCollect) return 'at_the_door'
  if (method === 'pickup') return 'pickup'
  if (status === 'preparing' || status === 'partly_shipped') return null
  return status === 'payment_pending' || status === 'confirmed' || status === 'paid' ? 'not_packed' : 'over'
}

/** A row of an order: what was bought of it, cancelled, and sent before. Gift cards go by mail. */
export type ParcelRow = { id: number; quantity: number; cancelled: number; sent: number; isGiftCard: boolean }
export type ParcelWish = { id: number; quantity: number }
export type ParcelRefusal = 'nothing' | 'not_there'

export const unsentUnits = ({ quantity, cancelled, sent, isGiftCard }: ParcelRow): number =>
  isGiftCard ? 0 : Math.max(0, quantity - cancelled - sent)

/** Whether units may leave together now, and whether nothing is left behind them. */
export function planParcel(
  rows: readonly ParcelRow[],
  wishes: readonly ParcelWish[],
): { isLast: boolean } | ParcelRefusal {
  if (wishes.length === 0 || new Set(wishes.map(({ id }) => id)).size < wishes.length) return 'nothing'
  for (const { id, quantity } of wishes) {
    const row = rows.find((one) => one.id === id)
    if (!row || quantity < 1 || quantity > unsentUnits(row)) return 'not_there'
  }
  const wished = (id: number) => wishes.find((wish) => wish.id === id)?.quantity ?? 0
  return { isLast: rows.every((row) => unsentUnits(row) === wished(row.id)) }
}
