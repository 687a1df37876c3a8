import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { acting, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { setStock } from './set-stock.ts'

const shop = await openDemoShop()
const { db, operator, one } = shop

test('INV-02: setting stock books the difference', async () => {
  expect((await operator('set-stock ZM0002-37 12')).output).toBe('ZM0002-37: 1 → 12.')
  expect((await operator('set stock ZM0002-37 3')).output).toBe('ZM0002-37: 12 → 3.')
  const movements = sql`select array_agg(delta order by id) as deltas from stock_movement
    where sku_simple = 'ZM0002-37' and reason = 'adjust'`
  expect(await one(movements)).toEqual({ deltas: [11, -9] })
  await shop.expectBooked()
})

test('INV-02: stock that is right already needs no movement', async () => {
  const before = await one(sql`select count(*) from stock_movement`)
  expect((await operator('set-stock ZM0002-37 1')).output).toBe('ZM0002-37: 1 already.')
  expect(await one(sql`select count(*) from stock_movement`)).toEqual(before)
})

test.each([
  ['set-stock ZM0002-37 -1', /Unknown option|whole number/],
  ['set-stock ZM0002-37 1.5', /whole number from 0/],
  ['set-stock ZM0002-37 muchos', /whole number/],
  ['set-stock ZM0002-37 99999999999', /whole number/],
  ['set-stock ZM0002 5', /no size "ZM0002"/],
  ['set-stock ZM0002-37', /NUMBER is missing/],
])('%s is refused, and nothing changes', async (line, sentence) => {
  const before = await shop.picture()
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await shop.picture()).toEqual(before)
})

test('INV-02: ten at once leave stock equal to its movements', async () => {
  const targets = [5, 0, 9, 2, 7, 1, 8, 3, 6, 4]
  await Promise.all(targets.map((stock) => setStock(db, { skuSimple: 'ZM0003-38', stock }, acting)))
  await shop.expectBooked()
})
