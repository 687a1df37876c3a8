import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { moveOrder } from './move-order.ts'
import { undoOrder } from './undo-order.ts'
import { lockOrder } from './lock-order.ts'
import { nextStatus } from './next-status.ts'

type Wish = { orderNr: string; to?: string | undefined; note?: string | undefined }

/** Moves an order one step along the arrows, with everything that step brings about, in one transaction (INV-17). */
export async function advanceOrder(
  db: Handle,
  { orderNr, to, note }: Wish,
  acting: Acting,
): Promise<{ from: OrderStatus; to: OrderStatus }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNr)
    const next = nextStatus(orderNr, order.status, to)
    if (next === 'paid') {
      const isPending = and(eq(payment.orderNr, orderNr), eq(payment.status, 'pending'))
      await tx.update(payment).set({ status: 'approved' }).where(isPending)
    }
    if (next === 'cancelled' || next === 'payment_rejected') await undoOrder(tx, order, acting.now)
    await moveOrder(tx, order, next, { now: acting.now, note: note ?? null })
    await writeAudit(tx, acting, 'advance-order', `${orderNr}: ${order.status} to ${next}`)
    return { from: order.status, to: next }
  })
}
