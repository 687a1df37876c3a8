import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { movementSigns, movementTypes } from '#domain/after-sale/wallet/movements.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { expectRefused, order, writeSmallShop } from './small-shop.ts'

const { db, pool } = await freshDatabase()
await writeSmallShop(db)
await restoreBeforeEach(pool)

const fair = { subTotal: 1000, discount: 100, shipping: 50, wallet: 200, total: 750 }

test.each([
  ['a total that is not the sum of its parts', { ...fair, total: 751 }, 'sales_order_total'],
  ['a total below zero', { ...fair, wallet: 1000, total: -50 }, 'sales_order_total'],
  ['a discount above the sub-total', { ...fair, discount: 1100, wallet: 0, total: -50 }, undefined],
  ['a discount below zero', { ...fair, discount: -100, total: 950 }, 'sales_order_amounts'],
])('INV-16 refused: %s', async (_, amounts, rule) => {
  await expectRefused(db, order('R9', 'c9', amounts), 'check', rule)
})

test('INV-16 sums may pass 21 million pesos', async () => {
  const large = 4_000_000_00
  await db.execute(order('R2', 'cart-of-r2', { ...fair, subTotal: 60 * large, wallet: 0, total: 60 * large - 50 }))
})

test.each(['total = 1, sub_total = 51', "shipping_address = '{}'", "placed_at = now() + interval '1 day'"])(
  'INV-16 an order does not change afterwards: %s',
  async (change) => {
    const update = sql`update sales_order set ${sql.raw(change)} where order_nr = 'R1'`
    await expectRefused(db, update, 'trigger', 'sales_order_immutable')
  },
)

test('INV-16 status and delivery date of an order move on', async () => {
  await db.execute(sql`update sales_order set status = 'delivered', delivered_at = now() where order_nr = 'R1'`)
  const lost = sql`update sales_order set status = 'lost' where order_nr = 'R1'`
  await expectRefused(db, lost, 'check', 'sales_order_status')
})

test('INV-16 orders and their items are neither changed nor deleted', async () => {
  await expectRefused(db, sql`update order_item set paid_price = 0`, 'trigger', 'order_item_written_once')
  await expectRefused(db, sql`delete from order_item`, 'trigger', 'order_item_written_once')
  await expectRefused(db, sql`delete from sales_order`, 'trigger', 'sales_order_kept')
})

test('INV-18 one cart gives at most one order', async () => {
  await expectRefused(db, order('R3', 'cart-of-r1', fair), 'unique', 'sales_order_cart_hash_unique')
})

const movement = (type: string, amount: number, remaining: number | null = null) =>
  sql`insert into wallet_movement (wallet_id, type, amount, description, remaining, created_at)
    values (101, ${type}, ${amount}, '', ${remaining}, now())`

test.each(movementTypes)('INV-12 %s has its own sign', async (type) => {
  await expectRefused(db, movement(type, -100 * movementSigns[type]), 'check')
  await expectRefused(db, movement(type, 0), 'check')
})

test('INV-12 a wallet never owes', async () => {
  await expectRefused(db, sql`update wallet set balance = -1`, 'check', 'wallet_balance')
})

test('INV-12 the reconciliation names exactly the wallets that differ from their movements', async () => {
  const wrong = async () => (await db.execute(sql`select * from wallet_reconciliation`)).rows
  expect(await wrong()).toEqual([])
  await db.execute(sql`update wallet set balance = 400`)
  expect(await wrong()).toEqual([{ wallet_id: 101, balance: '400', booked: '500' }])
})

test('INV-13 promotional money remembers what is left of it, between nothing and all', async () => {
  await expectRefused(db, movement('Promoción', 100), 'check', 'wallet_movement_bound')
  await expectRefused(db, movement('Gift Card', 100, 101), 'check', 'wallet_movement_remaining')
  await expectRefused(db, movement('Egreso', -100, 0), 'check', 'wallet_movement_remaining')
})

