import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { openMercadoPagoDouble } from '../tests/mercadopago-double.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const mercadoPago = await openMercadoPagoDouble()
const shop = await openCheckouts({ ...mercadoPago.env, PUBLIC_ORIGIN_AR: 'https://tienda.example' })
await restoreBeforeEach(shop.pool)
beforeEach(() => {
  mercadoPago.reset()
  shop.clock.now = noon
})

const sku = 'RT0001-M'
const order = async (): Promise<Answer> => {
  const placed = await shop.placeAsGuest(await shop.cartWith([sku, 1]), { payment: 'mercadopago' })
  expect(placed.error).toBe(false)
  return placed
}
const byKey = ({ order_nr, order_key }: Answer) => ({ order_nr, order_key })
const result = (placed: Answer) => shop.call('/api/checkout/result', byKey(placed))
const paymentStatus = ({ order_nr: orderNr }: Answer) =>
  shop.one(sql`select status from payment where order_nr = ${orderNr}`)
const steps = async ({ order_nr: orderNr }: Answer) =>
  (
    await shop.rows<{ status: string }>(
      sql`select status from status_event where subject = 'order' and subject_id = ${orderNr} order by id`,
    )
  ).map(({ status }) => status)

async function tell({ query, headers }: ReturnType<typeof mercadoPago.message>, body = '{}') {
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/mercadopago',
    query: { store: 'vereda-ar', ...query },
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })
}

test('R11 S46 the page to pay on is asked for with our sum, name and addresses; the webhook pays the order once', async () => {
  const placed = await order()
  const [[key, preference] = []] = [...mercadoPago.preferences]
  expect(placed.next).toEqual({ kind: 'redirect', url: `https://pay.example/checkout?pref_id=${key}` })
  const { order: shown } = await result(placed)
  const returnUrl = `https://tienda.example/checkout/success/${placed.order_nr}?key=${placed.order_key}`
  expect(preference).toMatchObject({
    external_reference: key,
    items: [{ id: placed.order_nr, quantity: 1, unit_price: shown.total, currency_id: 'ARS' }],
    back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
    notification_url: 'https://tienda.example/api/payments/webhook/mercadopago?store=vereda-ar&source_news=webhooks',
    expires: true,
    expiration_date_to: '2026-11-15T16:00:00.000+00:00',
    date_of_expiration: '2026-11-17T15:00:00.000+00:00',
  })
  const id = mercadoPago.attempt(placed.next.url!, 'approved', {
    payment_method_id: 'visa',
    installments: 6,
    card: { last_four_digits: '4242' },
    transaction_details: { installment_amount: 12_000.5, total_paid_amount: 72_003 },
  })
  const replies = await Promise.all(Array.from({ length: 10 }, () => tell(mercadoPago.message(id))))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(replies[0]!.json()).toEqual({ received: true })
  expect(await steps(placed)).toEqual(['payment_pending', 'paid'])
  expect(await shop.mails('order-paid')).toHaveLength(1)
  const { outcome, order: paid } = await result(placed)
  expect(outcome).toBe('approved')
  expect(paid.payments[0]!.details).toMatchObject({
    card: 'Visa terminada en 4242',
    instalments: 6,
    instalment_amount: 12_000.5,
    financed_total: 72_003,
  })
  await shop.expectReconciled()
})

test('R11 a forged webhook is refused, whatever it changes of a true one; nothing is asked and nothing moves', async () => {
  const placed = await order()
  const id = mercadoPago.attempt(placed.next.url!, 'approved')
  mercadoPago.asked.length = 0
  const good = mercadoPago.message(id)
  const forged = [
    mercadoPago.message(id, 'another secret'),
    { ...good, headers: { ...good.headers, 'x-signature': '' } },
    { ...good, headers: { ...good.headers, 'x-signature': 'ts=1,v1=00' } },
    { ...good, headers: { ...good.headers, 'x-signature': good.headers['x-signature'].replace('ts=1', 'ts=2') } },
    { ...good, headers: { ...good.headers, 'x-request-id': 'other' } },
    { ...good, query: { ...good.query, 'data.id': String(id + 1) } },
  ]
  for (const message of forged) expect((await tell(message)).statusCode).toBe(401)
  expect(mercadoPago.asked).toEqual([])
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
})

