import { expect, test } from 'vitest'
import type { CountPreview, LowSize, SizeStock } from '#contract/desk/stock.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[] = ['catalogue'], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `persona${(people += 1)}@tienda.example`, roles, stores }, now)
type By = Awaited<ReturnType<typeof signedIn>>
const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await shop.db.execute<T>(query)).rows
const two = () =>
  rows<{ sku: string; stock: number }>(
    sql`select sku_simple as sku, stock from simple where country = 'ar' and stock > 3 order by sku_simple limit 2`,
  )
const previewed = (by: By, text: string) =>
  by.post<CountPreview>('/desk/api/stock/count/preview', { country: 'ar', text })
const isBooked = async () => expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])

test('OP-078 INV-02 a pasted count is read, seen as differences, and booked with one row of audit', async () => {
  const by = await signedIn()
  const [one, other] = (await two()) as [{ sku: string; stock: number }, { sku: string; stock: number }]
  const text = `sku;cantidad\n${one.sku.toLowerCase()};${one.stock + 2}\n${other.sku};${other.stock}\nNADA-1;3\n${one.sku};x`
  const seen = await previewed(by, text)
  expect(seen).toMatchObject({
    changes: [{ skuSimple: one.sku, before: one.stock, counted: one.stock + 2 }],
    even: 1,
    faults: [
      { line: 4, text: 'NADA-1', reason: 'esta tienda no tiene ese talle' },
      { line: 5, reason: expect.stringContaining('cantidad') },
    ],
  })
  const lines = seen.changes.map(({ skuSimple, before, counted }) => ({ skuSimple, seen: before, counted }))
  const body = { country: 'ar', lines, reason: 'Recuento del depósito' }
  expect(await by.post('/desk/api/stock/count', body)).toMatchObject({ status: 200, booked: 1 })
  const { size, movements } = await by.get<SizeStock>(`/desk/api/stock/sizes/${one.sku}?country=ar`)
  expect(size.stock).toBe(one.stock + 2)
  expect(movements[0]).toMatchObject({ delta: 2, reason: 'adjust', after: one.stock + 2 })
  expect(movements[0]!.ref).toContain('@tienda.example')
  await isBooked()
  expect(await rows(sql`select subject, reason from audit where action = 'stock-count'`)).toEqual([
    { subject: 'ar: 1 sizes', reason: 'Recuento del depósito' },
  ])
})

test('R12 a count of what was sold meanwhile books nothing, and says what moved', async () => {
  const by = await signedIn()
  const [one, other] = (await two()) as [{ sku: string; stock: number }, { sku: string; stock: number }]
  const change = [{ skuSimple: one.sku, delta: -1 }]
  await bookStock(shop.db, 'ar', change, { reason: 'order', ref: 'R1', now: now() })
  const lines = [one, other].map(({ sku, stock }) => ({ skuSimple: sku, seen: stock, counted: stock + 1 }))
  expect(await by.post('/desk/api/stock/count', { country: 'ar', lines, reason: 'Recuento' })).toMatchObject({
    code: 'changed_meanwhile',
    data: { moved: [{ skuSimple: one.sku, now: one.stock - 1 }] },
  })
  const { size } = await by.get<SizeStock>(`/desk/api/stock/sizes/${other.sku}?country=ar`)
  expect(size.stock).toBe(other.stock)
})

test('what sells faster than it lasts is low, the scarcest first, with what unpaid orders hold', async () => {
  const by = await signedIn()
  const [one] = (await two()) as [{ sku: string; stock: number }]
  const sold = [{ skuSimple: one.sku, delta: -(one.stock - 1) }]
  await bookStock(shop.db, 'ar', sold, { reason: 'order', ref: 'R1', now: now() })
  const { sizes } = await by.get<{ sizes: LowSize[] }>('/desk/api/stock/low?country=ar')
  const low = sizes.find(({ skuSimple }) => skuSimple === one.sku)
  expect(low).toMatchObject({ stock: 1, sold: expect.any(Number) })
  expect(low!.days).toBeLessThan(14)
  const days = sizes.map((size) => size.stock / size.sold)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  for (const { reserved } of sizes) expect(reserved).toBeGreaterThanOrEqual(0)
})

test('S13 stock of another store is not there', async () => {
  const elsewhere = await signedIn(['owner'], ['cl'])
  const [one] = (await two()) as [{ sku: string; stock: number }]
  for (const url of ['/desk/api/stock/low?country=ar', `/desk/api/stock/sizes/${one.sku}?country=ar`])
    expect(await elsewhere.get(url), url).toMatchObject({ status: 404 })
  expect(await previewed(elsewhere, `${one.sku};1`)).toMatchObject({ status: 404 })
  const lines = [{ skuSimple: one.sku, seen: one.stock, counted: 1 }]
  const body = { country: 'ar', lines, reason: 'Recuento' }
  expect(await elsewhere.post('/desk/api/stock/count', body)).toMatchObject({ status: 404 })
})
