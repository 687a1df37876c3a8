import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { cutsOf } from './order-cuts.ts'

/** What cancelling an order gives back: all that has paid it, less what was given back for parts. */
export async function paidFor(db: Handle, orderNr: string): Promise<number> {
  const isPaid = and(eq(payment.orderNr, orderNr), eq(payment.status, 'approved'))
  const paid = await db.select({ amount: payment.amount }).from(payment).where(isPaid)
  const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, sumOf(paid) - sumOf(await cutsOf(db, [orderNr])))
}
