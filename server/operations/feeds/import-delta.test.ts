import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { importDelta } from './import-delta.ts'
import { importFeed, type BadRow } from './import-feed.ts'
import { catalogueOf, scratchFolder } from './tests/catalogue.ts'

const now = new Date('2026-11-15T15:00:00Z')
const { db, pool, url } = await freshDatabase()
const files = scratchFolder()
const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows

// Ids as other shops write them: they do not begin with the group, and by colour it is not even the product.
const feed = (currency: string) =>
  [
    'id,item_group_id,title,price,availability,quantity,size,color,brand',
    `7790001,BR-1,Bota Río,1000 ${currency},in_stock,4,36,Negro,Andén`,
    `7790002,BR-1,Bota Río,1000 ${currency},in_stock,4,37,Negro,Andén`,
    `ZZ9,,Gorra,500 ${currency},in_stock,2,,Rojo,Andén`,
    '',
  ].join('\n')
for (const [country, currency] of [
  ['ar', 'ARS'],
  ['cl', 'CLP'],
] as const) {
  await importFeed(url, { file: files.write('feed.csv', feed(currency)), country, now, isByColor: true })
}
await restoreBeforeEach(pool)

async function take(text: string, more: Partial<Parameters<typeof importDelta>[1]> = {}) {
  const bad: BadRow[] = []
  const file = files.write('delta.csv', text)
  const result = await importDelta(url, { file, country: 'ar', now, onBadRow: (row) => bad.push(row), ...more })
  return { ...result, reported: bad.map(({ line, id, reason }) => `${line} ${id} ${reason}`) }
}
const priceOf = async (name: string) =>
  (await rows(sql`select price, special_price as sale from product where country = 'ar' and name = ${name}`))[0]
const stock = async () =>
  (await rows(sql`select source_id as id, stock from simple where country = 'ar' order by 1`)).map((row) => [
    row.id,
    row.stock,
  ])

test('INV-02 prices and stock change by the feed’s ids, through movements, in one country alone; again nothing changes', async () => {
  const elsewhere = await catalogueOf(db, 'cl')
  const text = 'id,price,sale_price,quantity\n7790001,1200 ARS,900 ARS,1\n7790002,1200 ARS,900 ARS,9\nzz9,450 ARS,,0\n'
  expect(await take(text)).toEqual({ rows: 3, bad: 0, productsChanged: 2, sizesChanged: 3, reported: [] })
  expect([await priceOf('Bota Río'), await priceOf('Gorra')]).toEqual([
    { price: 120_000, sale: 90_000 },
    { price: 45_000, sale: null },
  ])
  expect(await stock()).toEqual([
    ['7790001', 1],
    ['7790002', 9],
    ['ZZ9', 0],
  ])
  expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])
  expect(
    await rows(sql`select delta, reason, ref from stock_movement where ref = 'import' and delta < 0 order by id`),
  ).toEqual([
    { delta: -3, reason: 'adjust', ref: 'import' },
    { delta: -2, reason: 'adjust', ref: 'import' },
  ])
  expect(await take(text)).toMatchObject({ rows: 3, bad: 0, productsChanged: 0, sizesChanged: 0 })
  expect(await catalogueOf(db, 'cl')).toEqual(elsewhere)
})

test('what a row does not say stays; an empty sale price ends the sale; stock without a number gets the default', async () => {
  await take('id,sale_price\n7790001,800 ARS\n')
  expect(await priceOf('Bota Río')).toEqual({ price: 100_000, sale: 80_000 })
  await take('id,availability\n7790001,out of stock\n')
  await take('id,availability\n7790001,in stock\n7790002,in stock\n', { defaultStock: 6 })
  expect((await stock()).slice(0, 2)).toEqual([
    ['7790001', 6],
    ['7790002', 4],
  ])
  expect(await priceOf('Bota Río')).toEqual({ price: 100_000, sale: 80_000 })
  await take('id,sale_price,price\n7790001,,\n')
  expect(await priceOf('Bota Río')).toEqual({ price: 100_000, sale: null })
})

test('every row that cannot be taken is named with its line and reason, the others are taken', async () => {
  await take('id,sale_price\n7790001,800 ARS\n')
  const { reported, bad, productsChanged } = await take(
    ['id,price', 'NADA,10 ARS', '7790001,10 CLP', '7790002,700 ARS', ',5 ARS', 'ZZ9,', 'zz9,600 ARS', 'ZZ9', ''].join(
      '\n',
    ),
  )
  expect(reported.toSorted()).toEqual([
    '2 NADA there is no "NADA" in the store ar',
    '3 7790001 price "10 CLP" is not in ARS, the currency of the store',
    '4 7790002 price 700.00 ARS is not above the sale price that it has, 800.00 ARS; say sale_price too',
    '5  id is empty',
    '8  it has 1 cells, the header has 2',
  ])
  expect([bad, productsChanged, await priceOf('Gorra')]).toEqual([5, 1, { price: 60_000, sale: null }])
})

test('the command: a dry run shows the difference and changes nothing; a running shop hears of what is changed', async () => {
  const operator = operatorOn(url, { now, from: files.folder })
  files.write('precios.csv', 'id;price;quantity\n7790001;1300 ARS;2\n')
  const before = await catalogueOf(db, 'ar')
  const { output } = await operator('import precios.csv --country ar --delta --dry-run')
  expect(output).toMatch(/~ BR1\w+ Bota Río: price 1000\.00 ARS → 1300\.00 ARS\n~ BR1\w+-7790001: stock 4 → 2\n/)
  expect(output).toContain('Nothing was changed: this was a dry run.')
  expect(await catalogueOf(db, 'ar')).toEqual(before)
  await db.execute(sql`truncate catalog_change`)
  expect((await operator('import precios.csv --country ar --delta')).output).toMatch(
    /^1 rows in .* s: 0 bad; products: 0 made, 1 changed; sizes: 0 made, 1 changed\.$/m,
  )
  expect(await rows(sql`select distinct country, left(sku, 3) as sku from catalog_change`)).toEqual([
    { country: 'ar', sku: 'BR1' },
  ])
  files.write('full.csv', 'record,id,price\n')
  await expect(operator('import full.csv --country ar --delta')).rejects.toThrow(/table of our own/)
  await expect(operator('import precios.csv --country ar --delta --replace')).rejects.toThrow(/choose one/)
  files.write('titles.csv', 'id,title\n1,2\n')
  await expect(operator('import titles.csv --country ar --delta')).rejects.toThrow(/at least one of price/)
})
