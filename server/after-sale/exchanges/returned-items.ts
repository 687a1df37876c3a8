import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeItem } from '#db/schema/exchange.ts'
import { orderItem } from '#db/schema/orders.ts'

export type ReturnedItem = { item: typeof exchangeItem.$inferSelect; sold: typeof orderItem.$inferSelect }

/** The returned items, each with the order line it was bought in. */
export function itemsOf(tx: Handle, batchnumber: string): Promise<ReturnedItem[]> {
  return tx
    .select({ item: exchangeItem, sold: orderItem })
    .from(exchangeItem)
    .innerJoin(orderItem, eq(orderItem.id, exchangeItem.orderItemId))
    .where(eq(exchangeItem.batchnumber, batchnumber))
    .orderBy(asc(exchangeItem.id))
}
