import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { acting, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { approveExchange } from './approve-exchange.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { lastDropoffDay } from '#domain/after-sale/exchanges/dropoff-day.ts'

const shop = await openDemoShop()
const { db, operator, one, rows } = shop
const request = (batchnumber: string) =>
  one(sql`select status, max_date, reject_reason, closed_at from exchange_request where batchnumber = ${batchnumber}`)

type ReturnRequest = {
  from: string
  item: string
  way: string
  replacement?: string
  reason?: string
  quantity?: number
}

/** Another request like the one `from`, about the first line of that size in ana's order R101. */
async function ask(
  batchnumber: string,
  { from, item, way, replacement, reason = 'too_big', quantity = 1 }: ReturnRequest,
) {
  await db.execute(sql`insert into exchange_request (batchnumber, country, id_customer, order_nr, status, method, branch_id,
      pickup_address, pickup_slot, collector, shipping_address, bank_data, created_at)
    select ${batchnumber}, o.country, o.id_customer, o.order_nr, 'requested', r.method, r.branch_id, r.pickup_address,
      r.pickup_slot, r.collector, r.shipping_address, (select bank_data from exchange_request where batchnumber = 'C1006'),
      ${acting.now.toISOString()} from exchange_request r, sales_order o where r.batchnumber = ${from} and o.order_nr = 'R101'`)
  await db.execute(sql`insert into exchange_item (batchnumber, country, order_nr, order_item_id, quantity, reason_code, details, way,
      replacement_sku_simple, amount)
    select ${batchnumber}, country, order_nr, id, ${quantity}, ${reason}, '', ${way}, ${replacement ?? null}, paid_price
    from order_item where order_nr = 'R101' and sku_simple = ${item} order by id limit 1`)
}

test('INV-20: approval takes the other size from stock; annulment gives it back', async () => {
  const before = await shop.stockOf('ZH0002-43')
  await operator('approve-exchange C1001')
  expect(await request('C1001')).toMatchObject({ status: 'approved', max_date: null })
  expect(await shop.stockOf('ZH0002-43')).toBe(before - 1)
  expect(await shop.lastStep('exchange', 'C1001')).toMatchObject({ status: 'approved', label: 'Aprobada' })
  await operator(['annul-exchange', 'C1001', '--reason', 'Se arrepintió'])
  expect(await request('C1001')).toMatchObject({ status: 'annulled', closed_at: expect.any(String) })
  expect(await shop.stockOf('ZH0002-43')).toBe(before)
  await shop.expectBooked()
})

test('INV-20: without the other size in stock there is no approval', async () => {
  await ask('X1', { from: 'C1001', item: 'ZM0001-38', way: 'exchange', replacement: 'ZM0001-39' })
  await operator('set-stock ZM0001-39 0')
  const before = await shop.picture()
  await expect(operator('approve-exchange X1')).rejects.toThrow(/ZM0001-39 is out of stock/)
  expect(await shop.picture()).toEqual(before)
  await operator('set-stock ZM0001-39 5')
  await operator('reject exchange X1 --reason Vencido')
  expect(await request('X1')).toMatchObject({ status: 'rejected', reject_reason: 'Vencido' })
  expect(await shop.lastStep('exchange', 'X1')).toMatchObject({ status: 'rejected', note: 'Vencido' })
})

test('INV-20: another product is not another size', async () => {
  await ask('X2', { from: 'C1001', item: 'ZM0001-38', way: 'exchange', replacement: 'ZH0002-43' })
  await expect(operator('approve-exchange X2')).rejects.toThrow(/not another size/)
  await operator('annul-exchange X2')
})

const askForWalletCredit = (batchnumber: string) =>
  ask(batchnumber, { from: 'C1002', item: 'RT0001-M', way: 'credit_wallet' })

test('INV-19: more than was bought is not approved, regardless of the order of requests', async () => {
  await askForWalletCredit('X3')
  await askForWalletCredit('X4')
  await expect(operator('approve-exchange X3')).rejects.toThrow(/more than was bought: 2 of 1 RT0001-M/)
  await operator(['reject-exchange', 'X4', '--reason', 'Ya pedida'])
  const both = await Promise.allSettled([1, 2].map(() => approveExchange(db, { batchnumber: 'X3' }, acting)))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('EXC-06: a drop-off gets its last day on approval, ten days later in the country’s calendar', async () => {
  await askForWalletCredit('X3')
  await operator('approve-exchange X3')
  expect(await request('X3')).toMatchObject({ status: 'approved', max_date: '2026-11-25' })
})

test('EXC-09: wallet credit: goods in stock, a Devolución in the wallet, the order partly returned', async () => {
  await askForWalletCredit('X3')
  await operator('approve-exchange X3')
  const stock = await shop.stockOf('RT0001-M')
  await operator('receive-exchange X3')
  expect(await shop.stockOf('RT0001-M')).toBe(stock + 1)
  const output = (await operator('finish-exchange X3')).output
  const booked = await one(sql`select id, type, amount::int, ref_id from wallet_movement order by id desc limit 1`)
  expect(booked).toMatchObject({ type: 'Devolución', ref_id: 'X3' })
  expect(output).toContain(`credit_wallet ${String(booked!.id)}`)
  expect(await one(sql`select result_ref, amount::int from exchange_item where batchnumber = 'X3'`)).toEqual({
    result_ref: String(booked!.id),
    amount: booked!.amount,
  })
  expect(await shop.lastStep('order', 'R101')).toMatchObject({ status: 'partly_returned' })
  await shop.expectBooked()
})

test('EXC-08: exchange: a free order ships the replacement from the reserved stock', async () => {
  await ask('X5', { from: 'C1001', item: 'ZM0001-38', way: 'exchange', replacement: 'ZM0001-39' })
  await operator('approve-exchange X5')
  const stock = await shop.stockOf('ZM0001-39')
  await operator('receive-exchange X5')
  await operator('finish-exchange X5')
  expect(await shop.stockOf('ZM0001-39')).toBe(stock)
  const orderNr = (await one(sql`select result_ref from exchange_item where batchnumber = 'X5'`))!.result_ref as string
  expect(await one(sql`select status, total::int, cart_hash from sales_order where order_nr = ${orderNr}`)).toEqual({
    status: 'paid',
    total: 0,
    cart_hash: null,
  })
  expect(await rows(sql`select sku_simple, size, unit_price from order_item where order_nr = ${orderNr}`)).toEqual([
    { sku_simple: 'ZM0001-39', size: '39', unit_price: 0 },
  ])
  expect(await shop.lastStep('order', orderNr)).toMatchObject({ status: 'paid' })
})

test('EXC-09: coupon: a credit and a personal coupon for free shipping', async () => {
  await db.execute(sql`update exchange_item set way = 'credit_coupon' where batchnumber = 'C1002'`)
  for (const command of ['receive', 'finish']) await operator(`${command}-exchange C1002`)
  const id = (await one(sql`select result_ref from exchange_item where batchnumber = 'C1002'`))!.result_ref
  expect(
    await one(sql`select method, status, original_amount = amount as whole, id_customer is not null as personal
    from credit join sales_rule using (id_sales_rule) where id_sales_rule = ${id}::int`),
  ).toEqual({
    method: 'devolucion',
    status: 'available',
    whole: true,
    personal: true,
  })
  expect(
    await one(sql`select kind, max_uses from sales_rule where code like 'ENVIO-%' order by id_sales_rule desc`),
  ).toEqual({ kind: 'free_shipping', max_uses: 1 })
  expect(await shop.lastStep('credit', String(id))).toMatchObject({ label: 'Disponible' })
})

test('EXC-08: refund of something faulty: money to the bank, nothing in stock; the order is returned whole', async () => {
  await db.execute(sql`update exchange_request set bank_data = null where batchnumber = 'C1003'`)
  const stock = await shop.stockOf('ZM0001CL-37')
  await db.execute(sql`update exchange_item set reason_code = 'defect' where batchnumber = 'C1003'`)
  await operator('receive-exchange C1003')
  expect(await shop.stockOf('ZM0001CL-37')).toBe(stock)
  await expect(operator('finish-exchange C1003')).rejects.toThrow(/no bank account/)
  await db.execute(sql`update exchange_request set bank_data = '{}' where batchnumber = 'C1003'`)
  await operator('finish-exchange C1003')
  expect(
    await one(sql`select status, amount = (select amount from exchange_item where batchnumber = 'C1003') as whole
    from payment where order_nr = 'R201' order by id desc`),
  ).toEqual({ status: 'refunded', whole: true })
  expect(await shop.lastStep('order', 'R201')).toMatchObject({ status: 'returned', label: 'Devuelto' })
  await shop.expectBooked()
})

test.each([
  ['approve-exchange C1004', /"rejected" and cannot become "approved": that is its last step/],
  ['receive-exchange C1006', /cannot become "received"/],
  ['finish-exchange C1001', /cannot become "finished"/],
  ['reject-exchange C1002 --reason no', /cannot become "rejected"/],
  ['reject-exchange C1001', /--reason/],
  ['approve-exchange C9999', /no exchange "C9999"/],
])('INV-17: %s is refused, and nothing changes', async (line, sentence) => {
  const before = await shop.picture()
  await expect(operator(line)).rejects.toThrow(sentence)
  expect(await shop.picture()).toEqual(before)
})

test.each([
  ['America/Argentina/Buenos_Aires', '2026-11-16T02:59:00Z', '2026-11-15'],
  ['America/Argentina/Buenos_Aires', '2026-11-16T03:00:00Z', '2026-11-16'],
  ['America/Santiago', '2026-11-16T02:59:00Z', '2026-11-15'],
  ['America/Bogota', '2026-11-16T04:59:00Z', '2026-11-15'],
])('EXC-06: in %s at %s it is %s', (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-16T02:00:00Z', '2026-11-25'],
  ['2026-12-25T12:00:00Z', '2027-01-04'],
  ['2028-02-20T12:00:00Z', '2028-03-01'],
  // A Saturday and a Sunday: branches may be closed.
  ['2026-11-18T12:00:00Z', '2026-11-30'],
  ['2026-11-19T12:00:00Z', '2026-11-30'],
])('EXC-06: ten days from %s end on %s', (moment, day) => {
  expect(lastDropoffDay('America/Argentina/Buenos_Aires', new Date(moment), 10)).toBe(day)
})
