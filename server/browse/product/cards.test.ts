import { expect, test } from 'vitest'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { readCards } from '#contract/browse/product.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop()
const ask = (skus: string, country: 'ar' | 'cl' = 'ar') => shop.get(readCards.path, { country, query: { skus } })
const ids = async (skus: string, country?: 'ar' | 'cl') =>
  (await ask(skus, country)).json().items.map(({ id }: { id: string }) => id)

test('cards are returned in the requested order, without what is not for sale here', async () => {
  expect(await ids('ZM0003--XX0001--NADA--ZM0001--RT0001')).toEqual(['ZM0003', 'ZM0001', 'RT0001'])
  expect(await ids('ZM0001', 'cl')).toEqual([])
})

test.each(['', 'zm0001', 'A--', `A${'--A'.repeat(30)}`, "'; drop table product"])('%j is refused', async (skus) => {
  expect((await ask(skus)).statusCode).toBe(400)
})

test('a card lists the colours in stock, and the lowest price where they differ', async () => {
  await shop.db
    .execute(sql`update product p set name = m.name, brand_id = m.brand_id, gender = m.gender, price = m.price,
      special_price = null
    from product m where m.sku = 'RT0001' and p.sku in ('RT0001', 'RT0002', 'RT0003')`)
  await shop.db.execute(sql`update simple set stock = 0 where sku = 'RT0003'`)
  const card = async () => (await ask('RT0001')).json().items[0] as ProductCardData
  const alike = await card()
  expect(alike.siblings.map(({ id }) => id)).toEqual(['RT0002'])
  expect(alike).not.toHaveProperty('pricesFrom')
  await shop.db.execute(sql`update product set special_price = price / 2 where sku = 'RT0002'`)
  expect((await card()).pricesFrom).toBe(alike.numericOriginalPrice / 2)
  await shop.db.execute(sql`update product set price = price * 2, special_price = null where sku = 'RT0002'`)
  expect((await card()).pricesFrom).toBe(alike.numericOriginalPrice)
})
