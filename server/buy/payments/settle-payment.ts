import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { stepOf } from '#domain/buy/payments/lifecycle.ts'
import { reservedWhileInProcess } from '#domain/buy/payments/reservation.ts'
import { lockOrder, moveOrder } from '#server/ledger/orders/move-order.ts'
import { undoOrder } from '#server/ledger/orders/undo-order.ts'
import type { ReportedPayment } from './port.ts'

/**
 * Takes in what a provider answered about a payment: payment, order, what is given back and the mail in one transaction.
 * The lock of the order puts webhooks, returns and jobs in a row; the second of two finds nothing to do. True when
 * something changed.
 */
export async function settlePayment(
  db: Handle,
  paymentId: number,
  found: ReportedPayment,
  now: Date,
): Promise<boolean> {
  const byId = eq(payment.id, paymentId)
  return inTransaction(db, async (tx) => {
    const [seen] = await tx.select({ orderNr: payment.orderNr }).from(payment).where(byId)
    if (!seen) return false
    const order = (await lockOrder(tx, seen.orderNr))!
    const [known] = await tx.select().from(payment).where(byId).for('update')
    const step = stepOf({ ...known!, currency: order.currency }, order.status, found)
    if (step === null) {
      if (known!.status === 'pending' && found.isInProcess) {
        await tx
          .update(payment)
          .set({ expiresAt: reservedWhileInProcess(order.placedAt) })
          .where(byId)
      }
      return false
    }
    await tx
      .update(payment)
      .set({ status: step.payment, ...(found.details && { details: found.details }) })
      .where(byId)
    if (step.order === 'payment_rejected' || step.order === 'cancelled') await undoOrder(tx, order, now)
    if (step.order !== null) await moveOrder(tx, order, step.order, { now })
    return true
  })
}
