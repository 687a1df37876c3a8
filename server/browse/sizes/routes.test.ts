import { expect, test } from 'vitest'
import { readSizes } from '#contract/browse/sizes.ts'
import { sql } from '#db/connection/drizzle.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey } from '#domain/browse/catalog/sizes.ts'
import { chartsFor, generalCharts } from '#domain/browse/sizes/general-charts.ts'
import { kindOfFilter } from '#domain/browse/sizes/size-chart.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { seedShop } from '#demo/seed/seed-shop.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { freshDatabase } from '#tests/database.ts'

const shop = await openDemoShop()

async function tables(country: OpenCountry, query: Record<string, string> = {}) {
  const reply = await shop.get('/api/sizes/', { country, query })
  expect(reply.statusCode).toBe(200)
  return readSizes.reply.parse(reply.json()).tables
}

test.each(openCountries)('OP-040 PDP-01 without a product %s shows its tables by kind and wearer', async (country) => {
  const guide = await tables(country)
  expect(guide.map(({ kind, gender }) => `${kind} ${gender}`)).toEqual(
    ['calzado', 'superior', 'inferior'].flatMap((kind) => ['mujer', 'hombre', 'ninos'].map((who) => `${kind} ${who}`)),
  )
  expect(guide[0]!.columns[0]).toBe(country.toUpperCase())
  for (const { columns, rows } of guide) for (const row of rows) expect(row).toHaveLength(columns.length)
})

test('OP-040 a product shows the one that fits, by its own sku or that of a size', async () => {
  const [table, ...others] = await tables('ar', { sku: 'ZM0001' })
  expect([table, others]).toMatchObject([{ kind: 'calzado', gender: 'mujer' }, []])
  expect(await tables('ar', { sku: 'ZM0001-38' })).toEqual([table])
})

test('INV-32 an unknown product, or one of another country, opens the whole guide', async () => {
  expect(await tables('ar', { sku: 'NADA' })).toHaveLength(9)
  expect(await tables('ar', { sku: skuOf('cl', 'ZM0001') })).toHaveLength(9)
})

test('OP-040 unisex shoes show the tables of women and men', async () => {
  await shop.db.execute(sql`update product set gender = 'unisex', size_table_id = null where sku = 'ZM0002'`)
  expect((await tables('ar', { sku: 'ZM0002' })).map(({ gender }) => gender)).toEqual(['mujer', 'hombre'])
})

test('OP-040 a shop without any table still answers, by the country’s numbering', async () => {
  await shop.db.execute(sql`update product set size_table_id = null where country = 'co'`)
  await shop.db.execute(sql`delete from size_table where country = 'co'`)
  expect(await tables('co')).toHaveLength(9)
  expect(await tables('co', { sku: skuOf('co', 'ZM0001') })).toMatchObject([{ kind: 'calzado', gender: 'mujer' }])
})

test.each(['%00', "'", 'a b', 'x'.repeat(500)])('the sku %j is refused as a wrong call', async (sku) => {
  const reply = await shop.get('/api/sizes/', { query: { sku: decodeURIComponent(sku) } })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
})

test('the guide may be cached for a minute, per country', async () => {
  const { headers } = await shop.get('/api/sizes/')
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect(String(headers.vary)).toContain('x-store')
})

test('OP-040 U42 every size on sale stands in its table, once', async () => {
  const full = await freshDatabase()
  await seedShop(full.url, { now: noon, assortment: { ar: 300, cl: 150, co: 150 } })
  const { rows } = await full.db.execute<{
    country: OpenCountry
    gender: ProductGender
    key: SizeFilterKey
    size: string
  }>(
    sql`select distinct country, gender, size_filter_key as key, size from simple join product using (country, sku)
      where size_filter_key is not null and size <> 'U'`,
  )
  expect(rows.length).toBeGreaterThan(150)
  const lost = rows.filter(({ country, gender, key, size }) => {
    const charts = chartsFor(kindOfFilter[key], gender, generalCharts(country))
    // A product with one size for all needs no table. Trousers are sold by number or by letter: the first two columns.
    const named = key === 'appbottom_size' && gender !== 'ninos' ? 2 : 1
    const times = charts.map((chart) => chart.rows.filter((row) => row.slice(0, named).includes(size)).length)
    return Math.max(...times) !== 1
  })
  expect(lost).toEqual([])
})
