import { asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderCut, orderCutItem } from '#db/schema/order-cuts.ts'
import type { BoundPart } from '#domain/after-sale/exchanges/tenders.ts'

/** Units of an order that were cancelled, with what they gave back, as a returned item has it. */
export type CutItem = {
  orderNr: string
  orderItemId: number
  quantity: number
  amount: number
  shippingAmount: number
  walletAmount: number
  creditAmount: number
  boundParts: readonly BoundPart[]
  cutAt: Date
}

/** What was cancelled of these orders, the earliest first. */
export async function cutsOf(db: Handle, orderNrs: readonly string[]): Promise<CutItem[]> {
  if (orderNrs.length === 0) return []
  const rows = await db
    .select({ item: orderCutItem, cutAt: orderCut.createdAt })
    .from(orderCutItem)
    .innerJoin(orderCut, eq(orderCut.id, orderCutItem.cutId))
    .where(inArray(orderCutItem.orderNr, [...orderNrs]))
    .orderBy(asc(orderCutItem.id))
  return rows.map(({ item, cutAt }) => ({ ...item, shippingAmount: 0, cutAt }))
}

/** How many units of a row were cancelled. */
export const cutUnits = (cuts: readonly Pick<CutItem, 'orderItemId' | 'quantity'>[], id: number): number =>
  cuts.reduce((sum, { orderItemId, quantity }) => sum + (orderItemId === id ? quantity : 0), 0)
