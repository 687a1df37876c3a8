import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { demoPassword } from '#demo/people/password.ts'
import type { ClosingObstacle } from '#domain/customers/data-rights/closing.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { settleMatters } from './tests/settle-matters.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

type Closing = { error: boolean; code?: string; obstacles: ClosingObstacle[]; gives_up: number; errors?: object }
const post = async (path: string, fields: Record<string, string>) =>
  (await shop.form(`/api/customer/${path}`, fields)).json<Closing>()
const close = (token: string, more: Record<string, string> = {}) =>
  post('delete', { token, password: demoPassword, ...more })

const ana = sql`(select id_customer from customer where email = 'ana@example.com')`
const isClosed = () => shop.one(sql`select count(*) = 0 from customer where email = 'ana@example.com'`)

test('S28 an account with orders, returns and money under way is not closed: each is named, and nothing changes', async () => {
  const token = await shop.signIn('ana')
  const { obstacles } = await post('closing', { token })
  const open = await shop.rows<{ nr: string; status: string }>(sql`select order_nr as nr, status from sales_order
    where id_customer = ${ana} and status in ('payment_pending', 'paid', 'preparing', 'shipped')`)
  expect(open.length).toBeGreaterThan(0)
  for (const { nr, status } of open) {
    expect(obstacles).toContainEqual(
      expect.objectContaining({ kind: status === 'payment_pending' ? 'unpaid_order' : 'order', ref: nr }),
    )
  }
  const kinds = new Set(obstacles.map(({ kind }) => kind))
  for (const kind of ['exchange', 'requested_money', 'wallet', 'credit'] as const) expect(kinds).toContain(kind)
  expect(await close(token)).toMatchObject({ code: 'account_in_use', obstacles })
  expect(await isClosed()).toBe(false)
  expect((await shop.look({ token })).error).toBe(false)
})

test('S28 a paid order keeps its address and its mails: closing waits for the parcel', async () => {
  await settleMatters(shop.db, 'ana@example.com')
  const token = await shop.signIn('ana')
  const placed = await shop.placeAs(token, { hash: await shop.cartWith(['RT0001-M', 1]) })
  expect(placed).toMatchObject({ error: false })
  const { order_nr, next } = placed
  expect(await close(token)).toMatchObject({
    code: 'account_in_use',
    obstacles: [{ kind: 'unpaid_order', ref: order_nr }],
  })
  await shop.pay(next.url!, 'approve')
  expect(await close(token)).toMatchObject({ code: 'account_in_use', obstacles: [{ kind: 'order', ref: order_nr }] })
  expect(
    await shop.one(sql`select shipping_address->>'address1' <> '' from sales_order where order_nr = ${order_nr}`),
  ).toBe(true)
})

test('S28 money is not taken without a word: what can be paid out is an obstacle, the rest is given up by its sum', async () => {
  await settleMatters(shop.db, 'ana@example.com')
  const token = await shop.signIn('ana')
  const book = (type: string, amount: number, remaining: number | null) =>
    shop.db
      .execute(sql`with booked as (update wallet set balance = balance + ${amount} where id_customer = ${ana} returning wallet_id)
      insert into wallet_movement (wallet_id, type, amount, description, remaining, created_at)
      select wallet_id, ${type}, ${amount}, 'prueba', ${remaining}::bigint, now() from booked`)
  await book('Gift Card', 70_050, 70_050)
  await book('Ingreso', 900_000, null)
  expect(await post('closing', { token })).toMatchObject({
    obstacles: [{ kind: 'wallet', amount: 9000 }],
    gives_up: 700.5,
  })
  expect(await close(token, { gives_up: '700.5' })).toMatchObject({ code: 'account_in_use' })
  await book('Egreso', -900_000, null)
  for (const given of ['', '700', '0', '-700.5', 'x', '9700.5']) {
    const answer = await close(token, { gives_up: given })
    expect(answer).toMatchObject({ code: 'account_in_use', obstacles: [], gives_up: 700.5 })
    expect(answer.errors).toEqual({ gives_up: expect.stringContaining('700') })
  }
  expect(await isClosed()).toBe(false)
  expect(await close(token, { gives_up: '700.5' })).toMatchObject({ error: false })
  expect(await isClosed()).toBe(true)
  expect(await shop.rows(sql`select subject from audit where action = 'close-account'`)).toEqual([
    { subject: expect.stringContaining('70050') },
  ])
})

test('S28 an order that is placed while its account is being closed is refused', async () => {
  await settleMatters(shop.db, 'ana@example.com')
  const token = await shop.signIn('ana')
  const hash = await shop.cartWith(['RT0001-M', 1])
  const closing = await shop.pool.connect()
  try {
    await closing.query('begin')
    await closing.query(`select from customer where email = 'ana@example.com' for update`)
    const placing = shop.placeAs(token, { hash })
    await expect.poll(() => shop.one(sql`select count(*)::int from pg_locks where not granted`)).toBeGreaterThan(0)
    await closing.query(`update customer set closed_at = now() where email = 'ana@example.com'`)
    await closing.query('commit')
    expect(await placing).toMatchObject({ error: true, code: 'token_not_found' })
  } finally {
    closing.release()
  }
  await shop.expectReconciled()
})

test('S28 an account is not closed over an order that is being placed', async () => {
  await settleMatters(shop.db, 'ana@example.com')
  const token = await shop.signIn('ana')
  const placing = await shop.pool.connect()
  try {
    await placing.query('begin')
    await placing.query(`select from customer where email = 'ana@example.com' for key share`)
    const closing = close(token)
    await expect.poll(() => shop.one(sql`select count(*)::int from pg_locks where not granted`)).toBeGreaterThan(0)
    await placing.query(`insert into sales_order select (jsonb_populate_record(o,
      '{"order_nr": "RACE0001", "secondary_nr": "race", "cart_hash": null, "status": "paid"}')).* from sales_order o
      where id_customer = (select id_customer from customer where email = 'ana@example.com') limit 1`)
    await placing.query('commit')
    expect(await closing).toMatchObject({ code: 'account_in_use', obstacles: [{ kind: 'order', ref: 'RACE0001' }] })
  } finally {
    placing.release()
  }
  expect(await isClosed()).toBe(false)
})
