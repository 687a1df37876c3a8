import { expect, test } from 'vitest'
import { readProduct } from '#contract/browse/product.ts'
import { openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop()
const day = 24 * 60 * 60 * 1000
const { rows } = await shop.pool.query<{ slug: string }>(
  `select slug from product where country = 'cl' and special_price is null and active and not is_gift_card order by sku limit 1`,
)
const [{ slug }] = rows as [{ slug: string }]
const ofSlug = `country = 'cl' and slug = '${slug}'`

async function shown() {
  await shop.catalog.catchUp()
  const reply = await shop.get(`/api/productdetail/${slug}`, { country: 'cl' })
  return readProduct.reply.parse(reply.json()).data
}

test('a discount is shown with the lowest price of the 30 days before it, and with none that is not known', async () => {
  // Prices are remembered by the clock of the database.
  shop.clock.now = new Date(Date.now() + 60_000)
  expect(await shown()).not.toHaveProperty('lowest_price_before')
  await shop.pool.query(`update product set special_price = 20000, price = 40000 where ${ofSlug}`)
  await shop.pool.query(
    `delete from product_price where (country, sku) = (select country, sku from product where ${ofSlug})`,
  )
  expect(await shown()).toMatchObject({ numericOriginalPrice: 40_000, numericDiscountPrice: 20_000 })
  expect(await shown()).not.toHaveProperty('lowest_price_before')
  const period = (from: number, until: string, price: number) =>
    shop.pool.query(
      `insert into product_price (country, sku, since, until, price)
        select country, sku, price_since - $1 * interval '1 millisecond', ${until}, $2 from product where ${ofSlug}`,
      [from, price],
    )
  await period(10 * day, 'price_since', 40_000)
  await period(50 * day, `price_since - interval '10 days'`, 33_000)
  await shop.pool.query(`update product set description = 'Otra.' where ${ofSlug}`)
  expect(await shown()).toMatchObject({ lowest_price_before: 33_000 })
})
