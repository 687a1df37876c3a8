import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { cityNamed } from '#db/places/places.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import { guest, openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { openWebpayDouble } from '../tests/webpay-double.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const webpay = await openWebpayDouble(noon)
const shop = await openCheckouts(webpay.env)
await restoreBeforeEach(shop.pool)
beforeEach(() => {
  webpay.mood = 'well'
  webpay.asked.length = 0
  shop.clock.now = noon
})

const sku = `${skuOf('cl', 'RT0001')}-M`
const visit = { country: 'cl' } as const
const santiago = cityNamed('cl', 'Santiago')
const chilean = {
  ...guest,
  identification_type: 'RUT',
  identification: '76.086.428-5',
  prefix: '',
  phone: '912345678',
  postcode: '8320000',
  fk_customer_address_region: String(santiago.fkRegion),
  fk_customer_address_city: String(santiago.idCity),
}

async function order(): Promise<Answer> {
  const { cart } = await shop.set({ item: sku, quantity: '1' }, visit)
  const chosen = { hash: cart.hash, shipping: 'standard', payment: 'webpay' }
  const place = { region: chilean.fk_customer_address_region, city: chilean.fk_customer_address_city }
  const { checkout } = await shop.look({ ...chosen, ...place }, visit)
  const placed = await shop.call('/api/checkout/place', { ...chilean, ...chosen, ...shop.sent(checkout!) }, visit)
  expect(placed.code).toBeUndefined()
  return placed
}
const byKey = ({ order_nr, order_key }: Answer) => ({ order_nr, order_key })
const result = (placed: Answer) => shop.call('/api/checkout/result', byKey(placed), visit)
const paymentStatus = ({ order_nr: orderNr }: Answer) =>
  shop.one(sql`select status from payment where order_nr = ${orderNr}`)

test('R11 S46 a paid order: our sum, order and return address are sent, the return confirms and pays it once', async () => {
  const placed = await order()
  expect(placed.next.url).toMatch(/^https:\/\/webpay\.example\/webpayserver\/initTransaction\?token_ws=\d{64}$/)
  expect(await result(placed)).toMatchObject({ outcome: 'unpaid' })
  const { order: shown } = await result(placed)
  expect(webpay.asked.find(({ method }) => method === 'POST')!.body).toEqual({
    buy_order: placed.order_nr,
    session_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    amount: shown.total,
    return_url: expect.stringMatching(`/checkout/success/${placed.order_nr}\\?key=${placed.order_key}$`),
  })
  webpay.act(placed.next.url!, 'paid')
  const back = await Promise.all([result(placed), result(placed), result(placed)])
  for (const { outcome } of back) expect(outcome).toBe('approved')
  expect(back[0].order.payments[0]!.details).toMatchObject({
    card: 'Tarjeta terminada en 6623',
    instalments: 3,
    instalment_amount: 9000,
  })
  expect(await shop.mails('order-paid')).toHaveLength(1)
  await shop.expectReconciled()
})

