import { afterEach, expect, test } from 'vitest'
import type { Product } from '#contract/browse/product.ts'
import { readProduct } from '#contract/browse/product.ts'
import { sql } from '#db/connection/drizzle.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countStatements, noon, openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop()
afterEach(() => {
  shop.clock.now = noon
})

async function slugOf(sku: string): Promise<string> {
  const { rows } = await shop.db.execute<{ slug: string }>(sql`select slug from product where sku = ${sku}`)
  return rows[0]!.slug
}

async function read(role: string, country: OpenCountry = 'ar'): Promise<Product> {
  const reply = await shop.get(`/api/productdetail/${await slugOf(skuOf(country, role))}`, { country })
  expect(reply.statusCode).toBe(200)
  return readProduct.reply.parse(reply.json()).data
}

const refused = { error: true, code: 'product_not_found', message: 'La página no existe.' }

test('API-25 PDP-02…07 OP-036 the page of Zapatilla Brisa has all it shows', async () => {
  const page = await read('ZM0001')
  expect(page).toMatchObject({
    id: 'ZM0001',
    gender: 'mujer',
    available: true,
    isECOFriendly: true,
    isProductBoost: true,
    fastShipping: true,
    seller: 'Vereda',
    sellerFreeShipping: false,
    isGiftCard: false,
    exchangeable: true,
    size_convertion_table: { kind: 'calzado', gender: 'mujer', title: 'Calzado de mujer' },
  })
  expect(page.brandUrl).toMatch(/^\/[a-z0-9-]+\/$/)
  expect(page.url).toMatch(/^\/[a-z0-9-]+\.html$/)
  expect(page.images).toHaveLength(4)
  expect(page.productImage).toBe(page.images[0])
  expect(page.related.slice(0, 3)).toEqual(['ZM0002', 'ZM0003', 'ZM0006'])
  expect(page.categories).toBe('Mujer|Calzado|Zapatillas')
  expect(page.breadcrumb.map(({ url }) => url)).toEqual(['/', '/mujer/', '/calzado-mujer/', '/zapatillas-mujer/'])
  expect(page.attributes.length).toBeGreaterThan(0)
  for (const { name, value } of page.attributes) expect(`${name}${value}`).not.toContain('undefined')
  expect(page.hex).toMatch(/^#[0-9A-F]{6}$/)
  expect(page.seoSettings.title).toContain(page.productName)
  expect(page.seoSettings.canonical).toBe(page.url)
})

test('API-25 a page costs one statement', async () => {
  const slug = await slugOf('ZM0001')
  expect(await countStatements(shop, () => shop.get(`/api/productdetail/${slug}`))).toBe(1)
})

test('PDP-03 INV-04 the reduced price is shown from its first instant and not at its last', async () => {
  const { rows } = await shop.db.execute<{ price: number; special_price: number; to: Date }>(
    sql`select price, special_price, special_to as to from product where sku = 'ZM0001'`,
  )
  const { price, special_price: special, to } = rows[0]!
  const during = await read('ZM0001')
  expect([during.numericOriginalPrice, during.numericDiscountPrice]).toEqual([price / 100, special / 100])
  expect(during.discountPercent).toBe(Math.floor(((price - special) * 100) / price))
  shop.clock.now = new Date(to)
  const after = await read('ZM0001')
  expect([after.numericDiscountPrice, after.discountPercent]).toEqual([null, 0])
})

test.each([
  ['ar', 100],
  ['cl', 1],
  ['co', 1],
] as const)('PDP-03 %s answers in currency units', async (country, minor) => {
  const sku = skuOf(country, 'ZM0001')
  const { rows } = await shop.db.execute<{ price: number }>(sql`select price from product where sku = ${sku}`)
  expect((await read('ZM0001', country)).numericOriginalPrice).toBe(rows[0]!.price / minor)
})

test('OP-036 PDP-10 sizes are sorted, and the exact stock is never sent', async () => {
  const { simples } = await read('ZM0002')
  const sizes = simples.map(({ size }) => Number(size))
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(simples.find(({ size }) => size === '37')).toMatchObject({ quantity: 1, available: true })
  expect((await read('ZM0003')).simples.find(({ size }) => size === '38')).toMatchObject({ quantity: 2 })
  const { rows } = await shop.db.execute<{ most: number }>(
    sql`select max(stock) as most from simple where sku = 'ZM0001'`,
  )
  expect(rows[0]!.most).toBeGreaterThan(3)
  for (const { quantity } of (await read('ZM0001')).simples) expect(quantity).toBeLessThanOrEqual(3)
})

test('PDP-02 sold out everywhere is still a page, and says so', async () => {
  await shop.db.execute(sql`update simple set stock = 0 where sku = 'ZM0011'`)
  const page = await read('ZM0011')
  expect(page.available).toBe(false)
  expect(page.simples.every(({ available, quantity }) => !available && quantity === 0)).toBe(true)
})

test('a change of stock or price is on the page with the next question', async () => {
  const before = await read('ZH0001')
  await shop.db.execute(sql`update product set price = price + 1000, special_price = null where sku = 'ZH0001'`)
  expect((await read('ZH0001')).numericOriginalPrice).toBe(before.numericOriginalPrice + 10)
})

test('INV-32 another country’s product is not found here', async () => {
  const slug = await slugOf(skuOf('cl', 'ZM0001'))
  expect((await shop.get(`/api/productdetail/${slug}`, { country: 'ar' })).json()).toEqual(refused)
  expect((await shop.get(`/api/productdetail/${slug}`, { country: 'cl' })).json()).toMatchObject({ success: true })
})

test('an inactive product is refused like one that never was', async () => {
  const { rows } = await shop.db.execute<{ slug: string }>(
    sql`select slug from product where country = 'ar' and not active limit 1`,
  )
  expect(rows).toHaveLength(1)
  const reply = await shop.get(`/api/productdetail/${rows[0]!.slug}`)
  expect([reply.statusCode, reply.json()]).toEqual([200, refused])
})

test.each(['no-existe', 'NO', '%27%20or%201=1--', '..%2F..%2Fetc', '%F0%9F%91%9F', 'a'.repeat(400)])(
  '/api/productdetail/%s is refused in words',
  async (segment) => {
    const reply = await shop.get(`/api/productdetail/${segment}`)
    expect([reply.statusCode, reply.json()]).toEqual([200, refused])
  },
)

test('a broken percent sign is a wrong call, not a fault', async () => {
  expect((await shop.get('/api/productdetail/%E0%A4%A')).statusCode).toBe(400)
})

test('PDP siblings: other colours of the model, of the same country, without itself', async () => {
  await shop.db.execute(sql`
    update product p set name = m.name, brand_id = m.brand_id from product m
    where (m.sku, p.sku) in (('ZH0002', 'ZH0003'), ('ZH0002', 'ZH0004')) `)
  await shop.db.execute(sql`update product set active = false where sku = 'ZH0004'`)
  const { siblings } = await read('ZH0002')
  expect(siblings).toEqual([
    {
      id: 'ZH0003',
      url: `/${await slugOf('ZH0003')}.html`,
      color: expect.any(String),
      hex: expect.stringMatching(/^#/),
      image: expect.stringContaining('/img/p/ZH0003-1'),
      available: true,
    },
  ])
  expect((await read('ZH0003')).siblings.map(({ id }) => id)).toEqual(['ZH0002'])
  await shop.db.execute(sql`update product set gender = 'ninos' where sku = 'ZH0003'`)
  expect((await read('ZH0002')).siblings).toEqual([])
})

test('PDP-04 a branch of five levels is whole in categories and four for analytics', async () => {
  const { rows } = await shop.db.execute<{ sku: string }>(
    sql`select sku from product_category where country = 'ar' group by sku having count(*) = 5 limit 1`,
  )
  const page = await read(rows[0]!.sku)
  expect(page.categories.split('|')).toHaveLength(5)
  expect(page.categoriesGA4.split('|')).toHaveLength(4)
  expect(page.breadcrumb).toHaveLength(6)
})

test('PDP-06 OP-040 without a table of its own a product shows its brand’s, then the shop’s, then the country’s', async () => {
  const titleOf = async () => (await read('RT0001')).size_convertion_table?.title
  await shop.db.execute(sql`insert into size_table (country, name, kind, gender, columns, rows)
    select country, 'Remeras de la casa', kind, gender, columns, rows from size_table
    where country = 'ar' and kind = 'superior' and gender = (select gender from product where sku = 'RT0001')`)
  const table = sql`(select id from size_table where country = 'ar' and name = 'Remeras de la casa')`
  await shop.db.execute(sql`update product set size_table_id = ${table} where sku = 'RT0001'`)
  expect(await titleOf()).toBe('Remeras de la casa')

  await shop.db.execute(
    sql`update product set size_table_id = null where brand_id = (select brand_id from product where sku = 'RT0001')`,
  )
  expect(await titleOf()).toMatch(/^Ropa superior de /)
  await shop.db.execute(sql`update product p set size_table_id = ${table}, gender = m.gender, brand_id = m.brand_id
    from product m where m.sku = 'RT0001' and p.sku = 'RT0002'`)
  expect(await titleOf()).toBe('Remeras de la casa')

  await shop.db.execute(sql`update product set size_table_id = null where country = 'ar'`)
  await shop.db.execute(sql`delete from size_table where country = 'ar'`)
  expect(await titleOf()).toMatch(/^Ropa superior de /)
})

test.each([
  ['ar', 'inactive'],
  ['cl', 'inactive'],
  ['co', 'active'],
] as const)('API-26 OP-041 the instalment widget in %s is %s', async (country, message) => {
  const reply = await shop.get('/api/product/addiwidgetactive/', { country })
  expect(reply.json()).toEqual({ error: false, message })
})
