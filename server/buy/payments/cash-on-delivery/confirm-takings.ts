import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { payment, statusEvent } from '#db/schema/orders.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { moveOrder } from '#server/ledger/orders/move-order.ts'
import { undoOrder } from '#server/ledger/orders/undo-order.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type Takings = {
  orderNr: string
  /** What was taken, in currency units. */
  amount: number
  reason: string
}

/** An order on its way whose money is still to be taken at the door. */
async function toCollect(tx: Handle, orderNr: string) {
  const order = await lockOrder(tx, orderNr)
  const isCash = and(eq(payment.orderNr, orderNr), eq(payment.method, 'cash_on_delivery'))
  const [row] = await tx.select().from(payment).where(isCash).for('update')
  if (!row) throw new OperatorRefusal(`Order ${orderNr} is not paid at the door.`)
  if (row.status !== 'pending') throw new OperatorRefusal(`The cash of order ${orderNr} is ${row.status}.`)
  if (order.status !== 'shipped') {
    throw new OperatorRefusal(`Order ${orderNr} is ${order.status}: it is paid when it is delivered, after "shipped".`)
  }
  return { order, row }
}

/** Whether an order is one of those: its payment is confirmed in another way than a transfer. */
export async function isPaidAtTheDoor(db: Handle, orderNr: string): Promise<boolean> {
  const isCash = and(eq(payment.orderNr, orderNr), eq(payment.method, 'cash_on_delivery'))
  return (await db.select({ id: payment.id }).from(payment).where(isCash)).length > 0
}

/** The parcel is delivered and the money is there: the whole sum, so that the day's takings are those of its orders. */
export async function confirmTakings(db: Handle, { orderNr, amount, reason }: Takings, acting: Acting) {
  const { now } = acting
  await inTransaction(db, async (tx) => {
    const { order, row } = await toCollect(tx, orderNr)
    const profile = countryProfiles[order.country]
    const owed = toUnits(row.amount, profile)
    if (amount !== owed) {
      throw new OperatorRefusal(
        `Order ${orderNr} costs ${formatPrice(owed, profile)}, and ${formatPrice(amount, profile)} is another sum.`,
        `El pedido ${orderNr} cuesta ${formatPrice(owed, profile)}: ${formatPrice(amount, profile)} es otro monto.`,
      )
    }
    await tx.update(payment).set({ status: 'approved' }).where(eq(payment.id, row.id))
    // Takings are counted on the day of this step.
    const step = { status: 'paid', label: 'Pagado en efectivo', at: now } as const
    await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, ...step })
    await moveOrder(tx, order, 'delivered', { now })
    const change = { country: order.country, before: { status: order.status }, after: { status: 'delivered' } }
    await writeAudit(tx, { ...acting, reason }, 'payment-confirm', `${orderNr}: ${amount}`, change)
  })
}

/** Read by the shopper beside the step. */
const refusedNote = 'El paquete volvió sin entregarse.'

/** Nobody took the parcel: it is back, so its goods are for sale again, and nothing was paid. */
export async function refuseParcel(db: Handle, { orderNr, reason }: Omit<Takings, 'amount'>, acting: Acting) {
  await inTransaction(db, async (tx) => {
    const { order } = await toCollect(tx, orderNr)
    await undoOrder(tx, order, acting.now)
    await moveOrder(tx, order, 'cancelled', { now: acting.now, note: refusedNote })
    const change = { country: order.country, before: { status: order.status }, after: { status: 'cancelled' } }
    await writeAudit(tx, { ...acting, reason }, 'parcel-refused', orderNr, change)
  })
}
