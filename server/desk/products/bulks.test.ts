import { expect, test } from 'vitest'
import type { BulkPreview, BulkRow, DeskBulk } from '#contract/desk/product-bulks.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { changeProducts } from '#server/browse/assortment/run-bulks.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const person = (role: Role = 'catalogue', stores: OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `muchos${(people += 1)}@tienda.example`, roles: [role], stores }, now)
type Person = Awaited<ReturnType<typeof person>>
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const at = '/desk/api/product-bulks'
type One = { bulk: DeskBulk; rows: (BulkRow & { state: string; why: string | null })[] }
const run = () => changeProducts.run(shop.db, { actor: 'scheduler', now: now() }, undefined)

/** Previews an act and runs what was seen. */
async function carryOut(desk: Person, order: object) {
  const preview = await desk.post<BulkPreview>(`${at}/preview`, order)
  const started = await desk.post<One>(at, { ...order, seen: preview.seen, reason: 'Cambio de lista' })
  expect(started).toMatchObject({ status: 200 })
  const { bulk } = started
  await run()
  return { preview, ...(await desk.get<One>(`${at}/${bulk.idBulk}`)) }
}
const catalogue = () =>
  rows(sql`select sku, price, special_price, special_from, special_to, active,
    array(select category_id from product_category c where c.country = p.country and c.sku = p.sku order by position) as filed,
    (select sum(stock) from simple s where s.country = p.country and s.sku = p.sku) as units
    from product p where country = 'ar' order by sku`)
const whole = { country: 'ar', filter: {} }
const percent = { kind: 'price', how: 'percent', amount: 10, ends990: true }

test('OP-078 a whole filter changes as the preview said, with one act, and undoing it gives back what was', async () => {
  const ana = await person()
  const before = await catalogue()
  const acts = (await rows(sql`select 1 from audit`)).length
  const { preview, bulk } = await carryOut(ana, { ...whole, act: percent })
  expect(preview.changed).toBe(bulk.total)
  expect(preview.changed + preview.same + preview.refused.reduce((sum, { count }) => sum + count, 0)).toBe(
    before.length,
  )
  expect(preview.refused).toMatchObject([{ why: 'gift_card' }])
  expect(bulk).toMatchObject({ state: 'done', waiting: 0, left: 0, done: preview.changed })
  const changed = new Map((await catalogue()).map(({ sku, price }) => [sku, price]))
  for (const { sku, after } of preview.rows) expect(changed.get(sku)).toBe(after.price)
  expect((await rows(sql`select 1 from audit`)).length).toBe(acts + 1)
  await ana.post(`${at}/${bulk.idBulk}/undo`, { reason: 'Era otra lista' })
  await run()
  expect((await ana.get<One>(`${at}/${bulk.idBulk}`)).bulk).toMatchObject({
    state: 'undone',
    undone: preview.changed,
    kept: 0,
  })
  expect(await catalogue()).toEqual(before)
  expect((await rows(sql`select 1 from audit`)).length).toBe(acts + 2)
  expect(await ana.post(`${at}/${bulk.idBulk}/undo`, {})).toMatchObject({ status: 409 })
})

test.each([
  { kind: 'special', how: 'percent', amount: 30, ends990: false, from: null, to: '2027-01-01T03:00:00Z' },
  { kind: 'end-special' },
  { kind: 'show', isShown: false },
])('OP-078 done and undone, nothing is left of $kind', async (act) => {
  const ana = await person()
  const before = await catalogue()
  const { bulk } = await carryOut(ana, { ...whole, act })
  expect(await catalogue()).not.toEqual(before)
  await ana.post(`${at}/${bulk.idBulk}/undo`)
  await run()
  expect(await catalogue()).toEqual(before)
})

test('OP-078 categories and pasted stock are changed and undone, and stock stays booked', async () => {
  const ana = await person()
  const before = await catalogue()
  const [{ id }] = (await rows(sql`select id from category c where country = 'ar' and not exists (select
    from product_category p where p.category_id = c.id and p.sku in ('ZM0001', 'ZM0002')) limit 1`)) as [{ id: number }]
  const filed = await carryOut(ana, {
    country: 'ar',
    skus: ['ZM0001', 'ZM0002'],
    act: { kind: 'categories', add: [id], remove: [] },
  })
  expect(filed.bulk).toMatchObject({ done: 2 })
  const pasted = await carryOut(ana, {
    country: 'ar',
    act: { kind: 'stocks', values: { 'ZM0001-38': 77, 'NADA-1': 3 } },
  })
  expect(pasted.preview).toMatchObject({ changed: 1, unknown: { count: 1, examples: ['NADA-1'] } })
  expect(await rows(sql`select stock from simple where country = 'ar' and sku_simple = 'ZM0001-38'`)).toEqual([
    { stock: 77 },
  ])
  expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])
  for (const { bulk } of [pasted, filed]) await ana.post(`${at}/${bulk.idBulk}/undo`)
  await run()
  expect(await catalogue()).toEqual(before)
  expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])
})

