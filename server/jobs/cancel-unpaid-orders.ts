import { and, asc, eq, lte } from 'drizzle-orm'
import { salesOrder } from '#db/schema/orders.ts'
import { advanceOrder } from '#server/operator/orders/advance-order.ts'
import { lockOrder } from '#server/operator/orders/move-order.ts'
import { each, everyFiveMinutes, type Job } from './job.ts'

/** How long an order waits for its money. */
export const unpaidKeptMs = 48 * 60 * 60 * 1000

export const cancelUnpaidOrders: Job = {
  name: 'cancel-unpaid-orders',
  summary: 'cancel orders unpaid for 48 hours; stock, coupon uses and wallet money go back',
  schedule: everyFiveMinutes,
  async run(db, acting) {
    const due = await db
      .select({ orderNr: salesOrder.orderNr })
      .from(salesOrder)
      .where(
        and(
          eq(salesOrder.status, 'payment_pending'),
          lte(salesOrder.placedAt, new Date(acting.now.getTime() - unpaidKeptMs)),
        ),
      )
      .orderBy(asc(salesOrder.orderNr))
    const note = 'El pago no llegó en 48 horas.'
    return each(
      db,
      due,
      ({ orderNr }) => orderNr,
      async (tx, { orderNr }) => {
        // Paid at the last moment: from there too an arrow leads to cancelled, but nobody asked for it.
        if ((await lockOrder(tx, orderNr)).status !== 'payment_pending') return false
        await advanceOrder(tx, { orderNr, to: 'cancelled', note }, acting)
        return true
      },
    )
  },
}
