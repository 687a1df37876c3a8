import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { acting, now, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { unpaidOrderLifetimeMs } from '#domain/buy/payments/reservation.ts'
import { guestCartLifetimeMs } from '#domain/buy/cart/limits.ts'
import { unsentMail } from '#server/platform/mail/tests/unsent-mail.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { runJobs } from '#server/jobs.ts'

const services = { mail: unsentMail(), photos: noPhotos(), gatewaysOn: () => ({}) }

const hour = 60 * 60 * 1000
const day = 24 * hour
const at = (ms: number) => ({ ...acting, now: new Date(now.getTime() + ms) })
/** What several runs at once did, in ascending order: all but one should have done nothing. */
const together = async (runs: number, ms: number, only: string) => {
  const done = await Promise.all(Array.from({ length: runs }, () => doneBy(shop, ms, only)))
  return done.map((each) => Number(each[only])).toSorted((a, b) => a - b)
}
const doneBy = async (shop: Awaited<ReturnType<typeof openDemoShop>>, ms: number, only?: string) =>
  Object.fromEntries(
    (await runJobs(shop.db, at(ms), services, only)).map(({ job, done, failures }) => [job.name, failures[0] ?? done]),
  )

test('the durations: 48 hours for a payment, 30 days for a guest cart', () => {
  expect([unpaidOrderLifetimeMs, guestCartLifetimeMs]).toEqual([172_800_000, 2_592_000_000])
})

test('on the demo’s first day one late drop-off and one old link are due; the next run sends what was written, and then nothing is left', async () => {
  const shop = await openDemoShop()
  const { output, code } = await shop.operator('run-jobs --now')
  expect(code).toBe(0)
  expect(output).toMatch(/annul-late-dropoffs +1 done/)
  expect(await shop.lastStep('exchange', 'C1003')).toMatchObject({
    status: 'annulled',
    note: 'Los productos no llegaron a la sucursal en la fecha máxima.',
  })
  expect(output).toMatch(/send-surveys +[1-9]\d* done/)
  const second = Object.entries(await doneBy(shop, 0)).filter(([, done]) => done !== 0)
  expect(second.map(([job]) => job)).toEqual(['send-mail'])
  const before = await shop.picture()
  // Except for the mail about it, which was written after the job that sends mail had run.
  const { 'send-mail': _mailed, ...others } = await doneBy(shop, 0)
  expect(Object.values(others).every((done) => done === 0)).toBe(true)
  expect(await shop.picture()).toEqual(before)
})

const shop = await openDemoShop()
const { db, one, rows } = shop

test('EXC-06: a drop-off is late when its last day is over in its country, not before', async () => {
  await db.execute(sql`update exchange_request set max_date = '2026-11-15' where batchnumber in ('C1002', 'C1003')`)
  // Midnight of Buenos Aires and of Santiago is at 03:00 UTC in November.
  expect(await doneBy(shop, 11 * hour + 59 * 60_000, 'annul-late-dropoffs')).toEqual({ 'annul-late-dropoffs': 0 })
  expect(await doneBy(shop, 12 * hour, 'annul-late-dropoffs')).toEqual({ 'annul-late-dropoffs': 2 })
})

test('INV-09: an order is cancelled when it is unpaid for 48 hours, to the millisecond; stock goes back', async () => {
  const placed = new Date(
    (await one(sql`select placed_at from sales_order where order_nr = 'R107'`))!.placed_at as string,
  )
  const due = placed.getTime() - now.getTime() + 48 * hour
  const stock = await shop.stockOf('RL0001-U')
  expect(await doneBy(shop, due - 1, 'cancel-unpaid-orders')).toEqual({ 'cancel-unpaid-orders': 0 })
  expect(await together(3, due, 'cancel-unpaid-orders')).toEqual([0, 0, 1])
  expect(await shop.stockOf('RL0001-U')).toBe(stock + 1)
  expect(await shop.lastStep('order', 'R107')).toMatchObject({ status: 'cancelled' })
  await shop.expectBooked()
})

test('INV-15: credits expire on their date, each with its step; one in process does not', async () => {
  const before = await rows(sql`select id_sales_rule from credit where status in ('available', 'partly_used')
    and expires_at <= ${at(170 * day).now.toISOString()}`)
  expect(await together(2, 170 * day, 'expire-credits')).toEqual([0, before.length])
  expect(before.length).toBeGreaterThan(3)
  expect(
    await one(sql`select count(*)::int as n from status_event where subject = 'credit' and status = 'expired'`),
  ).toEqual({ n: before.length + 1 })
  expect(
    await one(sql`select status from credit join sales_rule using (id_sales_rule) where code = 'CRED-ANA-6'`),
  ).toEqual({
    status: 'in_process',
  })
})

test('INV-13: promotional money expires once, of what is left and no more', async () => {
  await db.execute(sql`update wallet_movement set remaining = 20000 where remaining = 50000`)
  expect(await together(2, 24 * day, 'expire-wallet-money')).toEqual([0, 1])
  expect(
    await rows(sql`select amount::int from wallet_movement where type = 'Expirado' and ref_type = 'movement'`),
  ).toEqual([{ amount: -20_000 }])
  await shop.expectBooked()
})

test('INV-12: expiry never takes a wallet below zero', async () => {
  await db.execute(sql`insert into wallet (wallet_id, id_customer, balance, updated_at)
    select 9001, id_customer, 300, now() from customer where email = 'beto@example.com'`)
  await db.execute(sql`insert into wallet_movement (wallet_id, type, amount, description, remaining, expires_at, created_at)
    values (9001, 'Promoción', 500, 'x', 500, '2026-11-14', now()), (9001, 'Egreso', -200, 'x', null, null, now())`)
  expect(await doneBy(shop, 0, 'expire-wallet-money')).toEqual({ 'expire-wallet-money': 1 })
  expect(await one(sql`select balance::int from wallet where wallet_id = 9001`)).toEqual({ balance: 0 })
  await shop.expectBooked()
})

test('OP-085 memberships begin and end on their dates, cancelled ones stay; the owner is notified', async () => {
  const due = await one(sql`select count(*)::int as n from customer_membership where status in ('active', 'pending')`)
  expect(await doneBy(shop, 4 * day, 'end-memberships')).toEqual({ 'end-memberships': 0 })
  expect(await rows(sql`select status from customer_membership where status = 'pending'`)).toEqual([])
  expect(await doneBy(shop, 4000 * day, 'end-memberships')).toEqual({ 'end-memberships': due!.n })
  expect(await doneBy(shop, 4000 * day, 'end-memberships')).toEqual({ 'end-memberships': 0 })
  expect(await rows(sql`select distinct status from customer_membership order by 1`)).toEqual([
    { status: 'cancelled' },
    { status: 'expired' },
  ])
  const mails = await one(sql`select count(*)::int as n from outbox_mail where template = 'membership-ended'`)
  expect(mails).toEqual(due)
})

test('guest carts go after 30 idle days; carts of customers and bought ones stay', async () => {
  const others = sql`select count(*)::int as n from cart where id_customer is not null or order_nr is not null`
  const before = await one(others)
  const idle = new Date((await one(sql`select updated_at from cart where hash = 'demo-guest'`))!.updated_at as string)
  const due = idle.getTime() + 30 * day - now.getTime()
  expect(await doneBy(shop, due - 1, 'delete-guest-carts')).toEqual({ 'delete-guest-carts': 0 })
  expect(await doneBy(shop, due, 'delete-guest-carts')).toEqual({ 'delete-guest-carts': 1 })
  expect(await one(others)).toEqual(before)
})

test('OP-049 a customer’s cart goes after 400 idle days; guests’ and bought ones are not touched', async () => {
  const others = sql`select count(*)::int as n from cart where id_customer is null or order_nr is not null`
  const own = sql`select count(*)::int as n, max(updated_at) as last from cart where id_customer is not null and order_nr is null`
  const [before, { n, last }] = [await one(others), (await one(own))!]
  expect(n).toBeGreaterThan(0)
  const due = new Date(last as string).getTime() + 400 * day - now.getTime()
  expect(await doneBy(shop, due - 399 * day, 'delete-customer-carts')).toEqual({ 'delete-customer-carts': 0 })
  expect(await doneBy(shop, due, 'delete-customer-carts')).toEqual({ 'delete-customer-carts': n })
  expect(await one(others)).toEqual(before)
})

test('INV-27: used and expired keys and answers older than a day are forgotten, live ones stay', async () => {
  const of = sql`(select id_customer from customer where email = 'ana@example.com')`
  await db.execute(sql`insert into password_reset (hash, id_customer, expires_at, used_at)
    values ('live', ${of}, '2026-11-16', null), ('used', ${of}, '2026-11-16', '2026-11-15'), ('late', ${of}, '2026-11-15', null)`)
  await db.execute(sql`insert into idempotency (key, route, owner, request_hash, created_at)
    values ('old', 'r', 'o', 'h', '2026-11-14T14:59:59Z'), ('new', 'r', 'o', 'h', '2026-11-14T15:00:00Z')`)
  // Two resets, and the demo's expired link.
  expect(await doneBy(shop, 0, 'delete-keys')).toEqual({ 'delete-keys': 3 })
  expect(await rows(sql`select hash from password_reset`)).toEqual([{ hash: 'live' }])
  expect(await doneBy(shop, 0, 'delete-idempotency')).toEqual({ 'delete-idempotency': 1 })
  expect(await rows(sql`select key from idempotency`)).toEqual([{ key: 'new' }])
})

test('what grows with every visitor is deleted: searches, clicks, mail, unconfirmed addresses, sent alerts', async () => {
  await db.execute(sql`truncate search_term, recommendation_event, newsletter_key`)
  await db.execute(sql`insert into search_salt values ('2026-11-14', 's'), ('2026-11-15', 's')`)
  await db.execute(
    sql`insert into search_visitor values ('ar', 'a', '2026-11-14', 'x'), ('ar', 'a', '2026-11-15', 'x')`,
  )
  await db.execute(sql`insert into search_term (country, term, hits, results, last_at)
    values ('ar', 'old', 1, 1, '2026-08-01'), ('ar', 'new', 1, 1, '2026-11-01')`)
  await db.execute(sql`insert into recommendation_event (country, key, payload, created_at)
    values ('ar', 'k', '{}', '2026-08-01'), ('ar', 'k', '{}', '2026-11-01')`)
  expect(await doneBy(shop, 0, 'delete-events')).toEqual({ 'delete-events': 3 })
  expect(await rows(sql`select term from search_term`)).toEqual([{ term: 'new' }])
  expect(await one(sql`select count(*)::int as n from search_salt`)).toEqual({ n: 1 })

  await db.execute(sql`insert into outbox_mail (country, recipient, template, data, created_at, sent_at, dead_at) values
    ('ar', 'sent', 't', null, '2026-10-01', '2026-10-15', null), ('ar', 'dead', 't', '{}', '2026-08-01', null, '2026-08-01'),
    ('ar', 'late', 't', null, '2026-10-01', '2026-11-14', null), ('ar', 'waiting', 't', '{}', '2026-01-01', null, null)`)
  await db.execute(sql`insert into newsletter_key (key, country, email, signed_at, confirmed_at) values
    ('a', 'ar', 'silent@example.com', '2026-11-01', null), ('b', 'ar', 'b@example.com', '2026-11-14', null),
    ('c', 'ar', 'c@example.com', '2026-01-01', '2026-01-01')`)
  await db.execute(sql`insert into stock_alert (country, sku_simple, email, asked_at, told_at) values
    ('ar', 'ZM0004-36', 'old@example.com', '2026-01-01', '2026-08-01'), ('ar', 'ZM0004-36', 'waits@example.com', '2026-01-01', null)`)
  expect(await doneBy(shop, 0, 'delete-mail')).toEqual({ 'delete-mail': 4 })
  expect(await rows(sql`select recipient from outbox_mail order by 1`)).toEqual([
    { recipient: 'late' },
    { recipient: 'waiting' },
  ])
  expect(await rows(sql`select key from newsletter_key order by 1`)).toEqual([{ key: 'b' }, { key: 'c' }])
  expect(await rows(sql`select email from stock_alert`)).toEqual([{ email: 'waits@example.com' }])
})

test('one item that fails is reported and does not block the others', async () => {
  const broken = await openDemoShop()
  await broken.db.execute(sql`update sales_order set status = 'payment_pending' where order_nr in ('R105', 'R304')`)
  await broken.db.execute(sql`create function no() returns trigger language plpgsql as $$ begin
    if new.ref = 'R105' then raise exception 'the drawer is locked'; end if; return new; end $$`)
  await broken.db.execute(sql`create trigger no before insert on stock_movement for each row execute function no()`)
  const [report] = await runJobs(broken.db, at(10 * day), services, 'cancel-unpaid-orders')
  expect(report).toMatchObject({ done: 2, failures: [{ subject: 'R105', reason: 'the drawer is locked' }] })
  await broken.expectBooked()
})

test.each([
  [
    'run-jobs --only sleep',
    /no job "sleep": one of send-mail, send-webhooks, tell-stock-alerts, send-gift-cards, cancel-unpaid-orders/,
  ],
  ['run-jobs --now tomorrow --force', /--now takes a moment/],
  ['run-jobs --now 2026-02-30T00:00:00Z --force', /The day of --now/],
  ['run-jobs --now 2030-01-01T00:00:00Z', /DATABASE_URL.*--force/],
])('%s is refused, and nothing changes', async (line, sentence) => {
  const before = await shop.picture()
  await expect(shop.operator(line)).rejects.toThrow(sentence)
  expect(await shop.picture()).toEqual(before)
})
