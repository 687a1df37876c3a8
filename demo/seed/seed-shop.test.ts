import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { replaceAssortment } from './replace-assortment.ts'
import { isEmptyShop, seedShop, type SeedProgress } from './seed-shop.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'

const { db, pool, url } = await freshDatabase()
const now = new Date('2026-11-15T15:00:00Z')
const assortment = { ar: 30, cl: 20, co: 20 }
const steps: SeedProgress[] = []
const wasEmpty = await isEmptyShop(db)
const first = await seedShop(url, { now, assortment, onProgress: (step) => steps.push(step) })
await restoreBeforeEach(pool)
const count = async (where = sql`true`) =>
  (await db.execute(sql`select count(*)::int as n from product where ${where}`)).rows[0]!.n as number
const isGenerated = (country: string) => sql`country = ${country} and sku ~ '^[A-Z]{3}[0-9]{6}[A-Z]$'`

test('a shop with reference data only is empty; a seeded one is not', async () => {
  expect([wasEmpty, await isEmptyShop(db)]).toEqual([true, false])
})

test('seeding says how far it is, store by store', () => {
  expect(first).toMatchObject({ demo: { isNew: true }, products: assortment })
  expect(steps.map(({ what }) => what).filter((what, at, all) => what !== all[at - 1])).toEqual([
    'demo',
    'ar',
    'cl',
    'co',
  ])
  expect(steps.at(-1)).toEqual({ what: 'co', done: 20, total: 20 })
})

test('INV-02, INV-12: after seeding stock and money are what was booked', async () => {
  for (const view of ['stock_reconciliation', 'wallet_reconciliation']) {
    expect((await db.execute(sql`select * from ${sql.identifier(view)}`)).rows).toEqual([])
  }
})

/** Home tiles whose picture is missing, and those with a scene although their category has products. */
const wrongPictures = async () =>
  (
    await db.execute(sql`select h.country, h.link, h.image_url from home_item h
      where h.image_url like '/img/p/%' and not exists (select from product_image i where i.url = h.image_url)
        or h.image_url like '/img/b/%' and exists (select from category c
          join product_category f on f.category_id = c.id
          join simple s on s.sku = f.sku and s.stock > 0
          join product_image i on i.sku = f.sku
          join product p on p.sku = f.sku and p.active
          where c.country = h.country and c.path = h.link)`)
  ).rows

test('HOME-05 a tile of the home pages shows a product of its category', async () => {
  expect(await wrongPictures()).toEqual([])
})

test('seeding again changes nothing', async () => {
  const before = await count()
  expect(await seedShop(url, { now, assortment })).toEqual({
    demo: { isNew: false },
    products: { ar: 0, cl: 0, co: 0 },
  })
  expect(await count()).toBe(before)
})

test('a seed that was cut off counts as empty, and goes on where it stopped', async () => {
  const cut = await freshDatabase()
  await seedShop(cut.url, { now, assortment })
  // As if the last row had never been written: no other way deletes one.
  await inTransaction(cut.db, async (tx) => {
    await tx.execute(sql`select set_config('shop.archives_audit', 'on', true)`)
    await tx.execute(sql`delete from audit where subject = 'finished'`)
  })
  await cut.db.execute(sql`delete from product where country = 'co' and sku ~ '^[A-Z]{3}[0-9]{6}[A-Z]$'`)
  expect(await isEmptyShop(cut.db)).toBe(true)
  expect(await seedShop(cut.url, { now, assortment })).toMatchObject({ products: { ar: 0, cl: 0, co: 20 } })
  expect(await isEmptyShop(cut.db)).toBe(false)
})

test('a store is given exactly as many generated products as asked for; named and imported ones stay', async () => {
  const others = await count(sql`not (${isGenerated('ar')})`)
  expect(await replaceAssortment(url, { country: 'ar', count: 45, now })).toEqual({ removed: 30, written: 45 })
  expect(await replaceAssortment(url, { country: 'ar', count: 45, now })).toEqual({ removed: 0, written: 0 })
  expect(await count(isGenerated('ar'))).toBe(45)
  expect(await count(sql`not (${isGenerated('ar')})`)).toBe(others)
  expect(await wrongPictures()).toEqual([])
})

test.each(['reset', 'seed', 'seed --products 5 --country ar'])(
  '%s on a named database is refused without --force, and nothing changes',
  async (line) => {
    const before = await count()
    await expect(operatorOn(url)(line)).rejects.toThrow(/DATABASE_URL.*--force/)
    expect(await count()).toBe(before)
  },
)

test.each([
  ['seed --products 0 --country ar --force', /from 1 to/],
  ['seed --products 1e3 --country ar --force', /whole number/],
  ['seed --products 10 --country br --force', /no store "br"/],
  ['seed --products 10 --force', /--country is missing/],
  ['seed --country ar --force', /--products/],
  ['seed now --force', /"now" is one word too many/],
  ['seed --fast', /Unknown option '--fast'.*Usage: npm run shop -- seed/],
  ['sow', /no command "sow"/],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operatorOn(url)(line)).rejects.toThrow(sentence)
})

test('reset deletes everything and seeds the shop again', async () => {
  await db.execute(sql`insert into supplier (country, name) values ('ar', 'Nadie')`)
  const { output } = await operatorOn(url, { now })('reset --products 25 --country ar --force')
  expect(output).toContain('The shop is filled')
  expect((await db.execute(sql`select from supplier where name = 'Nadie'`)).rowCount).toBe(0)
  expect(await count(isGenerated('ar'))).toBe(25)
  expect(await count(isGenerated('cl'))).toBe(600)
})

test('reset --empty leaves stores and places, for a catalogue of one’s own', async () => {
  await expect(operatorOn(url)('reset --empty --products 5 --country ar --force')).rejects.toThrow(/cannot both/)
  await operatorOn(url)('reset --empty --force')
  expect([await count(), await isEmptyShop(db)]).toEqual([0, true])
  expect((await db.execute(sql`select from city limit 1`)).rowCount).toBe(1)
})

test('help tells all commands, and all about one', async () => {
  const operator = operatorOn(url)
  expect((await operator('help')).output).toMatch(/reset.*\n.*seed/)
  expect((await operator('help seed')).output).toContain('Usage: npm run shop -- seed')
  expect((await operator('seed --help')).output).toContain('Examples:')
})
