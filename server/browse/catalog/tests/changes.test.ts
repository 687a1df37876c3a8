import { expect, onTestFinished, test, vi } from 'vitest'
import { readProduct } from '#contract/browse/product.ts'
import { openCatalog } from '../catalog.ts'
import { queryOfRequest } from '../catalog-query.ts'
import { categoryTag, productTag } from '#server/platform/caches/change-log.ts'
import { optionsOf, stockedShop } from './stocked-shop.ts'

let now = Date.now()
const shop = await stockedShop({ now: () => new Date(now), ar: 60 })
const path = '/zapatillas-mujer/'
await shop.page({ path })

/** Usually some milliseconds (bench/catalogue.ts measures it); a busy machine gets more. */
const sizesOf = async (sku: string) =>
  (await shop.page({ path, filters: { shoe_size: ['38'] }, per: 50 })).products.some(({ id }) => id === sku)
const card = async (sku: string) => (await shop.page({ path, per: 50 })).products.find(({ id }) => id === sku)

test('a sold size leaves the filter, on every node', async () => {
  const other = openCatalog({ pool: shop.pool, url: shop.url, clock: () => new Date(now), log: () => {} })
  onTestFinished(() => other.close())
  const asked = queryOfRequest({
    path,
    pageInfo: { page: 1, itemsPerPage: 50 },
    filters: [{ name: 'shoe_size', values: ['38'] }],
  })
  const totalThere = async () => {
    const answers = await other.engineOf('ar')
    return answers.run(asked, answers.find(path)!, new Date(now)).total
  }
  const before = await totalThere()
  expect(await sizesOf('ZM0001')).toBe(true)
  await shop.pool.query(`update simple set stock = 0 where sku_simple = 'ZM0001-38'`)
  await vi.waitFor(async () => {
    expect(await sizesOf('ZM0001')).toBe(false)
    expect(await totalThere()).toBe(before - 1)
  })
})

test('rows that come and go are announced for their own store alone, in an import too; none, and nothing is', async () => {
  const announced = async (...statements: string[]) => {
    const { rows: last } = await shop.pool.query<{ id: string }>('select max(id) as id from catalog_change')
    const client = await shop.pool.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      client.release()
    }
    const { rows } = await shop.pool.query('select country, sku from catalog_change where id > $1 order by id', [
      last[0]!.id,
    ])
    return rows
  }
  const ofOne = `country = 'ar' and sku = 'ZM0003' and position = 2`
  expect(await announced(`update product_image set url = url where ${ofOne}`)).toEqual([{ country: 'ar', sku: null }])
  expect(
    await announced(
      'begin',
      'set local session_replication_role = replica',
      `delete from product_image where ${ofOne}`,
      'commit',
    ),
  ).toEqual([{ country: 'ar', sku: null }])
  expect(await announced(`delete from product_image where ${ofOne}`)).toEqual([])
  expect(await announced('insert into product select * from product where false')).toEqual([])
  expect(
    await announced(`insert into brand (country, slug, name, position) values ('cl', 'quilla', 'Quilla', 900)`),
  ).toEqual([{ country: 'cl', sku: null }])
})

test('a new price is shown, filtered and sorted by', async () => {
  await shop.pool.query(`update product set price = 100, special_price = null where sku = 'ZM0002'`)
  await vi.waitFor(async () => {
    expect(await card('ZM0002')).toMatchObject({ numericOriginalPrice: 1, numericDiscountPrice: null })
    expect((await shop.ids({ path, sorting: 'price', dir: 'asc' }))[0]).toBe('ZM0002')
    expect(optionsOf(await shop.page({ path }), 'price')[0]!.value).toMatch(/^1-/)
  })
})

