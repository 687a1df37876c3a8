import { eq, inArray, and } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { membership } from '#db/schema/memberships.ts'
import { payment, type orderItem } from '#db/schema/orders.ts'
import { cutObstacle, planCut, type CutObstacle, type CutRow, type CutWish } from '#domain/after-sale/cuts/cut.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { returnable, type ReturnableOrder } from '#server/after-sale/exchanges/facts.ts'
import { tendersLeft } from '#server/after-sale/exchanges/prepare.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { parcelsOf, sentUnits } from '#server/ledger/orders/order-parcels.ts'
import { ordersTakenBack } from '#server/ledger/orders/taken-back.ts'

export type Cuttable = {
  order: ReturnableOrder
  obstacle: CutObstacle | null
  rows: CutRow[]
  items: (typeof orderItem.$inferSelect)[]
  payments: (typeof payment.$inferSelect)[]
}

/** An order with what decides whether units of it can be cancelled, and what they give back. */
export async function readCuttable(db: Handle, row: OrderRow, items: Cuttable['items'], now: Date): Promise<Cuttable> {
  const { orderNr, country, status } = row
  const [order] = await returnable(db, [row], now)
  const payments = await db.select().from(payment).where(eq(payment.orderNr, orderNr)).orderBy(payment.id)
  const parcels = await parcelsOf(db, [orderNr])
  const isTakenBack = (await ordersTakenBack(db, [orderNr])).has(orderNr)
  const skus = items.map(({ skuSimple }) => parentSku(skuSimple))
  const isSold = and(eq(membership.country, country), inArray(membership.sku, skus))
  const clubs = await db.select({ sku: membership.sku }).from(membership).where(isSold)
  const isFixed = (id: number) => {
    const item = items.find((one) => one.id === id)!
    return item.isGiftCard || clubs.some(({ sku }) => sku === parentSku(item.skuSimple))
  }
  return {
    order: order!,
    items,
    payments,
    obstacle: cutObstacle({ status, isToCollect: isToCollect(payments), isTakenBack }),
    rows: order!.lines.flatMap(({ rows }) =>
      rows.map((one) => ({ ...one, isFixed: isFixed(one.id), sent: sentUnits(parcels, one.id) })),
    ),
  }
}

/** What cancelling these units gives back, to whom it paid. */
export const planOf = ({ order, rows }: Cuttable, wishes: readonly CutWish[]) =>
  planCut(rows, wishes, tendersLeft(order))
