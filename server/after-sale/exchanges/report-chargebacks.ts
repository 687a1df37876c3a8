import { and, asc, eq, gte, inArray, or } from '#db/connection/drizzle.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { nightlyInEveryCountry, type Job } from '#server/platform/jobs/job.ts'
import { ordersTakenBack } from '#server/ledger/orders/taken-back.ts'

/** For how long after the delivery a person is reminded. */
const reportedMs = 60 * 24 * 60 * 60 * 1000

/**
 * Names delivered orders whose payment the bank took back, and returns of them that are under way: nothing is paid for
 * them, and a person has to decide what to do about the goods.
 */
export const reportChargebacks: Job = {
  name: 'report-chargebacks',
  summary: 'report delivered orders whose payment the bank took back, and returns of them that are under way',
  schedule: nightlyInEveryCountry,
  async run(db, { now }) {
    const isSuspect = and(
      inArray(salesOrder.status, ['partly_shipped', 'shipped', 'delivered', 'partly_returned', 'returned']),
      inArray(payment.status, ['refunded', 'refund_pending']),
      or(
        gte(salesOrder.deliveredAt, new Date(now.getTime() - reportedMs)),
        inArray(salesOrder.status, ['partly_shipped', 'shipped']),
      ),
    )
    const suspects = await db
      .select({ orderNr: salesOrder.orderNr })
      .from(salesOrder)
      .innerJoin(payment, eq(payment.orderNr, salesOrder.orderNr))
      .where(isSuspect)
      .groupBy(salesOrder.orderNr)
      .orderBy(asc(salesOrder.orderNr))
    const takenBack = [
      ...(await ordersTakenBack(
        db,
        suspects.map(({ orderNr }) => orderNr),
      )),
    ]
    if (takenBack.length === 0) return { done: 0, failures: [] }
    const open = await db
      .select()
      .from(exchangeRequest)
      .where(
        and(
          inArray(exchangeRequest.orderNr, takenBack),
          inArray(exchangeRequest.status, ['requested', 'approved', 'received']),
        ),
      )
    const failures = takenBack.map((orderNr) => {
      const returns = open.filter((request) => request.orderNr === orderNr)
      const underWay = returns.map(({ batchnumber, status }) => `, exchange ${batchnumber} is ${status}`).join('')
      return { subject: `order ${orderNr}`, reason: `the bank took its payment back${underWay}` }
    })
    return { done: 0, failures }
  },
}
