import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { reservationEnd } from '#domain/buy/payments/attempts.ts'
import { nextCheck } from '#domain/buy/payments/observation.ts'
import { unpaidNote, unpaidOrderLifetimeMs } from '#domain/buy/payments/reservation.ts'
import { runEach, everyFiveMinutes, everyMinute, type Job, type JobResult } from '#server/platform/jobs/job.ts'
import { lockOrder, moveOrder } from '#server/ledger/orders/move-order.ts'
import { undoOrder } from '#server/ledger/orders/undo-order.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { askEach, askingLimitMs, maxPaymentsPerRun, providerSlots } from './ask-each.ts'
import { readAttempts } from './attempt-rows.ts'
import type { GatewaysOn } from './port.ts'
import { paymentsService } from './service.ts'

const openPayments = (db: Handle, which: SQL | undefined) =>
  db.select().from(payment).where(which).orderBy(asc(payment.createdAt), asc(payment.id)).limit(maxPaymentsPerRun)

export const checkPayments: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'check-payments',
  summary: 'ask the providers about payments they have not reported',
  schedule: everyFiveMinutes,
  limitMs: askingLimitMs,
  async run(db, { now }, { gatewaysOn }) {
    const payments = paymentsService(db, gatewaysOn(db))
    const isDue = lte(payment.checkAt, now)
    const isWatched = inArray(payment.status, ['pending', 'rejected'])
    // Decided otherwise meanwhile: nothing more is to be asked.
    await db
      .update(payment)
      .set({ checkAt: null })
      .where(and(isDue, not(isWatched)))
    const due = await db
      .select()
      .from(payment)
      .where(and(isDue, isWatched))
      .orderBy(asc(payment.checkAt), asc(payment.id))
      .limit(maxPaymentsPerRun)
    return askEach(due, async (row) => {
      // Before it is asked, so that one which fails waits its time too. What the answer settles is asked about no more.
      await db
        .update(payment)
        .set({ checkAt: nextCheck(row, now) })
        .where(eq(payment.id, row.id))
      return payments.check(row, now)
    })
  },
}

/** Best effort: a page that could not be closed is watched like every other. */
export const endPaymentPages: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'end-payment-pages',
  summary: 'close the pages of providers that no one should pay on any more',
  schedule: everyMinute,
  limitMs: askingLimitMs,
  async run(db, { now }, { gatewaysOn }) {
    const payments = paymentsService(db, gatewaysOn(db))
    const isOpen = and(isNotNull(payment.pageId), isNull(payment.pageEndedAt))
    const isOver = notInArray(payment.status, ['pending', 'held'])
    const isRecent = gt(payment.createdAt, new Date(now.getTime() - 2 * unpaidOrderLifetimeMs))
    return askEach(await openPayments(db, and(isOpen, isOver, isRecent)), (row) => payments.endPage(row, now))
  },
}

export const refundPayments: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'refund-payments',
  summary: 'have the providers send back what is to be refunded',
  schedule: everyMinute,
  limitMs: askingLimitMs,
  async run(db, _acting, { gatewaysOn }) {
    const payments = paymentsService(db, gatewaysOn(db))
    return askEach(await openPayments(db, eq(payment.status, 'refund_pending')), (row) => payments.refund(row))
  },
}

/**
 * An order gives its goods back when its reservation is over, however many attempts failed. The providers are asked before: money that is there is not turned
 * away because a message got lost. One that cannot be asked keeps its order until it can, or until 48 hours are over.
 */
export const cancelUnpaidOrders: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'cancel-unpaid-orders',
  summary: 'cancel orders whose payment is late; stock, coupon uses and wallet money go back',
  schedule: everyMinute,
  limitMs: askingLimitMs,
  async run(db, acting, { gatewaysOn }) {
    const payments = paymentsService(db, gatewaysOn(db))
    const { now } = acting
    const inSlot = providerSlots()
    const longAgo = new Date(now.getTime() - unpaidOrderLifetimeMs)
    const due = await db
      .select({ orderNr: salesOrder.orderNr, placedAt: salesOrder.placedAt })
      .from(salesOrder)
      .leftJoin(payment, eq(payment.orderNr, salesOrder.orderNr))
      .where(eq(salesOrder.status, 'payment_pending'))
      .groupBy(salesOrder.orderNr)
      .having(or(sql`max(${payment.expiresAt}) <= ${now.toISOString()}`, lte(salesOrder.placedAt, longAgo)))
      .orderBy(asc(salesOrder.orderNr))
    const cancel = async ({ orderNr, placedAt }: (typeof due)[number]): Promise<JobResult> => {
      const result: JobResult = { done: 0, failures: [] }
      try {
        await payments.checkOrder(orderNr, now)
      } catch (error) {
        result.failures.push({ subject: orderNr, reason: (error as Error).message })
        if (placedAt > longAgo) return result
      }
      const { done, failures } = await runEach(
        db,
        [orderNr],
        (name) => name,
        async (tx) => {
          const order = await lockOrder(tx, orderNr)
          // Paid at the last moment: nothing is due any more.
          if (order?.status !== 'payment_pending') return false
          // Looked at again under the lock: a provider that said 'in process' has more time.
          if (now < reservationEnd(placedAt, await readAttempts(tx, orderNr))) return false
          await undoOrder(tx, order, now)
          await moveOrder(tx, order, 'cancelled', { now, note: unpaidNote, isUnpaid: true })
          await writeAudit(tx, acting, 'cancel-unpaid-orders', orderNr)
          return true
        },
      )
      return { done, failures: [...result.failures, ...failures] }
    }
    const results = await Promise.all(due.map((order) => inSlot(() => cancel(order))))
    return {
      done: results.reduce((sum, { done }) => sum + done, 0),
      failures: results.flatMap(({ failures }) => failures),
    }
  },
}
