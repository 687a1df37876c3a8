import { and, eq, isNotNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { payment } from '#db/schema/orders.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { wholeGoesBack } from '#server/ledger/orders/undo-order.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** Has the provider asked again for a part that it refused to give back. */
export async function retryPart(db: Handle, { orderNr, id }: { orderNr: string; id: number }, acting: Acting) {
  await inTransaction(db, async (tx) => {
    const { country } = await lockOrder(tx, orderNr)
    const isIt = and(eq(payment.id, id), eq(payment.orderNr, orderNr), isNotNull(payment.refundOf))
    const [row] = await tx.select().from(payment).where(isIt)
    if (row?.status !== 'rejected' || row.refusedBecause === wholeGoesBack)
      throw new OperatorRefusal(
        `Order ${orderNr} has no refused refund ${id}.`,
        'El pedido no tiene una devolución rechazada así.',
      )
    await tx.update(payment).set({ status: 'refund_pending', refusedBecause: null }).where(isIt)
    await writeAudit(tx, acting, 'retry-refund', `${orderNr}: ${row.amount}`, { country })
  })
}
