import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { writePlaces } from '#db/places/write-places.ts'
import { seedAssortment } from '#demo/catalogue/assortment/seed-assortment.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { freshDatabase } from '#tests/database.ts'
import { exportFeed } from './export-feed.ts'
import { importFeed } from './import-feed.ts'
import { catalogueOf, scratchFolder } from './tests/catalogue.ts'

const now = new Date('2026-11-15T15:00:00Z')
const base = 'https://tienda.example'
const { at } = scratchFolder()
const full = await freshDatabase()
await writePlaces(full.db)
await seedDemo(full.db, { now })
for (const country of ['ar', 'cl'] as const) await seedAssortment(full.url, { country, count: 60, now, seed: 1 })
// What a spreadsheet or a parser could stumble over.
await full.db
  .execute(sql`update product set name = '=SUMA(A1;"b"), ñ👟', description = E'dos\nlíneas\r\n y\ttab | \\ ''',
  created_at = '2026-01-02 03:04:05.678901Z' where sku = 'ZM0001'`)
await full.db.execute(sql`update product set description = '-@+', special_to = null where sku = 'RT0002'`)
await full.db.execute(
  sql`insert into product_attribute (country, sku, key, value) values ('ar', 'ZM0001', 'style', 'a|b\\c=d')`,
)
const before = await catalogueOf(full.db, 'ar')

test.each(['ar', 'cl'] as const)(
  'our own table of %s in an empty shop is the same catalogue, to the letter',
  async (country) => {
    const empty = await freshDatabase()
    const file = at(`${country}.csv`)
    await exportFeed(full.url, { file, country, format: 'full', base })
    // No cell is a formula to a spreadsheet.
    expect(readFileSync(file, 'utf8')).not.toMatch(/(^|,)"?[=+@-]/m)
    const bad: unknown[] = []
    const result = await importFeed(empty.url, { file, country, now, onBadRow: (row) => bad.push(row) })
    expect(bad).toEqual([])
    const catalogue = await catalogueOf(full.db, country)
    expect(result).toMatchObject({ productsCreated: catalogue.products.length, sizesCreated: catalogue.sizes.length })
    expect(await catalogueOf(empty.db, country)).toEqual(catalogue)

    // Importing it again changes nothing and gives the same file.
    expect(await importFeed(empty.url, { file, country, now })).toMatchObject({
      bad: 0,
      productsCreated: 0,
      productsChanged: 0,
      sizesCreated: 0,
      sizesChanged: 0,
    })
    await exportFeed(empty.url, { file: at('again.csv'), country, format: 'full', base })
    expect(readFileSync(at('again.csv'), 'utf8')).toBe(readFileSync(file, 'utf8'))
  },
)

test.each(['tsv', 'csv', 'xml'] as const)(
  'a Merchant feed as %s into the shop it came from changes no price, stock or category',
  async (format) => {
    const file = at(`feed.${format}`)
    await exportFeed(full.url, { file, country: 'ar', format, base: '' })
    const bad: unknown[] = []
    const result = await importFeed(full.url, { file, country: 'ar', now, onBadRow: (row) => bad.push(row) })
    expect([bad, result.productsCreated, result.sizesCreated, result.sizesChanged]).toEqual([[], 0, 0, 0])
    const after = await catalogueOf(full.db, 'ar')
    for (const part of ['sizes', 'filed', 'categories', 'attributes', 'brands', 'sellers', 'booked'] as const) {
      expect([part, after[part]]).toEqual([part, before[part]])
    }
    const prices = (products: typeof before.products) =>
      products.map(({ sku, slug, price, special_price }) => [sku, slug, price, special_price])
    expect(prices(after.products)).toEqual(prices(before.products))
  },
)

test('a Merchant feed into an empty shop sells the same products', async () => {
  const empty = await freshDatabase()
  await exportFeed(full.url, { file: at('ar.xml'), country: 'ar', format: 'xml', base })
  expect(await importFeed(empty.url, { file: at('ar.xml'), country: 'ar', now })).toMatchObject({ bad: 0 })
  const after = await catalogueOf(empty.db, 'ar')
  const active = new Set(before.products.filter(({ active }) => active).map(({ sku }) => sku))
  const keep = (rows: Record<string, unknown>[]) =>
    rows.filter(({ sku }) => active.has(sku)).map(({ sku_simple, size, stock }) => [sku_simple, size, stock])
  expect(keep(after.sizes)).toEqual(keep(before.sizes))
  expect(after.booked).toEqual([])
  expect(after.filed.length).toBeGreaterThan(200)
})
