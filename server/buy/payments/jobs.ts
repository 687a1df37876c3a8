import { and, asc, eq, isNotNull, lte, or, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { unpaidOrderLifetimeMs } from '#domain/buy/payments/reservation.ts'
import {
  runEach,
  everyFiveMinutes,
  everyMinute,
  nightlyInEveryCountry,
  type Job,
  type JobResult,
} from '#server/platform/jobs/job.ts'
import { lockOrder, moveOrder } from '#server/ledger/orders/move-order.ts'
import { undoOrder } from '#server/ledger/orders/undo-order.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import type { GatewaysOn } from './port.ts'
import { paymentsService, type PaymentRow } from './service.ts'

/** Queries per run; the next run continues. */
const maxPaymentsPerRun = 500

const openPayments = (db: Handle, which: SQL | undefined) =>
  db.select().from(payment).where(which).orderBy(asc(payment.createdAt), asc(payment.id)).limit(maxPaymentsPerRun)

const nameOf = ({ id, orderNr }: PaymentRow) => `payment ${id} of order ${orderNr}`

/** One after the other: a provider that fails for one payment is asked about the others too. */
async function askEach(rows: readonly PaymentRow[], ask: (row: PaymentRow) => Promise<boolean>): Promise<JobResult> {
  const result: JobResult = { done: 0, failures: [] }
  for (const row of rows) {
    try {
      if (await ask(row)) result.done += 1
    } catch (error) {
      result.failures.push({ subject: nameOf(row), reason: (error as Error).message })
    }
  }
  return result
}

/** Long enough for a webhook to have arrived. */
const quietMs = 2 * 60 * 1000

export const checkPayments: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'check-payments',
  summary: 'ask the providers about payments they have not told of',
  schedule: everyFiveMinutes,
  async run(db, { now }, { gatewaysOn }) {
    const payments = paymentsService(db, gatewaysOn(db))
    const isQuiet = lte(payment.createdAt, new Date(now.getTime() - quietMs))
    const isOpen = and(eq(payment.status, 'pending'), isNotNull(payment.provider), isNotNull(payment.providerRef))
    return askEach(await openPayments(db, and(isOpen, isQuiet)), (row) => payments.check(row, now))
  },
}

export const refundPayments: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'refund-payments',
  summary: 'have the providers send back what is to be refunded',
  schedule: everyMinute,
  async run(db, _acting, { gatewaysOn }) {
    const payments = paymentsService(db, gatewaysOn(db))
    return askEach(await openPayments(db, eq(payment.status, 'refund_pending')), (row) => payments.refund(row))
  },
}

/**
 * An order gives its goods back when its payment is late. The provider is asked before: money that is there is not turned
 * away because a message got lost. One that cannot be asked keeps its order until it can, or until 48 hours are over.
 */
export const cancelUnpaidOrders: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'cancel-unpaid-orders',
  summary: 'cancel orders whose payment is late; stock, coupon uses and wallet money go back',
  schedule: everyMinute,
  async run(db, acting, { gatewaysOn }) {
    const payments = paymentsService(db, gatewaysOn(db))
    const { now } = acting
    const longAgo = new Date(now.getTime() - unpaidOrderLifetimeMs)
    const due = await db
      .select({ orderNr: salesOrder.orderNr, placedAt: salesOrder.placedAt })
      .from(salesOrder)
      .leftJoin(payment, and(eq(payment.orderNr, salesOrder.orderNr), eq(payment.status, 'pending')))
      .where(
        and(
          eq(salesOrder.status, 'payment_pending'),
          or(lte(payment.expiresAt, now), lte(salesOrder.placedAt, longAgo)),
        ),
      )
      .groupBy(salesOrder.orderNr)
      .orderBy(asc(salesOrder.orderNr))
    const result: JobResult = { done: 0, failures: [] }
    for (const { orderNr, placedAt } of due) {
      try {
        await payments.checkOrder(orderNr, now)
      } catch (error) {
        result.failures.push({ subject: orderNr, reason: (error as Error).message })
        if (placedAt > longAgo) continue
      }
      const { done, failures } = await runEach(
        db,
        [orderNr],
        (name) => name,
        async (tx) => {
          const order = await lockOrder(tx, orderNr)
          // Paid at the last moment: nothing is due any more.
          if (order?.status !== 'payment_pending') return false
          if (placedAt > longAgo && !(await isLate(tx, orderNr, now))) return false
          await undoOrder(tx, order, now)
          await moveOrder(tx, order, 'cancelled', { now, note: 'El pago no llegó a tiempo.' })
          await writeAudit(tx, acting, 'cancel-unpaid-orders', orderNr)
          return true
        },
      )
      result.done += done
      result.failures.push(...failures)
    }
    return result
  },
}

