import { and, desc, eq, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { afterUndoing } from '#domain/buy/payments/lifecycle.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { moveOrder, type OrderRow } from './move-order.ts'
import { sendRest } from './send-parcel.ts'
import { undoOrder } from './undo-order.ts'
import { lockOrder } from './lock-order.ts'
import { nextStatus } from './next-status.ts'

type Wish = { orderNr: string; to?: string | undefined; note?: string | undefined }

/**
 * The operator has seen the money: the attempt on offer counts as paid, or one that a provider knows nothing of where all have
 * failed. The others are no longer awaited.
 */
async function approveByHand(tx: Handle, { orderNr, total }: OrderRow, now: Date): Promise<void> {
  const isAttempt = and(eq(payment.orderNr, orderNr), ne(payment.method, 'wallet'))
  const attempts = await tx.select().from(payment).where(isAttempt).orderBy(desc(payment.id))
  const paid = attempts.find(({ status }) => status === 'held') ?? attempts.find(({ status }) => status === 'pending')
  for (const { id, status } of attempts) {
    const next = id === paid?.id ? 'approved' : afterUndoing(status, true)
    if (next !== status) await tx.update(payment).set({ status: next }).where(eq(payment.id, id))
  }
  if (paid || attempts.length === 0) return
  const { method } = attempts[0]!
  await tx.insert(payment).values({ orderNr, method, status: 'approved', amount: total, createdAt: now })
}

/** Cash at the door is taken with the delivery: one is not noted without the other. */
async function assertNotToCollect(tx: Handle, orderNr: string): Promise<void> {
  const payments = await tx.select().from(payment).where(eq(payment.orderNr, orderNr))
  if (!isToCollect(payments)) return
  throw new OperatorRefusal(
    `Order ${orderNr} is paid at the door: "payment confirm ${orderNr} --amount …" notes delivery and cash, "parcel-refused ${orderNr}" that it came back.`,
    `El pedido ${orderNr} se cobra en la entrega: "payment confirm" anota la entrega y el efectivo, "parcel-refused" que el paquete volvió.`,
  )
}

/** Moves an order one step along the arrows, with everything that step brings about, in one transaction (INV-17). */
export async function advanceOrder(
  db: Handle,
  { orderNr, to, note }: Wish,
  acting: Acting,
): Promise<{ from: OrderStatus; to: OrderStatus }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNr)
    if (order.status === 'shipped') await assertNotToCollect(tx, orderNr)
    const next = nextStatus(orderNr, order.status, to)
    if (next === 'paid') await approveByHand(tx, order, acting.now)
    if (next === 'cancelled' || next === 'payment_rejected') await undoOrder(tx, order, acting.now)
    if (order.status === 'partly_shipped') await sendRest(tx, order, note ?? null, acting.now)
    else await moveOrder(tx, order, next, { now: acting.now, note: note ?? null })
    const change = { country: order.country, before: { status: order.status }, after: { status: next } }
    await writeAudit(tx, acting, 'advance-order', `${orderNr}: ${order.status} to ${next}`, change)
    return { from: order.status, to: next }
  })
}
