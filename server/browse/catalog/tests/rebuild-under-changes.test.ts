import { expect, onTestFinished, test, vi } from 'vitest'
import { importFeed } from '#server/operations/feeds/import-feed.ts'
import { scratchFolder } from '#server/operations/feeds/tests/catalogue.ts'
import { openCatalog, type Catalog } from '../catalog.ts'
import { liveIndex } from '../live/live-index.ts'
import { queryOfRequest } from '../catalog-query.ts'
import { stockedShop } from './stocked-shop.ts'

const shop = await stockedShop({ ar: 300 })
// Every product is a model of its own, so that lists show all of them.
await shop.pool.query(`update product set name = name || ' ' || sku where country = 'ar'`)
const files = scratchFolder()
const perPage = 50

type ShownProduct = { id: string; price: number; isAvailable: boolean }
const inOrder = (shown: ShownProduct[]) => shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Every product of the country as a node's lists show it. */
async function shownBy(catalog: Catalog): Promise<ShownProduct[]> {
  const engine = await catalog.engineOf('ar')
  const shown: ShownProduct[] = []
  for (let page = 1; ; page++) {
    const query = queryOfRequest({ path: '/catalog/', pageInfo: { page, itemsPerPage: perPage } })
    const { docs, json } = engine.run(query, engine.find('/catalog/')!, new Date())
    const { products } = JSON.parse(json('bff')) as {
      products: { id: string; numericOriginalPrice: number; available: boolean }[]
    }
    shown.push(...products.map((one) => ({ id: one.id, price: one.numericOriginalPrice, isAvailable: one.available })))
    if (docs.length < perPage) return inOrder(shown)
  }
}

/** The same from the tables. */
async function stored(): Promise<ShownProduct[]> {
  const { rows } = await shop.pool.query<Omit<ShownProduct, 'price'> & { price: string }>(
    `select p.sku as id, p.price::int / 100.0 as price, exists (select from simple s where s.sku = p.sku and stock > 0)
      as "isAvailable" from product p where country = 'ar' and active`,
  )
  return inOrder(rows.map((row) => ({ ...row, price: Number(row.price) })))
}

/** Two more nodes on the same database, with their indexes loaded. */
async function openNodes(): Promise<Catalog[]> {
  const nodes = [1, 2].map(() =>
    openCatalog({ pool: shop.pool, url: shop.url, clock: () => new Date(), log: () => {} }),
  )
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()))
  })
  await Promise.all(nodes.map((node) => node.engineOf('ar')))
  return nodes
}

/** Beyond the five seconds after which a node polls: what is missing then is missing for good. */
async function expectShown(nodes: readonly Catalog[]): Promise<void> {
  for (const node of nodes) await vi.waitFor(async () => expect(await shownBy(node)).toEqual(await stored()))
}

test('lists of two nodes show every change made while their indexes were rebuilt', async () => {
  const nodes = await openNodes()
  const { rows: products } = await shop.pool.query<{ sku: string }>(`select sku from product where country = 'ar'`)
  for (let round = 0; round < 4; round++) {
    // No patch can show this: the index is rebuilt, and meanwhile every product changes once, in both orders.
    await shop.pool.query('update product set popularity = popularity + 1 where sku = $1', [products[round]!.sku])
    const price = (1000 + round) * 100
    await Promise.all(
      [products, products.toReversed()].map(async (list, order) => {
        for (const { sku } of list) {
          const change = order === 0 ? 'product set price = $2, special_price = null' : 'simple set stock = $2'
          await shop.pool.query(`update ${change} where sku = $1`, [sku, order === 0 ? price : round % 2])
        }
      }),
    )
    await expectShown(nodes)
  }
}, 120_000)

test('a change that arrives while a new index catches up is in that index', async () => {
  const [catchingUp, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const isAboutProducts = (values: unknown) => Array.isArray(values) && Array.isArray(values[1])
  /** The shop's own pool, except that the first read of changed products waits for the test. */
  let isFirst = true
  const pool = new Proxy(shop.pool, {
    get: (target, name) =>
      name !== 'query'
        ? Reflect.get(target, name)
        : async (text: string, values?: unknown[]) => {
            if (isFirst && isAboutProducts(values)) {
              isFirst = false
              const result = await target.query(text, values)
              catchingUp.resolve()
              await mayGoOn.promise
              return result
            }
            return target.query(text, values)
          },
  })
  const index = liveIndex({ country: 'ar', pool, url: shop.url, clock: () => new Date(), log: () => {} })
  onTestFinished(() => index.close())
  const setPrice = (units: number) =>
    shop.pool.query(`update product set price = $1, special_price = null where sku = 'ZM0001'`, [units * 100])
  const opening = index.engine()
  await index.changed(new Set(['ZM0002']))
  await catchingUp.promise
  await setPrice(77_777)
  const followed = index.changed(new Set(['ZM0001']))
  mayGoOn.resolve()
  await Promise.all([opening, followed])
  const engine = await index.engine()
  expect(engine.best('ZM0001', 1).products).toMatchObject([{ id: 'ZM0001', numericOriginalPrice: 77_777 }])
})

test('an import is seen by running nodes', async () => {
  const nodes = await openNodes()
  for (const price of [100, 200, 300]) {
    const rows = Array.from({ length: 20 }, (_, at) => `IMP${at}\tCosa ${at}\t${price} ARS`)
    const file = files.write(`feed-${price}`, ['id\ttitle\tprice', ...rows, ''].join('\n'))
    await importFeed(shop.url, { file, country: 'ar', now: new Date() })
    expect((await stored()).filter((shown) => shown.price === price)).toHaveLength(20)
    await expectShown(nodes)
  }
})
