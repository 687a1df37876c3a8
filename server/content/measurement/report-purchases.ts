import type { ReportPurchase } from './measurement-protocol.ts'
import { and, asc, eq, gte, isNotNull, notExists, notInArray } from '#db/connection/drizzle.ts'
import { measuredOrder } from '#db/schema/measurement.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { dataLayerEntries } from '#domain/platform/analytics/events.ts'
import { allDone, runEach, everyMinute, type Job } from '#server/platform/jobs/job.ts'
import { ordersRepository } from '#server/buy/orders/repository.ts'

/** GA4 accepts events up to three days old. */
const maxAgeMs = 72 * 60 * 60 * 1000

/**
 * Reports each paid order to analytics once, so that a closed tab loses no sale. The order number makes two reports
 * count as one.
 */
export const reportPurchases: Job<{ reportPurchase?: ReportPurchase | undefined }> = {
  name: 'tell-purchases',
  summary: 'tell analytics of paid orders, where GA4_MEASUREMENT_ID is set',
  schedule: everyMinute,
  async run(db, { now }, { reportPurchase }) {
    if (!reportPurchase) return allDone(0)
    const due = await db
      .select({ orderNr: salesOrder.orderNr })
      .from(salesOrder)
      .where(
        and(
          isNotNull(salesOrder.cartHash),
          notInArray(salesOrder.status, ['payment_pending', 'payment_rejected', 'cancelled']),
          gte(salesOrder.placedAt, new Date(now.getTime() - maxAgeMs)),
          notExists(db.select().from(measuredOrder).where(eq(measuredOrder.orderNr, salesOrder.orderNr))),
        ),
      )
      .orderBy(asc(salesOrder.placedAt))
      .limit(100)
    return runEach(
      db,
      due,
      ({ orderNr }) => orderNr,
      async (tx, { orderNr }) => {
        const inserted = await tx
          .insert(measuredOrder)
          .values({ orderNr, toldAt: now })
          .onConflictDoNothing()
          .returning()
        const order = inserted.length > 0 ? await ordersRepository(tx).one(orderNr, now) : undefined
        if (!order) return false
        const [, entry] = dataLayerEntries({ name: 'purchase', facts: order }, order.currency)
        const parameters = entry!.ecommerce as Record<string, unknown>
        await reportPurchase({ transactionId: orderNr, parameters, placedAt: new Date(order.placed_at) })
        return true
      },
    )
  },
}