test('reviews: a product’s rating is on its card as soon as a review is approved', async () => {
  expect(await card('ZM0007')).not.toHaveProperty('rating')
  await shop.pool.query(`insert into product_rating (country, sku, stars4, stars5) values ('ar', 'ZM0007', 1, 2)`)
  await vi.waitFor(async () => expect(await card('ZM0007')).toMatchObject({ rating: { stars: 4.7, count: 3 } }))
  await shop.pool.query(`update product_rating set stars4 = 0, stars5 = 0 where sku = 'ZM0007'`)
  await vi.waitFor(async () => expect(await card('ZM0007')).not.toHaveProperty('rating'))
})

test('PDP-10 low stock is shown as soon as it is low', async () => {
  await shop.pool.query(
    `update simple set stock = case when sku_simple = 'ZM0006-37' then 2 else 0 end where sku = 'ZM0006'`,
  )
  await vi.waitFor(async () => expect(await card('ZM0006')).toMatchObject({ lowStock: 2, available: true }))
  await shop.pool.query(`update simple set stock = 0 where sku = 'ZM0006'`)
  await vi.waitFor(async () => expect(await card('ZM0006')).toMatchObject({ lowStock: null, available: false }))
})

test('what is sold out stands after what can be bought', async () => {
  await shop.pool.query(`update simple set stock = 0 where sku = 'ZM0013'`)
  await vi.waitFor(async () => {
    const { products } = await shop.page({ path, per: 50 })
    const firstSoldOut = products.findIndex(({ available }) => !available)
    expect(products.findIndex(({ id }) => id === 'ZM0013')).toBeGreaterThanOrEqual(firstSoldOut)
    expect(products.slice(firstSoldOut).some(({ available }) => available)).toBe(false)
  })
})

test('a deactivated product disappears, and reappears when activated', async () => {
  const { total } = await shop.page({ path })
  await shop.pool.query(`update product set active = false where sku = 'ZM0007'`)
  await vi.waitFor(async () => expect((await shop.page({ path })).total).toBe(total - 1))
  await shop.pool.query(`update product set active = true where sku = 'ZM0007'`)
  await vi.waitFor(async () => expect((await shop.page({ path })).total).toBe(total))
})

test('a new name is found after the rebuild, while the old index keeps answering', async () => {
  await shop.pool.query(`update product set name = 'Zapatilla Quetzal' where sku = 'ZM0008'`)
  await vi.waitFor(async () => expect(await shop.ids({ q: 'quetzal' })).toEqual(['ZM0008']))
})

test('INV-04 RV0003 a special price begins and ends at its moment, without anybody writing', async () => {
  const from = new Date(now + 60_000)
  const to = new Date(now + 120_000)
  await shop.pool.query(
    `update product set special_price = price / 2, special_from = $1, special_to = $2 where sku = 'ZM0009'`,
    [from, to],
  )
  await vi.waitFor(async () => expect((await card('ZM0009'))!.numericDiscountPrice).toBeNull())
  now = from.getTime()
  expect((await card('ZM0009'))!.discountPercent).toBe(50)
  now = to.getTime() - 1
  expect((await card('ZM0009'))!.discountPercent).toBe(50)
  now = to.getTime()
  expect((await card('ZM0009'))!.numericDiscountPrice).toBeNull()
})

test('a change without a notification is found by polling', async () => {
  const client = await shop.pool.connect()
  await client.query(`begin; update simple set stock = 0 where sku = 'ZM0010'`)
  // An older transaction that ends last: a reader that only looked for higher ids would miss it.
  await shop.pool.query(`update simple set stock = 0 where sku = 'ZM0011'`)
  await vi.waitFor(async () => expect((await card('ZM0011'))!.available).toBe(false))
  await client.query('commit')
  client.release()
  await shop.catalog.catchUp()
  await vi.waitFor(async () => expect((await card('ZM0010'))!.available).toBe(false))
})

test('INV-32 another country does not change', async () => {
  const before = (await shop.page({ path }, { country: 'cl' })).total
  await shop.pool.query(`update product set active = false where sku = 'ZM0012'`)
  await vi.waitFor(async () => expect(await card('ZM0012')).toBeUndefined())
  expect((await shop.page({ path }, { country: 'cl' })).total).toBe(before)
})

