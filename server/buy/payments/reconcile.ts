import { and, desc, gt, isNotNull, lte, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { differenceOf } from '#domain/buy/payments/observation.ts'
import { wholeGoesBack } from '#server/ledger/orders/undo-order.ts'
import { nightlyInEveryCountry, type Job, type JobResult } from '#server/platform/jobs/job.ts'
import { askEach } from './ask-each.ts'
import type { GatewaysOn } from './port.ts'
import { paymentsService } from './service.ts'

/** Each finds what does not add up: a subject and what is wrong with it. */
const comparisons = (now: Date): readonly SQL[] => [
  sql`select 'size ' || sku_simple || ' of ' || country as subject, 'stock ' || stock || ', booked ' || booked as reason from stock_reconciliation`,
  sql`select 'wallet ' || wallet_id as subject, 'balance ' || balance || ', booked ' || booked as reason
    from wallet_reconciliation`,
  sql`select 'order ' || order_nr as subject, status || ' with ' || coalesce(sum(amount) filter (where counts), 0)
      || ' paid of ' || owed as reason
    from (select o.order_nr, o.status, o.total + o.wallet_used as owed, p.amount,
        p.status = 'approved' or (p.method = 'cash_on_delivery' and p.status = 'pending') as counts
      from sales_order o left join payment p using (order_nr)
      where o.status in ('confirmed', 'paid', 'preparing', 'partly_shipped', 'shipped') and o.cart_hash is not null) found
    group by order_nr, status, owed
    having coalesce(sum(amount) filter (where counts), 0) <> owed`,
  sql`select 'payment ' || p.id as subject, 'approved, but its order ' || o.order_nr || ' is ' || o.status as reason
    from payment p join sales_order o using (order_nr)
    where p.status = 'approved' and o.status in ('payment_pending', 'confirmed', 'payment_rejected', 'cancelled') and p.method <> 'wallet'`,
  sql`select 'payment ' || id as subject, 'delivered without its cash, order ' || order_nr as reason
    from payment join sales_order o using (order_nr)
    where method = 'cash_on_delivery' and payment.status = 'pending' and o.status = 'delivered'`,
  sql`select 'payment ' || id as subject, 'held: the provider took another sum for order ' || order_nr as reason
    from payment where status = 'held'`,
  sql`select 'payment ' || id as subject, 'still to be refunded after three days, order ' || order_nr as reason
    from payment where status = 'refund_pending' and created_at < ${now.toISOString()}::timestamptz - interval '3 days'`,
  sql`select 'payment ' || id as subject, 'a part of it was not given back, order ' || order_nr || ': ' || refused_because as reason
    from payment where refund_of is not null and status = 'rejected' and refused_because <> ${wholeGoesBack}`,
  sql`select 'order ' || order_nr as subject, 'its goods and its stock movements differ for ' || sold.sku_simple as reason
    from (select order_nr, sku_simple, sum(quantity) as sold from order_item join sales_order using (order_nr)
        where cart_hash is not null group by 1, 2) sold
      left join (select ref, sku_simple, -sum(delta) as taken from stock_movement where reason = 'order' group by 1, 2) moved
        on moved.ref = sold.order_nr and moved.sku_simple = sold.sku_simple
    where sold.sold is distinct from moved.taken`,
  sql`select 'coupon ' || code as subject, 'counted ' || used_count || ', written ' || count(u.id) as reason
    from sales_rule r join coupon_use u using (id_sales_rule) group by r.id_sales_rule having used_count < count(u.id)`,
]

/** How far back the providers are asked every night, and how long the jobs have to settle a payment by themselves. */
const askedDays = 3
const settledAfterMs = 60 * 60 * 1000
const maxAskedPerNight = 5000
const askForMs = 15 * 60 * 1000

/** What the providers say otherwise than our books about the payments of the last days. */
async function differencesAtProviders(db: Handle, gatewaysOn: GatewaysOn, now: Date): Promise<JobResult['failures']> {
  const payments = paymentsService(db, gatewaysOn(db))
  const isRecent = and(
    isNotNull(payment.providerRef),
    isNotNull(payment.provider),
    gt(payment.createdAt, new Date(now.getTime() - askedDays * 24 * 60 * 60 * 1000)),
    lte(payment.createdAt, new Date(now.getTime() - settledAfterMs)),
  )
  const rows = await db.select().from(payment).where(isRecent).orderBy(desc(payment.createdAt)).limit(maxAskedPerNight)
  const found: JobResult['failures'] = []
  const { failures } = await askEach(
    rows,
    async (row) => {
      if (!payments.hasGateway(row)) return false
      const reason = differenceOf(row, await payments.findAtProvider(row, now))
      if (reason) found.push({ subject: `payment ${row.id}`, reason: `${reason}, order ${row.orderNr}` })
      return false
    },
    askForMs,
  )
  return [...found, ...failures]
}

/** Nothing is repaired here: every difference is a fault that a person has to see. */
export const reconcile: Job<{ gatewaysOn: GatewaysOn }> = {
  name: 'reconcile',
  summary: 'compare stock, wallets, orders and payments with what was booked, and report every difference',
  schedule: nightlyInEveryCountry,
  async run(db, { now }, { gatewaysOn }) {
    const failures: JobResult['failures'] = []
    for (const comparison of comparisons(now)) {
      const { rows } = await db.execute<{ subject: string; reason: string }>(comparison)
      failures.push(...rows)
    }
    failures.push(...(await differencesAtProviders(db, gatewaysOn, now)))
    return { done: 0, failures }
  },
}