test('INV-13 what remains of a movement only falls', async () => {
  await db.execute(sql`update wallet_movement set remaining = 300 where id = 101`)
  const rise = sql`update wallet_movement set remaining = 400 where id = 101`
  await expectRefused(db, rise, 'trigger', 'wallet_movement_append_only')
})

test.each([sql`update wallet_movement set amount = 600`, sql`update wallet_movement set description = 'Otra'`])(
  'INV-12 a movement is written once',
  async (change) => {
    await expectRefused(db, change, 'trigger', 'wallet_movement_append_only')
    await expectRefused(db, sql`delete from wallet_movement`, 'trigger', 'wallet_movement_kept')
  },
)

const creditRule = (owner: number | null) =>
  sql`insert into sales_rule (id_sales_rule, country, code, kind, amount, id_customer, starts_at, ends_at)
    values (201, 'ar', 'CRED-1', 'credit', 1000, ${owner}, now(), now() + interval '1 day')`
const credit = (used: number, status: string) =>
  sql`insert into credit (id_sales_rule, original_amount, used_amount, created_at, expires_at, method,
      exchangeable_for_money, status)
    values (201, 1000, ${used}, now(), now(), 'devolucion', true, ${status})`

test('INV-15 at most the whole credit is used, and it has an owner', async () => {
  await expectRefused(db, creditRule(null), 'check', 'sales_rule_credit')
  await db.execute(creditRule(101))
  await expectRefused(db, credit(1001, 'used'), 'check', 'credit_amounts')
  await expectRefused(db, credit(-1, 'available'), 'check', 'credit_amounts')
  await expectRefused(db, credit(999, 'used'), 'check', 'credit_used')
  await db.execute(credit(0, 'available'))
})

test('OP-083 one open request per credit', async () => {
  await db.execute(creditRule(101))
  await db.execute(credit(0, 'available'))
  const insertRequest = sql`insert into credit_request (id_sales_rule, way, amount, status, created_at)
    values (201, 'wallet', 1000, 'requested', now())`
  await db.execute(insertRequest)
  await expectRefused(db, insertRequest, 'unique', 'credit_request_open')
  await db.execute(sql`update credit_request set status = 'rejected'`)
  await db.execute(insertRequest)
})

const secondOrder = order('R2', 'cart-of-r2', { ...fair, wallet: 0, total: 950 })
const request = (idCustomer: number) =>
  sql`insert into exchange_request (batchnumber, country, id_customer, order_nr, status, method, pickup_address,
      collector, created_at)
    values ('B1', 'ar', ${idCustomer}, 'R2', 'requested', 'home_pickup', '{}', 'carrier', now())`

test('INV-24 only the buyer can return an order', async () => {
  await db.execute(secondOrder)
  await expectRefused(db, request(102), 'foreign key', 'exchange_request_of_buyer')
})

test('INV-24 an item of another order cannot be returned', async () => {
  await db.execute(secondOrder)
  await db.execute(request(101))
  const item = sql`insert into exchange_item (batchnumber, country, order_nr, order_item_id, quantity, reason_code, details, way, amount)
    values ('B1', 'ar', 'R2', 101, 1, 'too_small', '', 'refund', 900)`
  await expectRefused(db, item, 'foreign key')
})

test('EXC-11 an exchange names its replacement, other ways have none', async () => {
  const item = (way: string, replacement: string | null) =>
    sql`insert into exchange_item (batchnumber, country, order_nr, order_item_id, quantity, reason_code, details, way, amount,
        replacement_sku_simple)
      values ('B1', 'ar', 'R1', 101, 1, 'too_small', '', ${way}, 900, ${replacement})`
  await expectRefused(db, item('exchange', null), 'check', 'exchange_item_replacement')
  await expectRefused(db, item('refund', 'A1-39'), 'check', 'exchange_item_replacement')
})