/** Looked at again under the lock: a provider that said 'in process' has more time. */
async function isLate(tx: Handle, orderNr: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(payment.orderNr, orderNr), eq(payment.status, 'pending'), lte(payment.expiresAt, now))
  return (await tx.select({ id: payment.id }).from(payment).where(isOpen)).length > 0
}

/** Each finds what does not add up: a subject and what is wrong with it. */
const comparisons = (now: Date): readonly SQL[] => [
  sql`select 'size ' || sku_simple || ' of ' || country as subject, 'stock ' || stock || ', booked ' || booked as reason from stock_reconciliation`,
  sql`select 'wallet ' || wallet_id as subject, 'balance ' || balance || ', booked ' || booked as reason
    from wallet_reconciliation`,
  sql`select 'order ' || order_nr as subject, status || ' with ' || coalesce(sum(amount) filter (where state = 'approved'), 0)
      || ' paid of ' || owed as reason
    from (select o.order_nr, o.status, o.total + o.wallet_used as owed, p.amount, p.status as state
      from sales_order o left join payment p using (order_nr)
      where o.status in ('paid', 'preparing', 'shipped') and o.cart_hash is not null) found
    group by order_nr, status, owed
    having coalesce(sum(amount) filter (where state = 'approved'), 0) <> owed`,
  sql`select 'payment ' || p.id as subject, 'approved, but its order ' || o.order_nr || ' is ' || o.status as reason
    from payment p join sales_order o using (order_nr)
    where p.status = 'approved' and o.status in ('payment_pending', 'payment_rejected', 'cancelled') and p.method <> 'wallet'`,
  sql`select 'payment ' || id as subject, 'held: the provider took another sum for order ' || order_nr as reason
    from payment where status = 'held'`,
  sql`select 'payment ' || id as subject, 'still to be refunded after three days, order ' || order_nr as reason
    from payment where status = 'refund_pending' and created_at < ${now.toISOString()}::timestamptz - interval '3 days'`,
  sql`select 'order ' || order_nr as subject, 'its goods and its stock movements differ for ' || sold.sku_simple as reason
    from (select order_nr, sku_simple, sum(quantity) as sold from order_item join sales_order using (order_nr)
        where cart_hash is not null group by 1, 2) sold
      left join (select ref, sku_simple, -sum(delta) as taken from stock_movement where reason = 'order' group by 1, 2) moved
        on moved.ref = sold.order_nr and moved.sku_simple = sold.sku_simple
    where sold.sold is distinct from moved.taken`,
  sql`select 'coupon ' || code as subject, 'counted ' || used_count || ', written ' || count(u.id) as reason
    from sales_rule r join coupon_use u using (id_sales_rule) group by r.id_sales_rule having used_count < count(u.id)`,
]

/** Nothing is mended here: whatever differs is a fault, and a person has to see it. */
export const reconcile: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'reconcile',
  summary: 'compare stock, wallets, orders and payments with what was booked, and report every difference',
  schedule: nightlyInEveryCountry,
  async run(db, { now }) {
    const failures: JobResult['failures'] = []
    for (const comparison of comparisons(now)) {
      const { rows } = await db.execute<{ subject: string; reason: string }>(comparison)
      failures.push(...rows)
    }
    return { done: 0, failures }
  },
}
