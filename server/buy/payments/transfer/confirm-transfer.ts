import { and, asc, desc, eq, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { payment } from '#db/schema/orders.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { lockOrder } from '#server/ledger/orders/move-order.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { settlePayment } from '../settle-payment.ts'

type Confirmation = {
  orderNr: string
  /** What arrived, in currency units. */
  amount: number
  reason: string
}

/** The last transfer that was chosen for an order. */
async function transferOf(tx: Handle, orderNr: string) {
  const order = await lockOrder(tx, orderNr)
  if (!order) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderNr, orderNr), eq(payment.method, 'bank_transfer'), isNull(payment.refundOf)))
    .orderBy(desc(payment.id))
    .limit(1)
  if (!row) throw new OperatorRefusal(`Order ${orderNr} is not paid by bank transfer.`)
  return { order, row }
}

/**
 * Takes in a transfer that an operator saw on the account: the order advances as with any payment. It has to be the whole
 * sum, so that no order leaves for less than it costs.
 */
export async function confirmTransfer(db: Handle, { orderNr, amount, reason }: Confirmation, acting: Acting) {
  await inTransaction(db, async (tx) => {
    const { order, row } = await transferOf(tx, orderNr)
    const profile = countryProfiles[order.country]
    if (order.status !== 'payment_pending') {
      const what = row.status === 'approved' ? 'its transfer is confirmed already' : 'send the money back by the bank'
      throw new OperatorRefusal(`Order ${orderNr} is ${order.status}: ${what}.`)
    }
    const owed = toUnits(row.amount, profile)
    if (amount !== owed) {
      throw new OperatorRefusal(
        `Order ${orderNr} costs ${formatPrice(owed, profile)}, and ${formatPrice(amount, profile)} is another sum.`,
        `El pedido ${orderNr} cuesta ${formatPrice(owed, profile)}: ${formatPrice(amount, profile)} es otro monto.`,
      )
    }
    const report = { status: 'approved', amount: row.amount, currency: order.currency } as const
    const answer = { ...report, reference: row.reference!, details: null, isInProcess: false }
    const isSettled = await settlePayment(tx, row.id, answer, acting.now)
    if (!isSettled) throw new OperatorRefusal(`The transfer of order ${orderNr} is ${row.status}.`)
    const change = { country: order.country, before: { status: 'payment_pending' }, after: { status: 'paid' } }
    await writeAudit(tx, { ...acting, reason }, 'payment-confirm', `${orderNr}: ${amount}`, change)
  })
}

/** Notes that a transfer which was to go back, whole or in part, has been sent back: the earliest first. */
export async function markTransferRefunded(
  db: Handle,
  { orderNr, reason }: Omit<Confirmation, 'amount'>,
  acting: Acting,
) {
  await inTransaction(db, async (tx) => {
    const { row } = await transferOf(tx, orderNr)
    const isDue = and(
      eq(payment.orderNr, orderNr),
      eq(payment.method, 'bank_transfer'),
      eq(payment.status, 'refund_pending'),
    )
    const [due] = await tx.select().from(payment).where(isDue).orderBy(asc(payment.id)).limit(1)
    if (!due)
      throw new OperatorRefusal(`The transfer of order ${orderNr} is ${row.status}: nothing is to be sent back.`)
    await tx.update(payment).set({ status: 'refunded' }).where(eq(payment.id, due.id))
    await writeAudit(tx, acting, 'payment-refunded', `${orderNr}: ${reason}`)
  })
}
