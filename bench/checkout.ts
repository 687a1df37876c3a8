// Measures orders per second, against a bare transaction with as many statements through the same driver. node
// bench/checkout.ts [orders]
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '#db/embedded/cluster.ts'
import { connect } from '#db/connection/connect.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { seedAssortment } from '#demo/catalogue/assortment/seed-assortment.ts'
import { place } from '#tests/guest-shoppers.ts'
import { calls, chosen, guestOrder, placeFields } from './checkout/whole-orders.ts'
import { postmasterOf, processorTimeOf } from './processor-time.ts'
import { printFigure } from './figure.ts'

const shoppers = 32
const orders = Number(process.argv[2] ?? 4000)
const linesPerCart = 3
const bareCalls = 3000
/** A person's pace: with fewer shoppers than connections nobody waits for one. */
const wholeOrderShoppers = 8
const wholeOrders = Math.min(orders, 1500)

const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
// Durable, as in production: a commit is on disk before it is answered.
const cluster = await openCluster({ home, isDurable: true })
await migrateDatabase(cluster.url)
await seedAssortment(cluster.url, { country: 'ar', count: 5000, now: new Date(), seed: 1 })
const client = await connect({ url: cluster.url, name: 'bench' })

const { rows: sizes } = await client.query<{ sku: string }>(`select sku_simple as sku from simple order by sku_simple`)
await client.query(`insert into stock_movement (country, sku_simple, delta, reason, created_at)
  select country, sku_simple, 1000000, 'adjust', now() from simple`)
await client.query('update simple set stock = stock + 1000000')
const warmUp = 300
const hashes = Array.from({ length: orders + warmUp }, (_, at) => at.toString(16).padStart(32, '0'))
await client.query(
  `insert into cart (hash, country, created_at, updated_at) select unnest($1::text[]), 'ar', now(), now()`,
  [hashes],
)
// Most shoppers buy different products, and some the same one.
const skuOf = (cart: number, line: number) => sizes[(cart * 7919 + line * 104_729) % sizes.length]!.sku
const lines = hashes.flatMap((hash, cart) => {
  const skus = new Set(Array.from({ length: linesPerCart }, (_, line) => skuOf(cart, line)))
  return [...skus].map((sku) => [hash, sku] as const)
})
await client.query(
  `insert into cart_item (cart_hash, country, sku_simple, quantity, added_at)
    select hash, 'ar', sku, 1, now() from unnest($1::text[], $2::text[]) as line (hash, sku)`,
  [lines.map(([hash]) => hash), lines.map(([, sku]) => sku)],
)
await client.query('vacuum analyze')

const server = fork(path.join(import.meta.dirname, 'checkout', 'shop-server.ts'), [cluster.url])
const nextMessage = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)))
const countStatements = () => {
  server.send('statements')
  return nextMessage<number>()
}
const origins = await nextMessage<{ shop: string; bare: string }>()

const agent = new http.Agent({ keepAlive: true, maxSockets: shoppers })
type Reply = { error: boolean; code?: string; checkout: { cart: { version: number }; totals: { total: number } } }

function send(url: string, type: string, body: string, at: number): Promise<Reply> {
  const headers = {
    'content-type': type,
    'x-store': 'vereda-ar',
    'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
    'idempotency-key': randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method: 'POST', headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => (text += part))
      reply.on('end', () => resolve(JSON.parse(text) as Reply))
    })
    request.on('error', reject)
    request.end(body)
  })
}

const post = (at: number, call: string, fields: Record<string, string>) =>
  send(
    `${origins.shop}/api/checkout/${call}?api_version=3`,
    'application/x-www-form-urlencoded',
    new URLSearchParams(fields).toString(),
    at,
  )

/** Runs `work` for every number, with as many in parallel as there are shoppers. */
async function runConcurrently(
  from: number,
  to: number,
  work: (at: number) => Promise<void>,
  parallel = shoppers,
): Promise<void> {
  let next = from
  const shopper = async () => {
    for (let at = next++; at < to; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: parallel }, shopper))
}

const bodies: Record<string, string>[] = []
await runConcurrently(0, hashes.length, async (at) => {
  const hash = hashes[at]!
  const { checkout } = await post(at, 'options', { ...chosen(hash), ...place })
  bodies[at] = placeFields(hash, checkout, at)
})

