import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { acting, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { advanceOrder } from './advance-order.ts'

const shop = await openDemoShop()
const { db, operator, one, rows } = shop
const statusOf = async (orderNr: string) =>
  (await one(sql`select status from sales_order where order_nr = ${orderNr}`))!.status

test('INV-17: an order walks to its customer step by step, each step dated and traced', async () => {
  for (const [output, label] of [
    ['payment_pending → paid', 'Pago aprobado'],
    ['paid → preparing', 'En preparación'],
    ['preparing → shipped', 'En camino'],
    ['shipped → delivered', 'Entregado'],
  ] as const) {
    expect((await operator('advance-order R107')).output).toBe(`Order R107: ${output}.`)
    expect(await shop.lastStep('order', 'R107')).toMatchObject({ label })
  }
  expect(await one(sql`select delivered_at from sales_order where order_nr = 'R107'`)).toEqual({
    delivered_at: expect.stringContaining('2026-11-15 15:00:00'),
  })
  expect(await rows(sql`select status from payment where order_nr = 'R107'`)).toEqual([{ status: 'approved' }])
  expect(await rows(sql`select actor, action from audit where subject like 'R107%'`)).toEqual(
    Array.from({ length: 4 }, () => ({ actor: 'operator test', action: 'advance-order' })),
  )
})

test.each([
  ['advance-order R101', /goes no further/],
  ['advance-order R105 --to paid', /R105 cannot become "paid": from "shipped" it can go to delivered/],
  ['advance-order R105 --to cancelled', /cannot become "cancelled"/],
  ['advance-order R108 --to paid', /"cancelled" is its last step/],
  ['advance-order R101 --to returned', /finish-exchange/],
  ['advance-order R105 --to enviado', /no status "enviado"/],
  ['advance-order R999', /no order "R999"/],
  ['advance-order', /ORDER_NR is missing.*Usage/],
  ['advance-order R105 now', /"now" is one word too many/],
])('INV-17: %s is refused, and nothing changes', async (line, sentence) => {
  const before = await shop.picture()
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await shop.picture()).toEqual(before)
})

test('INV-02, INV-09: a cancelled order gives back stock, the use of its coupon and what it took of a credit', async () => {
  const stock = await shop.stockOf('BT0001-37')
  const rule = sql`select used_count, used_amount::int, status from sales_rule join credit using (id_sales_rule)
    where code = 'CRED-ANA-4'`
  expect(await one(rule)).toEqual({ used_count: 1, used_amount: 2_000_000, status: 'used' })
  await operator(['advance', 'order', 'R106', '--to', 'cancelled', '--note', 'Sin stock'])
  expect(await statusOf('R106')).toBe('cancelled')
  expect(await shop.stockOf('BT0001-37')).toBe(stock + 1)
  expect(await one(sql`select reason, delta from stock_movement where ref = 'R106' order by id desc`)).toEqual({
    reason: 'cancel',
    delta: 1,
  })
  expect(await one(rule)).toEqual({ used_count: 0, used_amount: 0, status: 'available' })
  expect(await rows(sql`select * from coupon_use where order_nr = 'R106'`)).toEqual([])
  expect(await rows(sql`select status from payment where order_nr = 'R106'`)).toEqual([{ status: 'refunded' }])
  expect(await shop.lastStep('order', 'R106')).toEqual({ status: 'cancelled', label: 'Cancelado', note: 'Sin stock' })
  await shop.expectBooked()
})

test('INV-12: wallet money an order used is back in the wallet when it is cancelled', async () => {
  await db.execute(sql`insert into sales_order select 'W1', country, id_customer, guest_email, 'second-w1', 'cart-w1',
    'paid', 1000, 0, 0, 400, 600, 0, currency, shipping_address, billing_address, shipping_method, placed_at
    from sales_order where order_nr = 'R104'`)
  const balance = sql`select balance::int from wallet join customer using (id_customer) where email = 'ana@example.com'`
  const before = (await one(balance))!.balance as number
  await operator('advance-order W1 --to cancelled')
  expect(await one(balance)).toEqual({ balance: before + 400 })
  expect(await one(sql`select type, amount::int from wallet_movement where ref_id = 'W1'`)).toEqual({
    type: 'Devolución',
    amount: 400,
  })
  await shop.expectBooked()
})

test('INV-17: two operators at once: one takes the step, the other is refused', async () => {
  const both = await Promise.allSettled(
    [1, 2].map(() => advanceOrder(db, { orderNr: 'R304', to: 'cancelled' }, acting)),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await rows(sql`select delta from stock_movement where ref = 'R304' and reason = 'cancel'`)).toHaveLength(1)
  await shop.expectBooked()
})
