import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder, statusEvent } from '#db/schema/orders.ts'
import { orderLabelOf, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { issueGiftCards } from '#server/ledger/gift-cards/gift-cards.ts'
import { notifyPaid } from './notify-paid.ts'
import { startMemberships } from '#server/ledger/memberships/start-memberships.ts'
import type { OrderRow } from './order-row.ts'
import { writeStepMail } from './step-mail.ts'

export type { OrderRow }

/** Reads an order for a change and locks it: other changes wait. */
export async function lockOrder(tx: Handle, orderNr: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr)).for('update')
  return order
}

type Step = {
  now: Date
  note?: string | null
  /** Cancelled because its reservation ended without a payment. */
  isUnpaid?: boolean
  /** What brought it about writes its own mail. */
  hasOwnMail?: boolean
}

/** The new status, its dated step and its mail, never one without the others (INV-17). */
export async function moveOrder(
  tx: Handle,
  order: OrderRow,
  status: OrderStatus,
  { now, note = null, isUnpaid = false, hasOwnMail = false }: Step,
): Promise<void> {
  const { orderNr } = order
  const isDelivery = status === 'delivered'
  await tx
    .update(salesOrder)
    .set({ status, ...(isDelivery && { deliveredAt: now }) })
    .where(eq(salesOrder.orderNr, orderNr))
  const label = orderLabelOf(status, order)
  await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, status, label, at: now, note })
  if (status === 'paid') {
    await issueGiftCards(tx, order, now)
    await startMemberships(tx, order, now)
    await notifyPaid(tx, order, now)
  }
  if (!hasOwnMail) await writeStepMail(tx, order, status, { now, note, isUnpaid, paidAt: now })
}
