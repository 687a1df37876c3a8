// Measures products at the desk: every way to look at a grid of many, and changing and undoing thousands of them while
// shoppers look. node bench/products-desk.ts [products in the store]
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { apiVersion } from '#contract/platform/endpoint.ts'
import type { GridProduct } from '#contract/desk/products.ts'
import type { BulkPreview, DeskBulk } from '#contract/desk/product-bulks.ts'
import { openDatabase } from '#db/connection/open.ts'
import { countMigrations } from '#db/migrate.ts'
import { catalogueChecks, gridSorts } from '#domain/browse/assortment/grid-filter.ts'
import { changeProducts } from '#server/browse/assortment/run-bulks.ts'
import { openDeskDatabase } from '#server/desk/desk-database.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { readEnv } from '#server/platform/env.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { buildShop } from '#server/shop.ts'
import { sealer } from '#tests/bank-data-key.ts'
import { openStockedDatabase } from './catalogue/stocked-database.ts'
import { measure } from './orders/measure.ts'

const goalMs = 100
const count = Number(process.argv[2] ?? 100_000)
const changed = Math.min(10_000, Math.floor(count / 4))
const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-bench-'))
const stocked = await openStockedDatabase(count)
const { db, pool, close } = openDatabase(stocked.url)
const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000000' })
const desk = openDeskDatabase(stocked.url, env)
const jobs = openDatabase(stocked.url)
const slow: string[] = []

const { app, catalog } = await buildShop({
  env,
  db,
  pool,
  databaseUrl: stocked.url,
  deskDatabase: desk,
  sealer,
  migrations: countMigrations(),
  picturesFolder: path.join(home, 'pictures'),
  photos: diskPhotoStore(path.join(home, 'photos')),
})
const owner = await signedInStaff({ app, db }, { email: 'duena@example.com', roles: ['owner'] }, () => new Date())
type List = { products: GridProduct[]; total: number | null; next: string | null }
const grid = (query: string) => owner.get<List>(`/desk/api/products?country=ar&${query}`)

async function timed(what: string, query: (at: number) => string): Promise<void> {
  const p95 = await measure(what, async (at) => {
    const { status } = await grid(query(at))
    if (status !== 200) throw new Error(`${what}: ${status}`)
  })
  if (p95 > goalMs) slow.push(what)
}

/** What shoppers wait for: a product and a list, over and over, until the signal. */
async function shop(slugs: readonly string[], signal: AbortSignal): Promise<number[]> {
  const costs: number[] = []
  for (let at = 0; !signal.aborted; at += 1) {
    const began = performance.now()
    const url = `/api/productdetail/${slugs[at % slugs.length]}`
    const { statusCode } = await app.inject({
      method: 'GET',
      url,
      query: { api_version: apiVersion },
      headers: { 'x-store': 'vereda-ar' },
    })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
    costs.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return costs.toSorted((a, b) => a - b)
}
const p99 = (costs: readonly number[]) =>
  `p99 ${costs[Math.floor(costs.length * 0.99)]!.toFixed(0)} ms of ${costs.length}`

async function besideShoppers<T>(slugs: readonly string[], what: string, work: () => Promise<T>): Promise<T> {
  const ending = new AbortController()
  const shoppers = shop(slugs, ending.signal)
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  ending.abort()
  process.stdout.write(`${what}: ${seconds.toFixed(1)} s; shoppers meanwhile ${p99(await shoppers)}\n`)
  return result
}

try {
  process.stdout.write(`${count} products; p95 of 20, goal ${goalMs} ms\n`)
  const { rows: brands } = await pool.query<{ id: number }>(`select id from brand where country = 'ar' order by id`)
  const { rows: categories } = await pool.query<{ id: number }>(`select id from category where country = 'ar'`)
  const { rows: some } = await pool.query<{ sku: string; slug: string }>(
    `select sku, slug from product where country = 'ar' and active order by md5(sku) limit ${changed}`,
  )
  const one = <T>(list: readonly T[], at: number) => list[(at * 37) % list.length]!
  for (const sort of gridSorts) {
    await timed(`first page, ${sort}`, () => `sort=${sort}`)
    await timed(`a page in the middle, ${sort}`, (at) => `sort=${sort}&after=${one(some, at).sku}`)
  }
  await timed('search: a word', (at) => `text=${['zapatilla', 'remera', 'campera', 'vestido'][at % 4]}`)
  await timed('search: two words and a brand', (at) => `text=zapatilla%20court&brand=${one(brands, at).id}`)
  await timed('search: nothing', (at) => `text=nadaquesea${at}`)
  await timed('search: sku', (at) => `text=${one(some, at).sku}`)
  await timed('brand', (at) => `brand=${one(brands, at).id}`)
  await timed('category', (at) => `category=${one(categories, at).id}`)
  await timed('category by price', (at) => `category=${one(categories, at).id}&sort=price`)
  for (const query of ['shown=shown', 'shown=hidden', 'stock=some', 'stock=none', 'stock=gaps'])
    await timed(query, () => query)
  for (const special of ['now', 'soon', 'over', 'none']) await timed(`special=${special}`, () => `special=${special}`)
  await timed('hidden, on offer, out of stock, by name', () => 'shown=hidden&special=now&stock=none&sort=name')
  for (const check of catalogueChecks) await timed(`check: ${check}`, () => `check=${check}`)
  await measure('all checks, counted', () => owner.get('/desk/api/product-checks?country=ar'))
  await measure('a product with its history', (at) => owner.get(`/desk/api/products/ar/${one(some, at).sku}`))

  await catalog.warm()
  const slugs = some.slice(0, 400).map(({ slug }) => slug)
  await besideShoppers(slugs, 'nothing at the desk', () => new Promise((resolve) => setTimeout(resolve, 5000)))
  const act = { kind: 'price', how: 'percent', amount: 7, ends990: true }
  const order = { country: 'ar', skus: some.map(({ sku }) => sku), act }
  const preview = await besideShoppers(slugs, `preview of ${changed}`, () =>
    owner.post<BulkPreview>('/desk/api/product-bulks/preview', order),
  )
  const { bulk } = await besideShoppers(slugs, 'writing down what changes', () =>
    owner.post<{ bulk: DeskBulk }>('/desk/api/product-bulks', { ...order, seen: preview.seen }),
  )
  const run = () => changeProducts.run(jobs.db, { actor: 'scheduler', now: new Date() }, undefined)
  await besideShoppers(slugs, `changing ${bulk.total}`, run)
  const last = performance.now()
  await catalog.catchUp()
  process.stdout.write(`in lists ${(performance.now() - last).toFixed(0)} ms after the last portion\n`)
  await owner.post(`/desk/api/product-bulks/${bulk.idBulk}/undo`, {})
  await besideShoppers(slugs, 'undoing them', run)
  const { bulk: undone } = await owner.get<{ bulk: DeskBulk }>(`/desk/api/product-bulks/${bulk.idBulk}`)
  process.stdout.write(`${undone.undone} undone, ${undone.kept} kept\n`)
  process.stdout.write(slow.length === 0 ? 'All within the goal.\n' : `Above the goal: ${slow.join('; ')}\n`)
} finally {
  await app.close()
  await jobs.close()
  await desk.close()
  await close()
  await stocked.close()
  rmSync(home, { recursive: true, force: true })
}
