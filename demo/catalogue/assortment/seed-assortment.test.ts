import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { seedAssortment } from './seed-assortment.ts'

const { db, url } = await freshDatabase()
const now = new Date('2026-06-15T12:00:00Z')
const plan = { country: 'ar', count: 300, now, seed: 1 } as const
const progress: number[] = []
const written = await seedAssortment(url, { ...plan, onProgress: (done) => progress.push(done) })
const one = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0]!

test('the products are there with sizes, pictures, categories and attributes', async () => {
  expect([written, progress]).toEqual([300, [300]])
  expect(await one(sql`select count(*)::int as n from product where country = 'ar'`)).toEqual({ n: 300 })
  for (const table of ['product_image', 'product_category', 'product_attribute', 'simple']) {
    const missing = sql`select count(*)::int as n from product
      where not exists (select from ${sql.identifier(table)} child where child.sku = product.sku)`
    expect([table, await one(missing)]).toEqual([table, { n: 0 }])
  }
})

test('PDP-04: categories are listed from the top of the tree down', async () => {
  const broken = sql`select count(*)::int as n from product_category
    join category on category.id = category_id where product_category.position <> category.level`
  expect(await one(broken)).toEqual({ n: 0 })
})

test('INV-02, INV-03: a size is named after its product, and its stock is what was booked', async () => {
  expect(await one(sql`select count(*)::int as n from simple where sku_simple <> sku || '-' || size`)).toEqual({ n: 0 })
  expect(await one(sql`select count(*)::int as n from stock_reconciliation`)).toEqual({ n: 0 })
})

test('pictures are numbered views of the sku', async () => {
  const odd = sql`select count(*)::int as n from product_image where url <> '/img/p/' || sku || '-' || position || '.jpg'`
  expect(await one(odd)).toEqual({ n: 0 })
})

test('seeding again changes nothing', async () => {
  expect(await seedAssortment(url, plan)).toBe(0)
  expect(await one(sql`select count(*)::int as n from product where country = 'ar'`)).toEqual({ n: 300 })
})

test('a bulk run, made on another thread into bare tables, writes the same rows and leaves the same rules', async () => {
  const rules = sql`select string_agg(conname || pg_get_constraintdef(oid), ';' order by conname) as text,
    (select string_agg(indexdef, ';' order by indexname) from pg_indexes where schemaname = 'public') as indexes
    from pg_constraint`
  const before = await one(rules)
  const digest = (
    country: string,
    like: number,
  ) => sql`select md5(string_agg(sku || name || color || price, ';' order by sku)) as hash
    from (select * from product where country = ${country} order by substr(sku, 4) limit ${like}) firsts`
  const small = await freshDatabase()
  await seedAssortment(small.url, { ...plan, country: 'co', count: 600 })
  expect(await seedAssortment(url, { ...plan, country: 'co', count: 1500, isBulk: true })).toBe(1500)
  const [few] = (await small.db.execute(digest('co', 590))).rows
  expect(await one(digest('co', 590))).toEqual(few)
  expect(await one(rules)).toEqual(before)
  expect(await one(sql`select count(*)::int as n from stock_reconciliation`)).toEqual({ n: 0 })
}, 60_000)
