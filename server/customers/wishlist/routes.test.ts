import { expect, test } from 'vitest'
import type { Favourite, Wishlist } from '#contract/customers/wishlist.ts'
import { sql } from '#db/connection/drizzle.ts'
import { maxFavourites } from '#domain/customers/wishlist/wishlist-rules.ts'
import { openCustomers, type Reply } from '#server/customers/account/tests/customers.ts'

const shop = await openCustomers()

type Answer = Reply & { wishlist: Wishlist; favourites: Favourite[] }

async function signedIn(name: string) {
  const browser = shop.browser()
  const { token } = (await browser.login(name)).customer!
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, fields: Record<string, string> = {}) =>
    browser.call<Answer>(method, `/api/wishlist/${path}`, { token, ...fields })
  return {
    token,
    browser,
    add: (sku: string) => call('POST', '', { sku }),
    merge: (skus: string) => call('POST', 'merge', { skus }),
    remove: (sku: string) => call('DELETE', '', { sku }),
    list: async () => (await call('GET', '')).wishlist.map(({ sku }) => sku),
    favourites: async () => (await call('GET', 'products')).favourites,
  }
}
type Customer = Awaited<ReturnType<typeof signedIn>>
const favourite = async (customer: Customer, sku: string) =>
  (await customer.favourites()).find((item) => item.sku === sku)

test('WISH-01 WISH-02 WISH-04 WISH-05 API-60 API-61 API-62 add, read and remove', async () => {
  const beto = await signedIn('beto')
  const added = await beto.add('ZM0001')
  expect(added).toMatchObject({ error: false, message: 'El producto se agregó a favoritos.' })
  expect(added.wishlist).toEqual([{ id: expect.any(Number), sku: 'ZM0001' }])
  expect(await beto.list()).toEqual(['ZM0001'])
  const removed = await beto.remove('ZM0001')
  expect(removed).toMatchObject({ message: 'Producto removido de su lista de favoritos.', wishlist: [] })
  expect(await beto.remove('ZM0001')).toEqual(removed)
  // A line of the cart names a size.
  expect((await beto.add('ZM0001-37')).wishlist).toMatchObject([{ sku: 'ZM0001' }])
})

test('WISH-03 INV-28 a product is there once, ten additions at once too', async () => {
  const ana = await signedIn('ana')
  expect(await ana.add('ZM0001')).toMatchObject({ error: false, message: 'El producto ya existe en favoritos.' })
  expect(await ana.list()).toHaveLength(6)
  const beto = await signedIn('beto')
  const replies = await Promise.all(Array.from({ length: 10 }, () => beto.add('ZM0002')))
  expect(replies.filter(({ message }) => message === 'El producto se agregó a favoritos.')).toHaveLength(1)
  expect(await beto.list()).toEqual(['ZM0002'])
})

test('WISH-06 WISH-07 INV-24 no access without a token, nor to another customer’s favourites', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['DELETE', ''],
    ['GET', 'products'],
  ] as const) {
    expect(await shop.browser().call(method, `/api/wishlist/${path}`, { sku: 'ZM0001' })).toMatchObject({
      message: 'Requested token not found.',
    })
  }
  const beto = await signedIn('beto')
  await beto.remove('ZM0001')
  expect(await (await signedIn('ana')).list()).toContain('ZM0001')
})

test('INV-32 unknown products, products of another country and invalid skus', async () => {
  const beto = await signedIn('beto')
  const { rows } = await shop.db.execute<{ sku: string }>(
    sql`select sku from product where country = 'cl' and sku not in (select sku from product where country = 'ar') limit 1`,
  )
  for (const sku of ['NADA', ...rows.map(({ sku }) => sku)]) {
    expect(await beto.add(sku)).toMatchObject({ status: 200, code: 'product_not_found' })
  }
  expect(await beto.add("'; drop table x")).toMatchObject({ status: 400 })
  expect(await beto.list()).toEqual([])
})

test('a list holds two hundred', async () => {
  const beto = await signedIn('beto')
  // As many products as needed, copied from one.
  await shop.db.execute(sql`insert into product select (jsonb_populate_record(p, jsonb_build_object(
      'sku', 'FILL' || n, 'slug', 'fill-' || n))).*
    from product p, generate_series(1, ${maxFavourites}) n where p.sku = 'ZM0001'`)
  await shop.db.execute(sql`insert into wishlist_item (country, id_customer, sku, created_at)
    select 'ar', id_customer, 'FILL' || n, now() from customer, generate_series(1, ${maxFavourites}) n
    where email = 'beto@example.com'`)
  expect(await beto.add('ZM0001')).toMatchObject({ status: 200, code: 'wishlist_full' })
  expect(await beto.list()).toHaveLength(maxFavourites)
})

test('WISH-01 the screen gets sizes, sold-out ones, and how much a price fell since', async () => {
  const beto = await signedIn('beto')
  await beto.add('ZM0001')
  const before = (await favourite(beto, 'ZM0001'))!
  expect(before).toMatchObject({ priceFall: null, available: true, brand: expect.any(String) })
  expect(before.simples.length).toBeGreaterThan(1)
  const price = before.numericDiscountPrice ?? before.numericOriginalPrice
  await shop.db.execute(sql`update product set special_price = ${(price - 5000) * 100}, special_from = null,
    special_to = null where sku = 'ZM0001'`)
  expect(await favourite(beto, 'ZM0001')).toMatchObject({ priceFall: 5000, numericDiscountPrice: price - 5000 })
  await shop.db.execute(sql`update simple set stock = 0 where sku = 'ZM0001'`)
  expect(await favourite(beto, 'ZM0001')).toMatchObject({ available: false })
  await shop.db.execute(sql`update product set active = false where sku = 'ZM0001'`)
  expect(await favourite(beto, 'ZM0001')).toMatchObject({ available: false })
})

test('WISH-06 U76 a guest’s favourites are merged into the account, once however often they are sent', async () => {
  const carla = await signedIn('carla')
  await carla.add('RT0001')
  const before = await carla.list()
  // Unknown ones and those of another country are skipped.
  const merged = await carla.merge('ZM0002--RT0001--NADA--ZM0001CL--ZM0003')
  expect(merged).toMatchObject({ error: false, message: '' })
  expect(merged.wishlist.map(({ sku }) => sku)).toEqual(['ZM0002', 'ZM0003', ...before])
  expect((await carla.merge('ZM0002--ZM0003')).wishlist).toEqual(merged.wishlist)
  expect((await carla.merge("'; drop")).error).toBe(true)
})
