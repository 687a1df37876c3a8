import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { salesOrder, statusEvent } from '#db/schema/orders.ts'
import { orderLabels, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { issueGiftCards } from '#server/ledger/gift-cards/gift-cards.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { startMemberships } from '#server/ledger/memberships/start-memberships.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { orderKeyOf } from './order-number.ts'

export type OrderRow = typeof salesOrder.$inferSelect

/** Reads an order for a change and locks it: other changes wait. */
export async function lockOrder(tx: Handle, orderNr: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr)).for('update')
  return order
}

type Step = { now: Date; note?: string | null }

/** The new status, its dated step and its mail, never one without the others (INV-17). */
export async function moveOrder(
  tx: Handle,
  order: OrderRow,
  status: OrderStatus,
  { now, note = null }: Step,
): Promise<void> {
  const { orderNr } = order
  const isDelivery = status === 'delivered'
  await tx
    .update(salesOrder)
    .set({ status, ...(isDelivery && { deliveredAt: now }) })
    .where(eq(salesOrder.orderNr, orderNr))
  const label = orderLabels[status]
  await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, status, label, at: now, note })
  if (status === 'paid') {
    await issueGiftCards(tx, order, now)
    await startMemberships(tx, order, now)
  }
  await writeMail(tx, order, status, { now, note })
}

/** Who an order's mails go to, and what opens it for a guest. Nobody for an account that was closed. */
async function addresseeOf(tx: Handle, { idCustomer, guestEmail, orderNr, shippingAddress }: OrderRow) {
  if (idCustomer === null) {
    const key = orderKeyOf(orderNr, await readSecret(tx, 'order link'))
    return { to: guestEmail!, about: { orderNr, name: shippingAddress.first_name, key } }
  }
  const [owner] = await tx.select().from(customer).where(eq(customer.idCustomer, idCustomer))
  if (!owner || owner.closedAt) return undefined
  return { to: owner.email, about: { orderNr, name: owner.firstName, key: null } }
}

async function writeMail(tx: Handle, order: OrderRow, status: OrderStatus, { now, note }: Required<Step>) {
  const told: readonly OrderStatus[] = ['paid', 'payment_rejected', 'shipped', 'delivered', 'cancelled']
  if (!told.includes(status)) return
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { to, about } = addressee
  const mail = { to, country: order.country, now }
  if (status === 'paid') await enqueueMail(tx, { ...mail, template: 'order-paid', data: about })
  if (status === 'payment_rejected') await enqueueMail(tx, { ...mail, template: 'order-rejected', data: about })
  if (status === 'delivered') await enqueueMail(tx, { ...mail, template: 'order-delivered', data: about })
  if (status === 'shipped') {
    await enqueueMail(tx, { ...mail, template: 'order-shipped', data: { ...about, tracking: note } })
  }
  if (status === 'cancelled') {
    const isRefunded = order.status !== 'payment_pending'
    await enqueueMail(tx, { ...mail, template: 'order-cancelled', data: { ...about, note, isRefunded } })
  }
}