test('R11 a true webhook sent again later, about something else, or about nobody’s payment changes nothing', async () => {
  const placed = await order()
  const id = mercadoPago.attempt(placed.next.url!, 'approved')
  await tell(mercadoPago.message(id))
  shop.clock.now = new Date('2026-11-16T15:00:00Z')
  expect((await tell(mercadoPago.message(id))).statusCode).toBe(200)
  for (const message of [
    mercadoPago.message('123456'),
    mercadoPago.message('../users/me'),
    mercadoPago.message(id, undefined, 'merchant_order'),
  ]) {
    const reply = await tell(message, 'not json')
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: false }])
  }
  expect(await steps(placed)).toEqual(['payment_pending', 'paid'])
})

test.each([
  ['another sum', { transaction_amount: 1 }],
  ['another currency', { currency_id: 'CLP' }],
])('R11 %s than was asked for is held, and the order waits', async (_name, more) => {
  const placed = await order()
  await tell(mercadoPago.message(mercadoPago.attempt(placed.next.url!, 'approved', more)))
  expect(await paymentStatus(placed)).toBe('held')
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
})

test('R25 a refused card: the shopper reads so and tries another on the same page; untried, the goods are free after an hour', async () => {
  const stock = await shop.stockOf(sku)
  const placed = await order()
  await tell(mercadoPago.message(mercadoPago.attempt(placed.next.url!, 'rejected')))
  expect(await result(placed)).toMatchObject({ outcome: 'rejected', order: { can_pay: true } })
  expect((await shop.call('/api/checkout/pay', byKey(placed))).next).toEqual(placed.next)
  await tell(mercadoPago.message(mercadoPago.attempt(placed.next.url!, 'approved')))
  expect(await result(placed)).toMatchObject({ outcome: 'approved' })

  const other = await order()
  mercadoPago.attempt(other.next.url!, 'rejected')
  shop.clock.now = new Date('2026-11-15T16:00:00Z')
  expect(await shop.job('cancel-unpaid-orders')).toBe(1)
  expect(await shop.statusOf(other.order_nr)).toBe('cancelled')
  expect(await shop.stockOf(sku)).toBe(stock - 1)
  await shop.expectReconciled()
})

