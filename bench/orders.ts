// Measures the operator's lists on many orders: each filter of `orders list`, and `sales`. node bench/orders.ts [orders]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '#db/embedded/cluster.ts'
import { openDatabase } from '#db/connection/open.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { listOrders, type OrderFilter } from '#server/buy/orders/list-orders.ts'
import { readOwed, readSales } from '#server/ledger/sales/read-sales.ts'
import { measure } from './orders/measure.ts'
import { writeOrders } from './orders/write-orders.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
const cluster = await openCluster({ home, isDurable: false })
const { db, pool, close } = openDatabase(cluster.url)
const aDay = 24 * 60 * 60 * 1000
const day = (ago: number) => new Date(Date.now() - ago * aDay).toISOString().slice(0, 10)

try {
  await migrateDatabase(cluster.url)
  await writeOrders(pool, count)
  const list = (filter: OrderFilter, after?: string) => listOrders(db, filter, { limit: 50, after })
  const some = (at: number) => Math.ceil((count / 21) * at) + 7
  process.stdout.write(`${count} orders, pages of 50\n`)
  await measure('all', () => list({}))
  await measure('a page in the middle', (at) => list({}, `B${some(at)}`))
  await measure('of a store', () => list({ countries: ['cl'] }))
  await measure('of a store, by status', () => list({ countries: ['cl'], statuses: ['paid'] }))
  await measure('by a rare status', () => list({ statuses: ['preparing'] }))
  await measure('of one day', (at) => list({ from: day(at * 30), to: day(at * 30) }))
  await measure('of one day of a store, by status', (at) =>
    list({ countries: ['ar'], from: day(at * 30), to: day(at * 30), statuses: ['delivered'] }),
  )
  await measure('by a rare payment', () => list({ payment: 'held' }))
  await measure('by payments that were given back', () => list({ payment: 'refunded' }))
  await measure('by number', (at) => list({ text: `B${some(at)}` }))
  await measure('by e-mail', (at) => list({ text: `p${at}@example.com` }))
  await measure('by document', (at) => list({ text: String(10_000_000 + at) }))
  await measure('by product', (at) => list({ text: `S${at * 77}` }))
  await measure('sales of a day', (at) => readSales(db, { from: day(at * 30), to: day(at * 30) }))
  await measure('sales of 30 days', (at) => readSales(db, { from: day(at * 30 + 29), to: day(at * 30) }))
  await measure('what is owed', () => readOwed(db, new Date()))
} finally {
  await close()
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
}
