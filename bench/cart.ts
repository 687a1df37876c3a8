// Measures setting a quantity in a cart, against one UPDATE by primary key on the same pool. node bench/cart.ts [carts]
import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openCluster } from '#db/embedded/cluster.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { seedAssortment } from '#demo/catalogue/assortment/seed-assortment.ts'
import { fire, type FireResult } from './catalogue/fire.ts'
import { printFigure } from './figure.ts'

const connections = 32
/** A multiple of the connections, so that each uses its own carts. */
const carts = Math.ceil(Number(process.argv[2] ?? 512) / connections) * connections
const linesPerCart = 3

const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
chmodSync(home, 0o711)
// Durable, as in production: a commit is on disk before it is answered.
const cluster = await openCluster({ home, isDurable: true })
await migrateDatabase(cluster.url)
await seedAssortment(cluster.url, { country: 'ar', count: 5000, now: new Date(), seed: 1 })
const client = new pg.Client({ connectionString: cluster.url })
await client.connect()

const { rows: sizes } = await client.query<{ sku: string }>(
  'select sku_simple as sku from simple where stock >= 5 order by sku_simple',
)
const hashes = Array.from({ length: carts }, (_, at) => at.toString(16).padStart(32, '0'))
const skuOf = (cart: number, line: number) => sizes[(cart * linesPerCart + line) % sizes.length]!.sku
await client.query(
  `insert into cart (hash, country, created_at, updated_at) select unnest($1::text[]), 'ar', now(), now()`,
  [hashes],
)
const lines = hashes.flatMap((hash, cart) =>
  Array.from({ length: linesPerCart }, (_, line) => [hash, skuOf(cart, line)]),
)
await client.query(
  `insert into cart_item (cart_hash, country, sku_simple, quantity, added_at)
    select hash, 'ar', sku, 1, now() from unnest($1::text[], $2::text[]) as line (hash, sku)`,
  [lines.map(([hash]) => hash), lines.map(([, sku]) => sku)],
)
await client.query('vacuum analyze')

const server = fork(path.join(import.meta.dirname, 'cart', 'shop-server.ts'), [cluster.url])
const nextMessage = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)))
const { shop, bare } = await nextMessage<{ shop: string; bare: string }>()

const form = { 'content-type': 'application/x-www-form-urlencoded' }
// Every line in turn, up to two and back to one: each call changes something.
const writes = [2, 1].flatMap((quantity) =>
  Array.from({ length: linesPerCart }, (_, line) => line).flatMap((line) =>
    hashes.map((hash, cart) =>
      new URLSearchParams({ hash, item: skuOf(cart, line), quantity: `${quantity}` }).toString(),
    ),
  ),
)
const updates = hashes.map((hash) => JSON.stringify({ hash }))
const inside = (seconds: number) => {
  server.send({ hashes, seconds, callers: connections })
  return nextMessage<number>()
}
const overHttp = (seconds: number) => fire(bare, updates, { connections, seconds })
const set = async (seconds: number, isKeyed: boolean) => {
  await client.query('update cart_item set quantity = 1 where quantity <> 1')
  return fire(`${shop}/api/cart/?api_version=3`, writes, { connections, seconds, headers: form, isKeyed })
}

const formatResult = ({ rate, p50, p99 }: FireResult) => `${rate.toFixed(0)}/s (p50 ${p50} ms, p99 ${p99} ms)`
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const ratios = { inside: [] as number[], keyedInside: [] as number[], http: [] as number[], keyedHttp: [] as number[] }

await inside(2)
await overHttp(2)
await set(3, false)
await set(3, true)
// As autovacuum does in a running shop: the statistics from empty tables are outdated.
await client.query('analyze')
for (let round = 0; round < 3; round++) {
  const direct = await inside(5)
  const update = await overHttp(5)
  const plain = await set(5, false)
  const keyed = await set(5, true)
  if (update.failures + plain.failures + keyed.failures > 0) throw new Error('Some requests failed.')
  ratios.inside.push(plain.rate / direct)
  ratios.keyedInside.push(keyed.rate / direct)
  ratios.http.push(plain.rate / update.rate)
  ratios.keyedHttp.push(keyed.rate / update.rate)
  console.log(
    `UPDATE from inside ${direct.toFixed(0)}/s · over HTTP ${formatResult(update)} · cart ${formatResult(plain)} · cart with a key ${formatResult(keyed)}`,
  )
}
const share = (values: number[]) => median(values).toFixed(2)
console.log(
  `a quantity set, of the rate of one UPDATE: ${share(ratios.http)} asked the same way, ${share(ratios.inside)} from inside` +
    ` · with an idempotency key ${share(ratios.keyedHttp)} and ${share(ratios.keyedInside)} (asked for: 0.40; p99 30 ms)`,
)
printFigure('setting a quantity, of one UPDATE over HTTP', median(ratios.http), 'higher')
printFigure('setting a quantity, of one UPDATE from inside', median(ratios.inside), 'higher')

server.kill()
await client.end()
await cluster.stop()
rmSync(home, { recursive: true, force: true })