test('R25 a payment in process keeps its goods past the hour, and is heard of by the job though no webhook comes', async () => {
  const placed = await order()
  const id = mercadoPago.attempt(placed.next.url!, 'in_process')
  expect(await result(placed)).toMatchObject({ outcome: 'pending' })
  shop.clock.now = new Date('2026-11-16T15:00:00Z')
  expect(await shop.job('cancel-unpaid-orders')).toBe(0)
  mercadoPago.attempts.get(id)!.status = 'approved'
  expect(await shop.job('check-payments')).toBe(1)
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test.each(['failing', 'silent', 'drips', 'breaks'] as const)(
  'a provider that is failing, silent, without an end or broken (%s) costs no order: paying is tried again, its webhooks are to be repeated',
  async (mood) => {
    mercadoPago.mood = mood
    const placed = await order()
    expect(placed.next).toEqual({ kind: 'retry', url: null })
    mercadoPago.mood = 'well'
    const { next } = await shop.call('/api/checkout/pay', byKey(placed))
    const message = mercadoPago.message(mercadoPago.attempt(next.url!, 'approved'))
    mercadoPago.mood = mood
    expect((await tell(message)).statusCode).toBe(503)
    expect(await result(placed)).toMatchObject({ outcome: 'pending' })
    expect((await shop.report('check-payments')).failures).toEqual([])
    shop.clock.now = new Date('2026-11-15T15:05:00Z')
    expect((await shop.report('check-payments')).failures).toHaveLength(1)
    mercadoPago.mood = 'well'
    expect((await tell(message)).statusCode).toBe(200)
    expect(await steps(placed)).toEqual(['payment_pending', 'paid'])
  },
)

test('R11 an answer that breaks off is no answer: a paid order is not cancelled by one', async () => {
  const placed = await order()
  mercadoPago.attempt(placed.next.url!, 'approved')
  mercadoPago.mood = 'breaks'
  shop.clock.now = new Date('2026-11-15T16:00:00Z')
  expect((await shop.report('cancel-unpaid-orders')).failures).toHaveLength(1)
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
  mercadoPago.mood = 'well'
  expect(await shop.job('cancel-unpaid-orders')).toBe(0)
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test.each([
  // What it says of a payment at first, what later; the order after each.
  ['pending', 'approved', 'payment_pending', 'paid'],
  ['authorized', 'approved', 'payment_pending', 'paid'],
  ['cancelled', 'approved', 'payment_pending', 'paid'],
  ['approved', 'in_mediation', 'paid', 'paid'],
  ['approved', 'rejected', 'paid', 'paid'],
  ['approved', 'charged_back', 'paid', 'cancelled'],
  ['approved', 'refunded', 'paid', 'cancelled'],
  ['a word of the future', 'refunded', 'payment_pending', 'payment_pending'],
])('R11 reported %s, then %s: the order is %s, then %s', async (first, then, before, after) => {
  const placed = await order()
  const id = mercadoPago.attempt(placed.next.url!, first)
  await tell(mercadoPago.message(id))
  expect(await shop.statusOf(placed.order_nr)).toBe(before)
  mercadoPago.attempts.get(id)!.status = then
  await tell(mercadoPago.message(id))
  expect(await shop.statusOf(placed.order_nr)).toBe(after)
  const disputes = await shop.rows(sql`select status, source from payment_dispute where order_nr = ${placed.order_nr}`)
  const named = { in_mediation: 'open', charged_back: 'lost' }[then]
  expect(disputes).toEqual(named ? [{ status: named, source: 'provider' }] : [])
  await shop.expectReconciled()
})

test('money for an order that is over goes back, once', async () => {
  const placed = await order()
  shop.clock.now = new Date('2026-11-15T16:00:00Z')
  expect(await shop.job('cancel-unpaid-orders')).toBe(1)
  const id = mercadoPago.attempt(placed.next.url!, 'approved')
  await tell(mercadoPago.message(id))
  expect(await paymentStatus(placed)).toBe('refund_pending')
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await shop.job('refund-payments')).toBe(0)
  expect(await paymentStatus(placed)).toBe('refunded')
  expect([...mercadoPago.refunds]).toEqual([[`refund ${id}`, id]])
})

test('PAY-03 a part goes back by its own key, once; what the provider refuses is said in its words', async () => {
  const placed = await order()
  const id = mercadoPago.attempt(placed.next.url!, 'approved')
  await tell(mercadoPago.message(id))
  const addPart = (amount: number) =>
    shop.one(sql`insert into payment (order_nr, method, status, amount, provider_ref, reference, refund_of, created_at)
      select order_nr, method, 'refund_pending', ${amount}, 'return part', md5(random()::text), id, now() from payment
      where order_nr = ${placed.order_nr} and refund_of is null returning id`)
  const part = await addPart(100_050)
  mercadoPago.mood = 'failing'
  expect((await shop.report('refund-payments')).failures).toHaveLength(1)
  mercadoPago.mood = 'well'
  expect(await shop.job('refund-payments')).toBe(1)
  // Its answer was lost: asked again with the same key it is the same refund.
  await shop.db.execute(sql`update payment set status = 'refund_pending' where id = ${part}`)
  expect(await shop.job('refund-payments')).toBe(1)
  expect([...mercadoPago.parts.values()]).toEqual([{ id, amount: 1000.5 }])
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  const tooMuch = await addPart(99_999_900)
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await shop.rows(sql`select status, refused_because from payment where id = ${tooMuch}`)).toEqual([
    { status: 'rejected', refused_because: expect.stringContaining('Amount higher than allowed') },
  ])
})

test('a page that is paid twice: the order is paid by the first, the second goes back', async () => {
  const placed = await order()
  const first = mercadoPago.attempt(placed.next.url!, 'approved')
  await tell(mercadoPago.message(first))
  const second = mercadoPago.attempt(placed.next.url!, 'approved')
  await tell(mercadoPago.message(second))
  expect(await paymentStatus(placed)).toBe('approved')
  expect([...mercadoPago.refunds.values()]).toEqual([second])
  await shop.expectReconciled()
})

test('it is offered in the country of its account alone', async () => {
  const ways = async (country: 'ar' | 'cl') => {
    const { cart } = await shop.set({ item: sku, quantity: '1' }, { country })
    const { checkout } = await shop.look({ hash: cart.hash }, { country })
    return checkout!.payments.map(({ code }) => code)
  }
  expect(await ways('ar')).toContain('mercadopago')
  expect(await ways('cl')).not.toContain('mercadopago')
})
