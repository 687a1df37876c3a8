import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { expectRefused, product, writeSmallShop } from './small-shop.ts'

const { db, pool } = await freshDatabase()
await writeSmallShop(db)
await restoreBeforeEach(pool)
const newSimple = (skuSimple: string, sku: string, country = 'ar') =>
  sql`insert into simple (country, sku_simple, sku, size, position, stock)
    values (${country}, ${skuSimple}, ${sku}, ${skuSimple}, 9, 0)`

test('INV-01 stock never falls below zero', async () => {
  await expectRefused(db, sql`update simple set stock = stock - 2 where sku_simple = 'A1-38'`, 'check', 'simple_stock')
})

test('INV-01 of two buyers of the last unit exactly one gets it', async () => {
  const take = () =>
    db.execute(sql`update simple set stock = stock - 1 where sku_simple = 'A1-38' and stock >= 1 returning stock`)
  const taken = await Promise.all([take(), take(), take()])
  expect(taken.reduce((units, { rowCount }) => units + rowCount!, 0)).toBe(1)
})

test('INV-02 the reconciliation names exactly the sizes whose stock is not the sum of its movements', async () => {
  const wrong = async () => (await db.execute(sql`select * from stock_reconciliation`)).rows
  expect(await wrong()).toEqual([])
  await db.execute(sql`update simple set stock = 7 where sku_simple = 'C1-38'`)
  expect(await wrong()).toEqual([{ country: 'cl', sku_simple: 'C1-38', stock: 7, booked: 5 }])
})

test.each(['A2-38', 'A1', 'A1-', 'A1-3-8', 'A138'])('INV-03 %s is no size of A1', async (skuSimple) => {
  await expectRefused(db, newSimple(skuSimple, 'A1'), 'check', 'simple_sku')
})

test('INV-03 a parent sku holds no dash', async () => {
  await expectRefused(db, product('A-2', 'ar', 101), 'check', 'product_sku')
})

test.each([
  ['a special price as high as the price', { special: 1000 }, 'product_special_price'],
  ['a special price of nothing', { special: 0 }, 'product_special_price'],
  ['a price of nothing', { price: 0 }, 'product_price'],
  ['an end before the beginning', { special: 900, from: '2026-02-01', to: '2026-01-01' }, 'product_special_dates'],
])('INV-04 refused: %s', async (_, prices, rule) => {
  await expectRefused(db, product('A9', 'ar', 101, prices), 'check', rule)
})

test.each([
  ['before', '2026-01-01T02:59:59Z', 1000],
  ['from the first instant', '2026-01-01T03:00:00Z', 700],
  ['up to the last', '2026-01-31T02:59:59Z', 700],
  ['and not after', '2026-01-31T03:00:00Z', 1000],
])('INV-04 the special price is in force within its dates: %s', async (_, at, expected) => {
  const { rows } = await db.execute(
    sql`select price_in_force(1000, 700, '2026-01-01T03:00:00Z', '2026-01-31T03:00:00Z', ${at}) as price`,
  )
  expect(rows).toEqual([{ price: expected }])
})

test('INV-07 one open cart per customer; bought ones do not count', async () => {
  const second = sql`insert into cart (hash, country, id_customer, created_at, updated_at)
    values ('second', 'ar', 101, now(), now())`
  await expectRefused(db, second, 'unique', 'cart_open_of_customer')
  await db.execute(sql`update cart set order_nr = 'R1' where hash = 'open'`)
  await db.execute(second)
})

test('INV-07 a bought cart stays bought', async () => {
  await db.execute(sql`update cart set order_nr = 'R1' where hash = 'open'`)
  await expectRefused(db, sql`update cart set order_nr = null where hash = 'open'`, 'trigger', 'cart_bought_once')
})

const line = (hash: string, country: string, skuSimple: string, quantity: number) =>
  sql`insert into cart_item (cart_hash, country, sku_simple, quantity, added_at)
    values (${hash}, ${country}, ${skuSimple}, ${quantity}, now())`

test.each([0, 11, -1])('INV-08 a line of %i units is refused', async (quantity) => {
  await expectRefused(db, line('guest', 'ar', 'A1-38', quantity), 'check', 'cart_item_quantity')
})

test('INV-08 one and ten units are lines', async () => {
  await db.execute(line('guest', 'ar', 'A1-38', 1))
  await db.execute(sql`update cart_item set quantity = 10 where cart_hash = 'guest'`)
})

const tenPercent = sql`insert into sales_rule (id_sales_rule, country, code, kind, amount, starts_at, ends_at)
  values (101, 'ar', 'DIEZ', 'percent', 10, now(), now() + interval '1 day')`

test('INV-10 the same coupon twice in a cart is refused', async () => {
  await db.execute(tenPercent)
  const put = sql`insert into cart_coupon (cart_hash, country, id_sales_rule, added_at) values ('guest', 'ar', 101, now())`
  await db.execute(put)
  await expectRefused(db, put, 'unique')
})

test('INV-09 a coupon is never used more often than it may be', async () => {
  await db.execute(tenPercent)
  await db.execute(sql`update sales_rule set max_uses = 1, used_count = 1 where id_sales_rule = 101`)
  await expectRefused(
    db,
    sql`update sales_rule set used_count = 2 where id_sales_rule = 101`,
    'check',
    'sales_rule_uses',
  )
})

test('INV-32 a cart holds no product of another store', async () => {
  await expectRefused(db, line('guest', 'ar', 'C1-38', 1), 'foreign key')
  await expectRefused(db, line('guest', 'cl', 'C1-38', 1), 'foreign key')
})

test('INV-03 INV-32 a sku is once in a store, and in another store it is another product with sizes of its own', async () => {
  await expectRefused(db, product('A1', 'ar', 101), 'unique')
  await db.execute(product('A1', 'cl', 102))
  await db.execute(newSimple('A1-40', 'A1', 'cl'))
  await expectRefused(db, line('guest', 'ar', 'A1-40', 1), 'foreign key')
  await expectRefused(db, newSimple('A1-38', 'A1'), 'unique')
})

test('INV-32 a product is in no category of another store', async () => {
  await expectRefused(db, product('A7', 'ar', 102), 'foreign key')
  const filed = sql`insert into product_category (country, sku, category_id, position) values ('ar', 'A1', 102, 1)`
  await expectRefused(db, filed, 'foreign key')
})

test('VAL-02 an attribute is one that every shop knows or one that a feed brought, in its own form', async () => {
  await db.execute(
    sql`insert into product_attribute (country, sku, key, value) values ('ar', 'A1', 'attr_smell', 'Rosas')`,
  )
  const attribute = sql`insert into product_attribute (country, sku, key, value) values ('ar', 'A1', 'smell', 'Rosas')`
  await expectRefused(db, attribute, 'check', 'product_attribute_key')
})