test('what stands around products outdates every page, without a new index', async () => {
  await shop.catalog.catchUp()
  const changes = shop.catalog.changesOf('ar')
  const before = changes.count()
  await shop.pool.query(`update home_item set name = name || '!' where country = 'ar'`)
  await vi.waitFor(() => expect(changes.staleness(before, new Set())?.isContent).toBe(true))
  expect(changes.count()).toBe(before + 1)
})

test('what stands around products is noticed as such also when products change at the same moment', async () => {
  await shop.catalog.catchUp()
  const changes = shop.catalog.changesOf('ar')
  const before = changes.count()
  await shop.pool.query(`with named as (update product set name = name || '.' where sku = 'ZM0003' and country = 'ar')
    update home_item set name = name || '!' where country = 'ar'`)
  await vi.waitFor(() => expect(changes.staleness(before, new Set())?.isContent).toBe(true))
})

test('a sold unit that no page shows outdates nothing; the last ones outdate the product, a sold-out size its lists too', async () => {
  const changes = shop.catalog.changesOf('ar')
  const stockOf = (sizes: string) =>
    shop.pool.query(
      `update simple set stock = case when sku_simple = 'ZM0016-38' then ${sizes} else 50 end where sku = 'ZM0016'`,
    )
  /** Whether the product, its list and the list of another department are outdated. */
  async function outdated(change: Promise<unknown>) {
    const before = changes.count()
    await change
    await shop.catalog.catchUp()
    const isStale = (tag: string) => changes.staleness(before, new Set([tag])) !== undefined
    return [productTag('ZM0016'), categoryTag(path), categoryTag('/hombre/')].map(isStale)
  }
  await outdated(stockOf('50'))
  expect(await outdated(stockOf('20'))).toEqual([false, false, false])
  expect(await outdated(stockOf('3'))).toEqual([false, false, false])
  expect(await outdated(stockOf('2'))).toEqual([true, false, false])
  expect(await outdated(stockOf('0'))).toEqual([true, true, false])
  expect(await outdated(stockOf('1'))).toEqual([true, true, false])
  expect(await outdated(shop.pool.query(`update product set active = false where sku = 'ZM0016'`))).toEqual([
    true,
    true,
    false,
  ])
})

test('R31 a list stays cached while products elsewhere are sold', async () => {
  const elsewhere = await shop.page({ path: '/hombre/' })
  const changes = shop.catalog.changesOf('ar')
  const before = changes.count()
  await shop.pool.query(`update product set price = price + 100 where sku = '${elsewhere.products[0]!.id}'`)
  await shop.catalog.catchUp()
  expect(changes.staleness(before, new Set([categoryTag('/hombre/')]))).toBeDefined()
  expect(changes.staleness(before, new Set([categoryTag(path)]))).toBeUndefined()
})

test('OP-078 what somebody writes of a picture, and its point, is in the lists and on the page; where nobody did nothing is', async () => {
  const untouched = (await card('ZM0002'))!
  expect(Object.keys(untouched)).not.toContain('imageAlt')
  await shop.pool.query(`update product_image set alt = 'De "costado"', focus_x = 0, focus_y = 100
    where country = 'ar' and sku = 'ZM0001' and position = 1`)
  await vi.waitFor(async () => {
    expect(await card('ZM0001')).toMatchObject({ imageAlt: 'De "costado"', imageFocus: [0, 100] })
  })
  const { rows } = await shop.pool.query<{ slug: string }>(
    `select slug from product where country = 'ar' and sku = 'ZM0001'`,
  )
  const reply = await shop.get(`/api/productdetail/${rows[0]!.slug}`, { country: 'ar' })
  const page = readProduct.reply.parse(reply.json()).data
  expect(page.imageDetails).toHaveLength(page.images.length)
  expect(page.imageDetails!.slice(0, 2)).toEqual([{ alt: 'De "costado"', focus: [0, 100] }, {}])
})