const times: number[] = []
let refused = 0
const buy = async (at: number) => {
  const began = performance.now()
  const reply = await post(at, 'place', bodies[at]!)
  times.push(performance.now() - began)
  if (reply.error) refused += 1
}
await runConcurrently(0, warmUp - 1, buy)
await countStatements()
await buy(warmUp - 1)
const statements = await countStatements()
await client.query('analyze')
times.length = 0

/** Under the same conditions: as many shoppers, over HTTP, through the same pool. */
async function bareRate(): Promise<number> {
  const started = performance.now()
  await runConcurrently(warmUp, warmUp + bareCalls, async (at) => {
    const hash = hashes[warmUp + (at % orders)]!
    await send(origins.bare, 'application/json', JSON.stringify({ hash, statements }), at)
  })
  return bareCalls / ((performance.now() - started) / 1000)
}
await bareRate()
const before = await bareRate()
const began = performance.now()
await runConcurrently(warmUp, hashes.length, buy)
const rate = orders / ((performance.now() - began) / 1000)
const after = await bareRate()
const bare = (before + after) / 2

/** A guest's whole way to an order, and the processor time of the shop and of its database for it. */
const postmaster = postmasterOf(home)
const used = () => ({ node: processorTimeOf(server.pid!), database: processorTimeOf(postmaster) })
type Used = ReturnType<typeof used>
const perOrder = (from: Used, count: number) => {
  const to = used()
  return { node: (to.node - from.node) / count, database: (to.database - from.database) / count }
}
const call = (name: string, fields: Record<string, string>, at: number) =>
  send(
    `${origins.shop}/api/${name}?api_version=3`,
    'application/x-www-form-urlencoded',
    new URLSearchParams(fields).toString(),
    at,
  )
const ways = Array.from({ length: 3 * wholeOrders }, (_, at) => guestOrder(call, skuOf(at, 0), hashes.length + at))
const wholeOrder = async (at: number) => {
  for (const name of calls) await ways[at]![name]()
}
await runConcurrently(0, wholeOrders, wholeOrder, wholeOrderShoppers)
await client.query('analyze')
const [usedBefore, wholeBegan] = [used(), performance.now()]
await runConcurrently(wholeOrders, 2 * wholeOrders, wholeOrder, wholeOrderShoppers)
const wholeRate = wholeOrders / ((performance.now() - wholeBegan) / 1000)
const whole = perOrder(usedBefore, wholeOrders)
const perCall: string[] = []
for (const name of calls) {
  const from = used()
  await runConcurrently(2 * wholeOrders, 3 * wholeOrders, (at) => ways[at]![name](), wholeOrderShoppers)
  const { node, database } = perOrder(from, wholeOrders)
  perCall.push(`${name} ${node.toFixed(2)} + ${database.toFixed(2)}`)
}

const sorted = times.toSorted((a, b) => a - b)
const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(0)
const { rows } = await client.query<{ count: number; wrong: number }>(`select
  (select count(*)::int from sales_order) as count, (select count(*)::int from stock_reconciliation) as wrong`)
console.log(
  `${rate.toFixed(0)} orders/s of ${linesPerCart} lines at ${shoppers} shoppers (aim: 120) · p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, p99 ${quantile(0.99)} ms (asked for: p95 300)` +
    ` · bare transaction of ${statements} statements ${bare.toFixed(0)}/s · share ${(rate / bare).toFixed(2)} (asked for: 0.35)`,
)
console.log(
  `${rows[0]!.count} orders written, ${refused} refused, ${rows[0]!.wrong} sizes whose stock is not what was booked`,
)

console.log(
  `whole guest orders (cart, line, options, place) at ${wholeOrderShoppers} shoppers: ${wholeRate.toFixed(0)}/s (asked for: 120)` +
    ` · ${(whole.node + whole.database).toFixed(1)} ms of processor each: node ${whole.node.toFixed(1)}, database ${whole.database.toFixed(1)} (asked for: 14)`,
)
console.log(`each call, node + database, ms: ${perCall.join(' · ')}`)
printFigure('orders, of a bare transaction', rate / bare, 'higher')
printFigure('processor of a whole guest order, ms', whole.node + whole.database, 'lower')

server.kill()
await client.end()
await cluster.stop()
rmSync(home, { recursive: true, force: true })
if (refused > 0 || rows[0]!.wrong > 0 || rows[0]!.count !== hashes.length + ways.length) process.exit(1)
