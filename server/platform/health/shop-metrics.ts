import prometheus from 'prom-client'
import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { checkoutVisit } from '#db/schema/checkout-line.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { webhookDelivery } from '#db/schema/notices.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'

/** Counted in the database, so that all nodes tell the same and a restart forgets nothing; at most so often. */
const freshForMs = 15_000

type Figures = {
  orders: { country: string; status: string; n: number }[]
  payments: { method: string; status: string; n: number }[]
  outbox: { kind: string; seconds: number }[]
  line: { country: string; n: number }[]
}

async function readFigures(db: Handle, now: Date): Promise<Figures> {
  const at = now.toISOString()
  const ofADay = sql`${salesOrder.placedAt} > ${at}::timestamptz - interval '1 day'`
  const orders = await db.execute<Figures['orders'][number]>(sql`select ${salesOrder.country} as country,
    ${salesOrder.status} as status, count(*)::int as n from ${salesOrder} where ${ofADay} group by 1, 2`)
  const payments = await db.execute<Figures['payments'][number]>(sql`select ${payment.method} as method,
    ${payment.status} as status, count(*)::int as n from ${salesOrder}
    join ${payment} on ${payment.orderNr} = ${salesOrder.orderNr} where ${ofADay} group by 1, 2`)
  const outbox = await db.execute<Figures['outbox'][number]>(sql`
    select 'mail' as kind, coalesce(extract(epoch from ${at}::timestamptz - min(${outboxMail.createdAt})), 0)::float8 as seconds
    from ${outboxMail} where ${outboxMail.sentAt} is null and ${outboxMail.deadAt} is null
    union all
    select 'webhook', coalesce(extract(epoch from ${at}::timestamptz - min(${webhookDelivery.createdAt})), 0)::float8
    from ${webhookDelivery} where ${webhookDelivery.deliveredAt} is null and ${webhookDelivery.deadAt} is null`)
  const line = await db.execute<
    Figures['line'][number]
  >(sql`select ${checkoutVisit.country} as country, count(*)::int as n
    from ${checkoutVisit} where ${checkoutVisit.enteredAt} is null and ${checkoutVisit.seenAt} > ${at}::timestamptz - interval '1 minute'
    group by 1`)
  return { line: line.rows, orders: orders.rows, payments: payments.rows, outbox: outbox.rows }
}

type ShopMetricsOptions = { db: Handle; clock: () => Date; buildId: string }

/** What the shop does, beside how it does: orders, payments by outcome, how long the oldest mail waits, which build runs. */
export function addShopMetrics(register: prometheus.Registry, { db, clock, buildId }: ShopMetricsOptions): void {
  let read: { at: number; figures: Promise<Figures | undefined> } | undefined
  /** While the database is away the last figures stay. */
  function figures(): Promise<Figures | undefined> {
    const at = performance.now()
    if (!read || at - read.at > freshForMs) read = { at, figures: readFigures(db, clock()).catch(() => undefined) }
    return read.figures
  }
  const orders = new prometheus.Gauge({
    name: 'shop_orders_of_a_day',
    help: 'Orders placed within 24 hours, by store and the status they have now',
    labelNames: ['country', 'status'],
    registers: [register],
    async collect() {
      const found = await figures()
      if (!found) return
      orders.reset()
      for (const { country, status, n } of found.orders) orders.set({ country, status }, n)
    },
  })
  const payments = new prometheus.Gauge({
    name: 'shop_payments_of_a_day',
    help: 'Payments of these orders, by method and outcome',
    labelNames: ['method', 'status'],
    registers: [register],
    async collect() {
      const found = await figures()
      if (!found) return
      payments.reset()
      for (const { method, status, n } of found.payments) payments.set({ method, status }, n)
    },
  })
  const outbox = new prometheus.Gauge({
    name: 'shop_outbox_oldest_seconds',
    help: 'How long the oldest waiting mail and webhook delivery have been waiting',
    labelNames: ['kind'],
    registers: [register],
    async collect() {
      for (const { kind, seconds } of (await figures())?.outbox ?? []) outbox.set({ kind }, Math.max(0, seconds))
    },
  })
  const line = new prometheus.Gauge({
    name: 'shop_checkout_waiting',
    help: 'Shoppers who wait in line for the checkout, by store',
    labelNames: ['country'],
    registers: [register],
    async collect() {
      const found = await figures()
      if (!found) return
      line.reset()
      for (const { country, n } of found.line) line.set({ country }, n)
    },
  })
  const build = new prometheus.Gauge({
    name: 'shop_build_info',
    help: 'Which build of the pages and which Node this is; always 1',
    labelNames: ['build', 'node'],
    registers: [register],
  })
  build.set({ build: buildId, node: process.version }, 1)
}
