import { and, eq, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import type { PaymentGateway } from './port.ts'

type PaymentRow = typeof payment.$inferSelect

/**
 * Has the provider send back a part of a payment. Parts of one payment go one after the other, the first first, so that what
 * was given back before is known. False while it is not decided.
 */
export async function refundPart(
  db: Handle,
  row: PaymentRow,
  gatewayOf: (whole: PaymentRow) => PaymentGateway | undefined,
): Promise<boolean> {
  const [whole] = await db.select().from(payment).where(eq(payment.id, row.refundOf!))
  const gateway = gatewayOf(whole!)
  const providerRef = whole!.providerRef ?? whole!.reference
  if (!gateway || providerRef === null) throw new Error(`payment ${whole!.id} has no provider to refund it`)
  const isEarlier = and(eq(payment.refundOf, whole!.id), lt(payment.id, row.id))
  const earlier = await db.select().from(payment).where(isEarlier)
  if (earlier.some(({ status }) => status === 'refund_pending')) return false
  const before = earlier.reduce((sum, { status, amount }) => sum + (status === 'refunded' ? amount : 0), 0)
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, row.orderNr))
  const { attempts, accountId } = whole!
  const answer = await gateway.refundPart({
    providerRef,
    attempts,
    accountId,
    amount: row.amount,
    currency: order!.currency,
    key: `part ${row.reference}`,
    before,
  })
  if (answer.state === 'waiting') return false
  const isWaiting = and(eq(payment.id, row.id), eq(payment.status, 'refund_pending'))
  const outcome =
    answer.state === 'refused'
      ? ({ status: 'rejected', refusedBecause: answer.because } as const)
      : ({ status: 'refunded', refusedBecause: null } as const)
  await db.update(payment).set(outcome).where(isWaiting)
  return true
}
