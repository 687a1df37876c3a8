import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { orderParcel, orderParcelItem } from '#db/schema/order-parcels.ts'
import { payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import {
  parcelLabel,
  parcelObstacle,
  planParcel,
  unsentUnits,
  type ParcelObstacle,
  type ParcelRefusal,
  type ParcelWish,
} from '#domain/buy/orders/parcels.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder, type OrderRow } from './move-order.ts'
import { readParcelRows } from './order-parcels.ts'
import { writeParcelMail } from './parcel-mail.ts'

const obstacleWords: Readonly<Record<ParcelObstacle, readonly [en: string, es: string]>> = {
  not_packed: ['it is not being packed yet', 'Todavía no está en preparación.'],
  over: ['all of it has left, or it is over', 'Ya salió entero, o se cerró.'],
  at_the_door: ['it is paid at the door: it goes in one parcel', 'Se cobra en la entrega: sale en un solo paquete.'],
  pickup: ['it waits at a branch: it goes in one parcel', 'Se retira en una sucursal: sale en un solo paquete.'],
}
const refusalWords: Readonly<Record<ParcelRefusal, readonly [en: string, es: string]>> = {
  nothing: ['say which units', 'Elegí qué prendas salen.'],
  not_there: ['there are not that many units to send', 'No quedan tantas unidades para enviar.'],
}

type Parcel = { carrier: string | null; tracking: string | null; items: readonly ParcelWish[] }

const namesOf = (items: readonly { id: number; name: string; size: string }[], wishes: readonly ParcelWish[]) =>
  wishes.map(({ id, quantity }) => {
    const { name, size } = items.find((item) => item.id === id)!
    return `${quantity} × ${name}${size === 'U' ? '' : ` (${size})`}`
  })

/** Writes a parcel of an order that is locked: its units, its step, its mail; with the last one the order is on its way. */
async function writeParcel(tx: Handle, order: OrderRow, parcel: Parcel, now: Date): Promise<{ isLast: boolean }> {
  const { orderNr } = order
  const { carrier, tracking, items: wishes } = parcel
  const refuse = ([en, es]: readonly [string, string]) => new OperatorRefusal(`Order ${orderNr}: ${en}.`, es)
  const payments = await tx.select().from(payment).where(eq(payment.orderNr, orderNr))
  const { status, shippingMethod: method } = order
  const obstacle = parcelObstacle({ status, method, isToCollect: isToCollect(payments) })
  if (obstacle) throw refuse(obstacleWords[obstacle])
  const { items, rows } = await readParcelRows(tx, orderNr)
  const plan = planParcel(rows, wishes)
  if (typeof plan === 'string') throw refuse(refusalWords[plan])
  const [row] = await tx
    .insert(orderParcel)
    .values({ orderNr, carrier, tracking, sentAt: now })
    .returning({ id: orderParcel.id })
  await tx
    .insert(orderParcelItem)
    .values(wishes.map(({ id, quantity }) => ({ parcelId: row!.id, orderNr, orderItemId: id, quantity })))
  const lines = namesOf(items, wishes)
  const tracked = [carrier, tracking].filter(Boolean).join(' ')
  const note = [lines.join(', '), tracked].filter(Boolean).join('. ')
  if (plan.isLast) {
    await moveOrder(tx, order, 'shipped', { now, note, hasOwnMail: true })
  } else {
    await tx.update(salesOrder).set({ status: 'partly_shipped' }).where(eq(salesOrder.orderNr, orderNr))
    const step = { subject: 'order', subjectId: orderNr, status: 'partly_shipped', label: parcelLabel } as const
    await tx.insert(statusEvent).values({ ...step, at: now, note })
  }
  const left = rows.flatMap((one) => {
    const quantity = unsentUnits(one) - (wishes.find(({ id }) => id === one.id)?.quantity ?? 0)
    return quantity > 0 ? [{ id: one.id, quantity }] : []
  })
  await writeParcelMail(tx, order, { lines, left: namesOf(items, left), tracking: tracked || null }, now)
  return plan
}

type Wish = {
  orderNr: string
  carrier?: string | undefined
  tracking?: string | undefined
  items: readonly ParcelWish[]
}

/**
 * Units of an order leave in a parcel of their own. The shopper reads in a mail what is in it and what is still to come; with
 * the last unit the order is on its way.
 */
export async function sendParcel(
  db: Handle,
  { orderNr, carrier, tracking, items }: Wish,
  acting: Acting,
): Promise<{ isLast: boolean }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNr)
    const parcel = { carrier: carrier || null, tracking: tracking || null, items }
    const sent = await writeParcel(tx, order, parcel, acting.now)
    const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const before = { status: order.status }
    const after = {
      status: sent.isLast ? 'shipped' : 'partly_shipped',
      items: items.map(({ id, quantity }) => ({ item: id, quantity })),
      carrier: parcel.carrier,
      tracking: parcel.tracking,
    }
    await writeAudit(tx, acting, 'send-parcel', `${orderNr}: ${units} units`, { country: order.country, before, after })
    return sent
  })
}

/** All that is still here of an order that left in part, in a last parcel. The caller holds its lock and writes the record. */
export async function sendRest(tx: Handle, order: OrderRow, note: string | null, now: Date): Promise<void> {
  const { rows } = await readParcelRows(tx, order.orderNr)
  const items = rows.map((row) => ({ id: row.id, quantity: unsentUnits(row) })).filter(({ quantity }) => quantity > 0)
  await writeParcel(tx, order, { carrier: null, tracking: note?.slice(0, 80) || null, items }, now)
}