test('a shopper who paid and closed the tab: the job confirms within Webpay’s minutes', async () => {
  const placed = await order()
  webpay.act(placed.next.url!, 'paid')
  shop.clock.now = new Date('2026-11-15T15:05:00Z')
  expect(await shop.job('check-payments')).toBe(1)
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test.each([
  ['declined', 'rejected', 1],
  ['aborted', 'unpaid', 0],
] as const)(
  'a payment that was %s keeps its order, %s; paying again is another transaction with a name of its own',
  async (doing, outcome, mails) => {
    const stock = await shop.stockOf(sku)
    const placed = await order()
    webpay.act(placed.next.url!, doing)
    expect(await result(placed)).toMatchObject({ outcome, order: { can_pay: true } })
    expect(await shop.stockOf(sku)).toBe(stock - 1)
    expect(await shop.mails('payment-refused')).toHaveLength(mails)
    const { next } = await shop.call('/api/checkout/pay', byKey(placed), visit)
    expect(next.url).not.toBe(placed.next.url)
    expect([...webpay.transactions.values()].at(-1)).toMatchObject({ buy_order: `${placed.order_nr}-2` })
    webpay.act(next.url!, 'paid')
    expect(await result(placed)).toMatchObject({ outcome: 'approved' })
    await shop.expectReconciled()
  },
)

test('a form that was opened cannot be opened again: paying leads to another, and the first that is paid counts', async () => {
  const placed = await order()
  const { next } = await shop.call('/api/checkout/pay', byKey(placed), visit)
  expect(next.url).not.toBe(placed.next.url)
  webpay.act(placed.next.url!, 'paid')
  webpay.act(next.url!, 'paid')
  const before = webpay.refunded()
  expect(await result(placed)).toMatchObject({ outcome: 'approved' })
  shop.clock.now = new Date('2026-11-15T15:10:00Z')
  await shop.job('check-payments')
  await shop.job('refund-payments')
  expect(webpay.refunded()).toBe(before + 1)
  const rows = await shop.rows(sql`select status from payment where order_nr = ${placed.order_nr} order by status`)
  expect(rows.map(({ status }) => status)).toEqual(['approved', 'refunded'])
})

test('R11 another sum than was asked for is held, and the order waits', async () => {
  const placed = await order()
  webpay.act(placed.next.url!, 'paid', 1)
  await result(placed)
  expect(await paymentStatus(placed)).toBe('held')
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
})

test('R25 a form nobody pays: it ends by itself, and the goods are free when the reservation ends', async () => {
  const stock = await shop.stockOf(sku)
  const placed = await order()
  shop.clock.now = new Date('2026-11-15T15:20:00Z')
  expect(await shop.job('check-payments')).toBe(0)
  expect(await result(placed)).toMatchObject({ outcome: 'unpaid' })
  // Asked about again after a quarter of its age.
  shop.clock.now = new Date('2026-11-15T15:25:00Z')
  expect(await shop.job('check-payments')).toBe(1)
  expect(await paymentStatus(placed)).toBe('rejected')
  expect(await result(placed)).toMatchObject({ outcome: 'unpaid', order: { can_pay: true } })
  expect(await shop.mails('payment-refused')).toEqual([])
  shop.clock.now = new Date('2026-11-15T16:00:00Z')
  expect(await shop.job('cancel-unpaid-orders')).toBe(1)
  expect(await shop.statusOf(placed.order_nr)).toBe('cancelled')
  expect(await shop.stockOf(sku)).toBe(stock)
})

test('a paid order that is cancelled is refunded, once', async () => {
  const placed = await order()
  webpay.act(placed.next.url!, 'paid')
  await result(placed)
  const before = webpay.refunded()
  expect(await shop.call('/api/order/cancel', byKey(placed), visit)).toMatchObject({ error: false })
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await shop.job('refund-payments')).toBe(0)
  expect(await paymentStatus(placed)).toBe('refunded')
  expect(webpay.refunded()).toBe(before + 1)
  // Heard of as refunded before our own answer was written: not refunded again.
  await shop.db.execute(sql`update payment set status = 'refund_pending' where order_nr = ${placed.order_nr}`)
  expect(await shop.job('refund-payments')).toBe(1)
  expect(webpay.refunded()).toBe(before + 1)
})

test('PAY-03 a part goes back once, though its answer was lost; more than is left is refused', async () => {
  const placed = await order()
  webpay.act(placed.next.url!, 'paid')
  await result(placed)
  const addPart = (amount: number) =>
    shop.one(sql`insert into payment (order_nr, method, status, amount, provider_ref, reference, refund_of, created_at)
      select order_nr, method, 'refund_pending', ${amount}, 'return part', md5(random()::text), id, now() from payment
      where order_nr = ${placed.order_nr} and refund_of is null returning id`)
  const before = webpay.parts.length
  const first = await addPart(1000)
  await addPart(500)
  // One after the other: what was given before is known.
  expect((await shop.job('refund-payments')) + (await shop.job('refund-payments'))).toBe(2)
  await shop.db.execute(sql`update payment set status = 'refund_pending' where id = ${first}`)
  expect(await shop.job('refund-payments')).toBe(1)
  expect(webpay.parts.slice(before)).toEqual([1000, 500])
  const tooMuch = await addPart(99_999_999)
  expect(await shop.job('refund-payments')).toBe(1)
  expect(await shop.one(sql`select status from payment where id = ${tooMuch}`)).toBe('rejected')
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test.each(['failing', 'silent', 'drips', 'breaks'] as const)(
  'a Webpay that is failing, silent, without an end or broken (%s) costs no order and decides none',
  async (mood) => {
    webpay.mood = mood
    const placed = await order()
    expect(placed.next).toEqual({ kind: 'retry', url: null })
    webpay.mood = 'well'
    const { next } = await shop.call('/api/checkout/pay', byKey(placed), visit)
    webpay.act(next.url!, 'paid')
    webpay.mood = mood
    expect(await result(placed)).toMatchObject({ outcome: 'pending' })
    webpay.mood = 'well'
    expect(await result(placed)).toMatchObject({ outcome: 'approved' })
  },
)

test('R12 paying asked for twice at once leads to one form: the one the shop confirms', async () => {
  const before = webpay.transactions.size
  webpay.mood = 'failing'
  const placed = await order()
  webpay.mood = 'well'
  const pay = () => shop.call('/api/checkout/pay', byKey(placed), visit)
  webpay.answerTogether(2)
  const urls = (await Promise.all([pay(), pay()])).map(({ next }) => next.url)
  expect(webpay.transactions.size).toBe(before + 2)
  expect(new Set(urls).size).toBe(1)
  webpay.act(urls[0]!, 'paid')
  expect(await result(placed)).toMatchObject({ outcome: 'approved' })
})

test('a return by a form, as after an aborted payment, leads to the order’s page and is not believed', async () => {
  const placed = await order()
  const url = `/checkout/success/${placed.order_nr}?key=${placed.order_key}`
  const reply = await shop.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://webpay.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams({ TBK_TOKEN: 'x', TBK_ORDEN_COMPRA: placed.order_nr }).toString(),
  })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, url])
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
})

test('R11 Webpay sends no webhooks: one in its name is refused', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/webpay?store=vereda-cl',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(reply.statusCode).toBe(401)
})

test('it is offered in Chile alone', async () => {
  const ways = async (country: 'ar' | 'cl') => {
    const { cart } = await shop.set({ item: sku, quantity: '1' }, { country })
    const { checkout } = await shop.look({ hash: cart.hash }, { country })
    return checkout!.payments.map(({ code }) => code)
  }
  expect(await ways('cl')).toContain('webpay')
  expect(await ways('ar')).not.toContain('webpay')
})
