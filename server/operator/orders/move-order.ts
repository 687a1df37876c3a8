import { eq } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { salesOrder, statusEvent } from '#db/schema/orders.ts'
import { orderLabels, type OrderStatus } from '#domain/orders/statuses.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'

export type OrderRow = typeof salesOrder.$inferSelect

/** Reads an order for a change: whoever else wants to change it waits. */
export async function lockOrder(tx: Handle, orderNr: string): Promise<OrderRow> {
  const [order] = await tx.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr)).for('update')
  if (!order) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  return order
}

/** The new status and its dated step, never one without the other (INV-17). */
export async function moveOrder(
  tx: Handle,
  orderNr: string,
  status: OrderStatus,
  { now, note = null }: { now: Date; note?: string | null },
): Promise<void> {
  const isDelivery = status === 'delivered'
  await tx
    .update(salesOrder)
    .set({ status, ...(isDelivery && { deliveredAt: now }) })
    .where(eq(salesOrder.orderNr, orderNr))
  const label = orderLabels[status]
  await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, status, label, at: now, note })
}