test('R12 OP-078 what somebody changed since the preview is left alone, and since the act not undone; both are named', async () => {
  const ana = await person()
  const order = { country: 'ar', skus: ['ZM0001', 'ZM0002', 'ZM0003'], act: { ...percent, ends990: false } }
  const preview = await ana.post<BulkPreview>(`${at}/preview`, order)
  const { bulk } = await ana.post<One>(at, { ...order, seen: preview.seen })
  await shop.pool.query(`update product set price = price + 1 where country = 'ar' and sku = 'ZM0001'`)
  await run()
  const done = await ana.get<One>(`${at}/${bulk.idBulk}`)
  expect(done.bulk).toMatchObject({ done: 2, left: 1 })
  expect(done.rows[0]).toMatchObject({ sku: 'ZM0001', state: 'left', why: 'changed_since' })
  // A price that was changed by hand stays; a name does not matter to a price.
  await shop.pool.query(`update product set price = 777777 where country = 'ar' and sku = 'ZM0002'`)
  await shop.pool.query(`update product set name = 'Otra' where country = 'ar' and sku = 'ZM0003'`)
  await ana.post(`${at}/${bulk.idBulk}/undo`)
  await run()
  const undone = await ana.get<One>(`${at}/${bulk.idBulk}?state=kept`)
  expect(undone.bulk).toMatchObject({ undone: 1, kept: 1, state: 'undone' })
  expect(undone.rows).toMatchObject([{ sku: 'ZM0002', why: 'changed_since' }])
  expect(await rows(sql`select price from product where country = 'ar' and sku = 'ZM0002'`)).toEqual([
    { price: 777777 },
  ])
})

test('OP-078 what was not seen is not done, and what changes nothing is refused', async () => {
  const ana = await person()
  const order = { country: 'ar', skus: ['ZM0001'], act: percent }
  const { seen } = await ana.post<BulkPreview>(`${at}/preview`, order)
  await shop.pool.query(`update product set price = price * 2 where country = 'ar' and sku = 'ZM0001'`)
  expect(await ana.post(at, { ...order, seen })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const nothing = { country: 'ar', skus: [], act: percent }
  const empty = await ana.post<BulkPreview>(`${at}/preview`, nothing)
  expect(await ana.post(at, { ...nothing, seen: empty.seen })).toMatchObject({ status: 409, code: 'not_possible' })
  expect(await rows(sql`select 1 from product_bulk`)).toEqual([])
})

test('OP-078 an act is undone for thirty days, and what it changed is forgotten a day later', async () => {
  const ana = await person()
  const { bulk } = await carryOut(ana, { country: 'ar', skus: ['ZM0001'], act: percent })
  expect(bulk.undoUntil).not.toBeNull()
  await shop.pool.query(`update product_bulk set created_at = created_at - interval '30 days 1 second'`)
  expect((await ana.get<One>(`${at}/${bulk.idBulk}`)).bulk.undoUntil).toBeNull()
  expect(await ana.post(`${at}/${bulk.idBulk}/undo`)).toMatchObject({ status: 409, message: 'Pasaron más de 30 días.' })
})

test('S13 OP-078 acts on products of another store are not there, and stock needs its permission', async () => {
  const [ana, bruno] = [await person(), await person('catalogue', ['cl'])]
  const order = { country: 'ar', skus: ['ZM0001'], act: percent }
  const { bulk } = await carryOut(ana, order)
  expect(await bruno.post(`${at}/preview`, order)).toMatchObject({ status: 404 })
  expect(await bruno.post(at, { ...order, seen: '' })).toMatchObject({ status: 404 })
  expect(await bruno.get(`${at}?country=ar`)).toMatchObject({ status: 404 })
  expect(await bruno.get(`${at}/${bulk.idBulk}`)).toMatchObject({ status: 404 })
  expect(await bruno.post(`${at}/${bulk.idBulk}/undo`)).toMatchObject({ status: 404 })
  // A product of the same sku in another store is another product.
  expect((await rows(sql`select count(*)::integer as n from product where version > 1`))[0]).toEqual({ n: 1 })
})
