// Measures the operator's lists on many orders: each filter of `orders list`, and `sales`. node bench/orders.ts [orders]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '#db/embedded/cluster.ts'
import { openDatabase } from '#db/connection/open.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { listOrders, type OrderFilter } from '#server/buy/orders/list-orders.ts'
import { readOwed, readSales } from '#server/ledger/sales/read-sales.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
const cluster = await openCluster({ home, isDurable: false })
const { db, pool, close } = openDatabase(cluster.url)
const address = JSON.stringify({ first_name: 'Ana', last_name: 'Paredes', city: 'CABA', region: 'CABA' })

/** Two years of orders of guests, two lines each, nine of ten paid; every twentieth buyer comes back. */
async function writeOrders(): Promise<void> {
  await pool.query('set session_replication_role = replica')
  await pool.query(`insert into sales_order (order_nr, country, guest_email, guest_document_type, guest_document, secondary_nr,
      status, sub_total, discount, shipping, wallet_used, total, tax_included, currency, shipping_address, billing_address,
      shipping_method, placed_at)
    select 'B' || n, (array['ar', 'cl', 'co'])[1 + n % 3], 'p' || n % ${Math.ceil(count / 20)} || '@example.com', 'DNI',
      (10000000 + n % ${Math.ceil(count / 20)})::text, 'B' || n,
      case when n % 10 = 0 then 'cancelled' when n > ${count - 2000} then 'paid' else 'delivered' end,
      1000, 0, 0, 0, 1000, 0, 'ARS', '${address}', '${address}', 'standard',
      now() - interval '2 years' * (1 - n / ${count}::float8)
    from generate_series(1, ${count}) n`)
  await pool.query(`insert into order_item (order_nr, country, sku_simple, name, brand_name, supplier_name, color, size, quantity,
      unit_price, paid_price, categories, is_gift_card, exchangeable)
    select order_nr, country, 'S' || (hashtext(order_nr || line) & 16383) || '-38', 'Una', 'Una', 'Una', 'Rojo', '38', 1, 500, 500,
      '', false, true from sales_order, generate_series(1, 2) line`)
  await pool.query(`insert into payment (order_nr, method, status, amount, created_at)
    select order_nr, 'mercadopago', case when status <> 'cancelled' then 'approved' when hashtext(order_nr) % 20 = 0
      then 'refunded' else 'rejected' end, total, placed_at from sales_order`)
  await pool.query(`insert into status_event (subject, subject_id, status, label, at)
    select 'order', order_nr, s.status, '', placed_at from sales_order o
      cross join lateral (values ('payment_pending'), (o.status), (case when o.status <> 'cancelled' then 'paid' end)) s(status)
    where s.status is not null`)
  await pool.query('set session_replication_role = origin')
  await pool.query('vacuum analyze')
}

const aDay = 24 * 60 * 60 * 1000
const day = (ago: number) => new Date(Date.now() - ago * aDay).toISOString().slice(0, 10)

async function time(what: string, work: (at: number) => Promise<unknown>): Promise<void> {
  await work(0)
  const costs: number[] = []
  for (let at = 1; at <= 20; at++) {
    const began = performance.now()
    await work(at)
    costs.push(performance.now() - began)
  }
  costs.sort((a, b) => a - b)
  process.stdout.write(`${what}: p50 ${costs[9]!.toFixed(1)} ms, p95 ${costs[18]!.toFixed(1)} ms\n`)
}

try {
  await migrateDatabase(cluster.url)
  await writeOrders()
  const list = (filter: OrderFilter, after?: string) => listOrders(db, filter, { limit: 50, after })
  const some = (at: number) => Math.ceil((count / 21) * at) + 7
  process.stdout.write(`${count} orders, pages of 50\n`)
  await time('all', () => list({}))
  await time('a page in the middle', (at) => list({}, `B${some(at)}`))
  await time('of a store', () => list({ countries: ['cl'] }))
  await time('of a store, by status', () => list({ countries: ['cl'], statuses: ['paid'] }))
  await time('by a rare status', () => list({ statuses: ['preparing'] }))
  await time('of one day', (at) => list({ from: day(at * 30), to: day(at * 30) }))
  await time('of one day of a store, by status', (at) =>
    list({ countries: ['ar'], from: day(at * 30), to: day(at * 30), statuses: ['delivered'] }),
  )
  await time('by a rare payment', () => list({ payment: 'held' }))
  await time('by payments that were given back', () => list({ payment: 'refunded' }))
  await time('by number', (at) => list({ text: `B${some(at)}` }))
  await time('by e-mail', (at) => list({ text: `p${at}@example.com` }))
  await time('by document', (at) => list({ text: String(10_000_000 + at) }))
  await time('by product', (at) => list({ text: `S${at * 77}` }))
  await time('sales of a day', (at) => readSales(db, { from: day(at * 30), to: day(at * 30) }))
  await time('sales of 30 days', (at) => readSales(db, { from: day(at * 30 + 29), to: day(at * 30) }))
  await time('what is owed', () => readOwed(db, new Date()))
} finally {
  await close()
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
}
