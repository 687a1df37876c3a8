import { expect, test } from 'vitest'
import { readProduct } from '#contract/browse/product.ts'
import { countStatements, openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop()
await shop.catalog.warm()
const { rows } = await shop.pool.query<{ slug: string }>(
  `select slug from product where country = 'ar' and sku = 'ZM0001'`,
)
const [{ slug }] = rows as [{ slug: string }]

const read = async () => readProduct.reply.parse((await shop.get(`/api/productdetail/${slug}`)).json()).data
const statements = (work: () => Promise<unknown>) => countStatements(shop, work)

test('API-25 a product is read once, and again when something on its page changes', async () => {
  await shop.pool.query(`update product set price = price + 100 where country = 'ar' and sku = 'ZM0001'`)
  await shop.catalog.catchUp()
  expect(await statements(read)).toBe(1)
  expect(await statements(() => Promise.all([read(), read(), read()]))).toBe(0)
  await shop.pool.query(`update simple set stock = 2 where country = 'ar' and sku_simple = 'ZM0001-38'`)
  await shop.catalog.catchUp()
  expect((await read()).simples.find(({ sku }) => sku === 'ZM0001-38')).toMatchObject({ quantity: 2 })
  expect(await statements(read)).toBe(0)
})

test('API-25 a text of the product changes with it, before lists have a new index', async () => {
  await read()
  await shop.pool.query(`update product set description = 'Otra descripción.' where country = 'ar' and sku = 'ZM0001'`)
  await shop.catalog.catchUp()
  expect((await read()).description).toBe('Otra descripción.')
})

test('API-25 a price that ends by schedule ends in memory too', async () => {
  const { clock } = shop
  const end = new Date(clock.now.getTime() + 60_000)
  await shop.pool.query(
    `update product set special_price = price / 2, special_from = null, special_to = $1 where country = 'ar' and sku = 'ZM0001'`,
    [end],
  )
  await shop.catalog.catchUp()
  expect((await read()).numericDiscountPrice).not.toBeNull()
  clock.now = end
  expect((await read()).numericDiscountPrice).toBeNull()
})
