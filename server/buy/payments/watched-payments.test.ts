import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openMercadoPagoDouble } from './tests/mercadopago-double.ts'

const mercadoPago = await openMercadoPagoDouble()
const shop = await openCheckouts({ ...mercadoPago.env, PUBLIC_ORIGIN_AR: 'https://tienda.example' })
await restoreBeforeEach(shop.pool)
beforeEach(() => {
  mercadoPago.reset()
  shop.clock.now = noon
})

const after = (minutes: number) => {
  shop.clock.now = new Date(noon.getTime() + minutes * 60_000)
}
const order = async (): Promise<Answer> => {
  const placed = await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 1]), { payment: 'mercadopago' })
  expect(placed.error).toBe(false)
  return placed
}
const cancel = async ({ order_nr, order_key }: Answer) =>
  expect(await shop.call('/api/order/cancel', { order_nr, order_key })).toMatchObject({ error: false })
const paymentStatus = ({ order_nr: orderNr }: Answer) =>
  shop.one(sql`select status from payment where order_nr = ${orderNr}`)
const tell = ({ query, headers }: ReturnType<typeof mercadoPago.message>) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/mercadopago',
    query: { store: 'vereda-ar', ...query },
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{}',
  })
const searches = () => mercadoPago.asked.filter(({ path }) => path === '/v1/payments/search').length

test('R11 money paid for a cancelled order is found without its message, and goes back', async () => {
  const placed = await order()
  await cancel(placed)
  after(30)
  const id = mercadoPago.attempt(placed.next.url!, 'approved')
  after(35)
  expect(await shop.job('check-payments')).toBe(1)
  expect(await paymentStatus(placed)).toBe('refund_pending')
  expect(await shop.job('refund-payments')).toBe(1)
  expect([...mercadoPago.refunds.values()]).toEqual([id])
  expect(await paymentStatus(placed)).toBe('refunded')
  expect(await shop.statusOf(placed.order_nr)).toBe('cancelled')
})

test('R11 a cash ticket paid in the last hour of its two days, for an order cancelled before, goes back', async () => {
  const placed = await order()
  after(61)
  await shop.job('cancel-unpaid-orders')
  expect(await shop.statusOf(placed.order_nr)).toBe('cancelled')
  after(47 * 60)
  await shop.job('check-payments')
  mercadoPago.attempt(placed.next.url!, 'approved')
  after(55 * 60)
  expect(await shop.job('check-payments')).toBe(1)
  expect(await paymentStatus(placed)).toBe('refund_pending')
})

test('R11 what a message names by its id is believed before the provider’s search knows it, also for the refund', async () => {
  const placed = await order()
  mercadoPago.searchLags = true
  const id = mercadoPago.attempt(placed.next.url!, 'approved')
  expect((await tell(mercadoPago.message(id))).json()).toEqual({ received: true })
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  await cancel(placed)
  expect(await shop.job('refund-payments')).toBe(1)
  expect([...mercadoPago.refunds.values()]).toEqual([id])
})

test('R11 back from the page with the id of the payment: it is found before the search knows it; an id of another is not', async () => {
  const [placed, other] = [await order(), await order()]
  mercadoPago.searchLags = true
  const id = mercadoPago.attempt(placed.next.url!, 'approved')
  const result = ({ order_nr, order_key }: Answer, attempt?: string) =>
    shop.call('/api/checkout/result', { order_nr, order_key, ...(attempt && { attempt }) })
  expect(await result(other, String(id))).toMatchObject({ outcome: 'unpaid' })
  expect(await result(placed)).toMatchObject({ outcome: 'unpaid' })
  expect(await result(placed, String(id))).toMatchObject({ outcome: 'approved' })
})

test('R11 an attempt that was open when its message came is asked for by its id later, while the search still lags', async () => {
  const placed = await order()
  mercadoPago.searchLags = true
  const id = mercadoPago.attempt(placed.next.url!, 'pending')
  await tell(mercadoPago.message(id))
  expect(await shop.statusOf(placed.order_nr)).toBe('payment_pending')
  mercadoPago.attempts.get(id)!.status = 'approved'
  after(10)
  expect(await shop.job('check-payments')).toBe(1)
  expect(await shop.statusOf(placed.order_nr)).toBe('paid')
})

test('the page of a cancelled order is closed at the provider; a provider that fails does not keep anyone from cancelling', async () => {
  const placed = await order()
  mercadoPago.mood = 'failing'
  await cancel(placed)
  expect((await shop.report('end-payment-pages')).failures).toHaveLength(1)
  mercadoPago.mood = 'well'
  after(2)
  expect(await shop.job('end-payment-pages')).toBe(1)
  expect(await shop.job('end-payment-pages')).toBe(0)
  const [preference] = [...mercadoPago.preferences.values()]
  expect(Date.parse(preference!.expiration_date_to as string)).toBeLessThan(shop.clock.now.getTime())
})

test('a payment that no one makes is asked about some fifty times in four days, and then no more', async () => {
  const placed = await order()
  await cancel(placed)
  for (let minutes = 5; minutes <= 110 * 60; minutes += minutes < 120 ? 5 : 20) {
    after(minutes)
    await shop.job('check-payments')
  }
  expect(searches()).toBeGreaterThan(25)
  expect(searches()).toBeLessThan(60)
  expect(await shop.one(sql`select check_at from payment where order_nr = ${placed.order_nr}`)).toBeNull()
})

test('a provider that fails is asked again later, and one payment does not keep the others from being asked', async () => {
  const first = await order()
  const second = await order()
  mercadoPago.attempt(second.next.url!, 'approved')
  mercadoPago.mood = 'failing'
  after(3)
  expect((await shop.report('check-payments')).failures).toHaveLength(2)
  mercadoPago.mood = 'well'
  after(8)
  expect(await shop.job('check-payments')).toBe(1)
  expect(await shop.statusOf(second.order_nr)).toBe('paid')
  expect(await shop.statusOf(first.order_nr)).toBe('payment_pending')
})

test('R12 the nightly comparison asks the provider: money there that our books do not have is reported, and the reverse', async () => {
  const [kept, lost, fine] = [await order(), await order(), await order()]
  for (const placed of [kept, fine]) {
    await tell(mercadoPago.message(mercadoPago.attempt(placed.next.url!, 'approved')))
    expect(await shop.statusOf(placed.order_nr)).toBe('paid')
  }
  await cancel(lost)
  mercadoPago.attempt(lost.next.url!, 'approved')
  for (const attempt of mercadoPago.attempts.values()) {
    if (attempt.external_reference === [...mercadoPago.preferences.keys()][0]) attempt.status = 'charged_back'
  }
  after(12 * 60)
  const { failures } = await shop.report('reconcile')
  const reasons = failures.map(({ reason }) => reason)
  expect(reasons).toEqual(
    expect.arrayContaining([
      `approved here, refunded at the provider, order ${kept.order_nr}`,
      `rejected here, approved at the provider, order ${lost.order_nr}`,
    ]),
  )
  expect(reasons.join()).not.toContain(fine.order_nr)
})
