// Measures the desk on many orders, call by call as a browser sends them. node bench/desk.ts [orders]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '#db/connection/open.ts'
import { openCluster } from '#db/embedded/cluster.ts'
import { countMigrations, migrateDatabase } from '#db/migrate.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { readEnv } from '#server/platform/env.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { buildShop } from '#server/shop.ts'
import { sealer } from '#tests/bank-data-key.ts'
import { measure } from './orders/measure.ts'
import { writeAfterSale } from './orders/write-after-sale.ts'
import { buyersOf, writeOrders } from './orders/write-orders.ts'

const goalMs = 150
const count = Number(process.argv[2] ?? 1_000_000)
const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
const cluster = await openCluster({ home, isDurable: false })
const { db, pool, close } = openDatabase(cluster.url)
const aDay = 24 * 60 * 60 * 1000
const day = (ago: number) => new Date(Date.now() - ago * aDay).toISOString().slice(0, 10)
const slow: string[] = []

async function openDesk() {
  const { app } = await buildShop({
    env: readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent' }),
    db,
    pool,
    databaseUrl: cluster.url,
    migrations: countMigrations(),
    picturesFolder: path.join(home, 'shop-pictures'),
    photos: diskPhotoStore(path.join(home, 'shop-photos')),
    sealer,
  })
  const owner = await signedInStaff({ app, db }, { email: 'duena@example.com', roles: ['owner'] }, () => new Date())
  return { app, owner }
}

try {
  await migrateDatabase(cluster.url)
  const began = performance.now()
  await writeOrders(pool, count)
  await writeAfterSale(pool, count)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  process.stdout.write(`${count} orders, written in ${seconds} s; p95 of 20, goal ${goalMs} ms\n`)
  const { app, owner } = await openDesk()
  async function timed(what: string, send: (at: number) => Promise<{ status: number }>): Promise<void> {
    const p95 = await measure(what, async (at) => {
      const { status } = await send(at)
      if (status !== 200) throw new Error(`${what}: ${status}`)
    })
    if (p95 > goalMs) slow.push(what)
  }
  const read = (what: string, url: (at: number) => string) => timed(what, (at) => owner.get(`/desk/api/${url(at)}`))
  const some = (at: number) => Math.ceil((count / 21) * at) + 7
  const email = (at: number) => `p${(at * 977) % buyersOf(count)}@example.com`
  await read('queue', () => 'orders')
  await read('queue, a page in the middle', (at) => `orders?after=B${some(at)}`)
  await read('view: to pack', () => 'orders?status=paid')
  await read('view: being packed', () => 'orders?status=preparing')
  await read('view: unpaid', () => 'orders?status=payment_pending')
  await read('view: payments to check', () => 'orders?payment=held')
  await read('view: to pack, of a store', () => 'orders?status=paid&country=cl')
  await read('filter: a store', () => 'orders?country=cl')
  for (const status of ['delivered', 'cancelled', 'shipped', 'returned', 'partly_returned']) {
    await read(`filter: ${status}`, () => `orders?status=${status}`)
    await read(`filter: ${status}, of a store`, () => `orders?status=${status}&country=co`)
  }
  for (const payment of ['refunded', 'refund_pending', 'rejected', 'pending', 'approved']) {
    await read(`filter: payment ${payment}`, () => `orders?payment=${payment}`)
    await read(`filter: payment ${payment}, of a store`, () => `orders?payment=${payment}&country=ar`)
  }
  for (const method of ['mercadopago', 'bank_transfer'])
    await read(`filter: ${method}`, () => `orders?method=${method}`)
  await read('filter: a day', (at) => `orders?from=${day(at * 30)}&to=${day(at * 30)}`)
  await read('filter: since a day, cancelled', (at) => `orders?from=${day(at * 30)}&status=cancelled`)
  await read(
    'filter: a day of a store, by status',
    (at) => `orders?from=${day(at * 30)}&to=${day(at * 30)}&country=ar&status=delivered`,
  )
  await read('filter: today’s rejected payments of a store', () => `orders?country=ar&from=${day(0)}&payment=rejected`)
  await read('search: number', (at) => `orders?text=B${some(at)}`)
  await read('search: e-mail of a guest', (at) => `orders?text=${email(at)}`)
  await read('search: e-mail of a customer', (at) => `orders?text=c${at}@example.com`)
  await read('search: document', (at) => `orders?text=${10_000_000 + at}`)
  await read('search: product', (at) => `orders?text=S${at * 77}`)
  await read('search: size', (at) => `orders?text=S${at * 77}-38`)
  await read('search: nothing', () => 'orders?text=nadie@example.com')
  await read('search: product, of a store, by status', (at) => `orders?text=S${at * 77}&country=cl&status=delivered`)
  await read('an order', (at) => `orders/B${some(at)}`)
  await read('returns', () => 'returns')
  await read('returns by status', () => 'returns?status=requested')
  await read('returns of an order', (at) => `returns?order=B${some(at)}`)
  await read('today', () => 'today')
  await read('money of a day', (at) => `money?from=${day(at * 30)}&to=${day(at * 30)}`)
  await read('money of 30 days', (at) => `money?from=${day(at * 30 + 29)}&to=${day(at * 30)}`)
  await read('payouts of wallets', () => 'payouts?kind=withdrawal')
  await read('payouts of credits', () => 'payouts?kind=credit&status=requested')
  const find = (what: string, text: (at: number) => string) =>
    timed(what, (at) =>
      owner.post('/desk/api/customers/find', { text: text(at), reason: 'Medición', isRevealed: false }),
    )
  await find('customer by e-mail', (at) => `c${at}@example.com`)
  await find('customer by document', (at) => `C${at + 100}`)
  await find('customer by order', (at) => `B${some(at + 1)}`)
  await read('audit', () => 'audit')
  await read('audit of an order', (at) => `audit?subject=B${some(at)}`)
  await read('audit by an act', () => 'audit?action=move-order')
  await read('system', () => 'system')
  await app.close()
  process.stdout.write(slow.length === 0 ? 'All within the goal.\n' : `Above the goal: ${slow.join('; ')}\n`)
} finally {
  await close()
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
}
