import { expect, test } from 'vitest'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Dispute } from '#contract/desk/shapes.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { settlePayment } from '#server/buy/payments/settle-payment.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { readSales } from '#server/ledger/sales/read-sales.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
let people = 0
const signedIn = (roles: Role[], stores: OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `banco${(people += 1)}@tienda.example`, roles, stores }, () => shop.clock.now)
type Desk = Awaited<ReturnType<typeof signedIn>>
type One = { order: DeskOrder }
const pathOf = (orderNr: string, act = '') => `/desk/api/orders/${orderNr}${act}`
const shownTo = async ({ get }: Desk, orderNr: string) => (await get<One>(pathOf(orderNr))).order
const countActs = async () => Number(await shop.one(sql`select count(*)::int from audit`))

/** A pair of shoes and two tees, paid by card and on their way. */
async function shippedOrder(): Promise<string> {
  const placed = await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 2], ['ZM0001-37', 1]))
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  const acting = { actor: 'test', now: shop.clock.now }
  for (const to of ['preparing', 'shipped']) await advanceOrder(shop.db, { orderNr: placed.order_nr, to }, acting)
  return placed.order_nr
}

/** What went back of card payments, in the books. */
async function givenBack(): Promise<number> {
  const ever = { from: '2026-01-01', to: '2126-01-01', countries: ['ar'], method: 'card_test' } as const
  return (await readSales(shop.db, ever)).reduce((sum, { refunds }) => sum + refunds, 0)
}

/** A report of the provider about the payment of an order. */
async function report(orderNr: string, status: 'approved' | 'refunded', dispute?: 'open' | 'lost') {
  const [row] = await shop.rows<{ id: number; amount: number }>(
    sql`select id, amount::int from payment where order_nr = ${orderNr} order by id limit 1`,
  )
  const about = { reference: '', details: null, isInProcess: false, amount: row!.amount, currency: 'ARS' }
  return settlePayment(shop.db, row!.id, { ...about, status, ...(dispute && { dispute }) }, shop.clock.now)
}

test('OP-078 PAY-03 a dispute is noted by hand, listed, and when it is lost its money is booked once', async () => {
  const orderNr = await shippedOrder()
  const desk = await signedIn(['finance'])
  const order = await shownTo(desk, orderNr)
  const [payment] = order.payments
  const [acts, books] = [await countActs(), await givenBack()]
  const said = { payment: payment!.id, amount: payment!.amount, reason: 'Desconoce la compra', dueOn: '2026-12-01' }
  const sent = { headers: { 'idempotency-key': 'contracargo-1' } }
  for (const _twice of [1, 2]) {
    const { order: noted } = await desk.post<One>(
      pathOf(orderNr, '/disputes'),
      { ...said, version: order.version },
      sent,
    )
    expect(noted.disputes).toMatchObject([
      { status: 'open', source: 'staff', dueOn: '2026-12-01', amount: payment!.amount },
    ])
  }
  expect(await desk.post(pathOf(orderNr, '/disputes'), { ...said, version: order.version })).toMatchObject({
    code: 'changed_meanwhile',
  })
  const { version } = await shownTo(desk, orderNr)
  expect(await desk.post(pathOf(orderNr, '/disputes'), { ...said, version })).toMatchObject({
    message: 'Ya hay un contracargo abierto de ese pago.',
  })
  const { disputes } = await desk.get<{ disputes: Dispute[] }>('/desk/api/disputes?open=1')
  expect(disputes.map((one) => one.orderNr)).toEqual([orderNr])
  expect(await countActs()).toBe(acts + 1)
  const decide = `/desk/api/disputes/${disputes[0]!.id}/decide`
  const lost = { isLost: true, reason: 'Carta del banco' }
  expect(await desk.post(decide, lost)).toMatchObject({ dispute: { status: 'lost' } })
  expect(await desk.post(decide, lost)).toMatchObject({ status: 409, message: 'Ya se decidió.' })
  // The provider says the same afterwards.
  await report(orderNr, 'refunded', 'lost')
  const after = await shownTo(desk, orderNr)
  expect(after).toMatchObject({ status: 'shipped', disputes: [{ status: 'lost' }] })
  expect(after.payments.map(({ status }) => status)).toEqual(['refunded'])
  expect(await givenBack()).toBe(books + payment!.amount)
  expect(await countActs()).toBe(acts + 2)
})

test('OP-078 a part that is lost is a payment of its own that went back; what is won changes nothing', async () => {
  const desk = await signedIn(['owner'])
  const orderNr = await shippedOrder()
  const books = await givenBack()
  for (const [isLost, amount] of [
    [false, 500_000],
    [true, 700_000],
  ] as const) {
    const { version, payments } = await shownTo(desk, orderNr)
    const body = { payment: payments[0]!.id, amount, reason: 'Llegó otra cosa', version }
    const { order } = await desk.post<One>(pathOf(orderNr, '/disputes'), body)
    const { id } = order.disputes.at(-1)!
    await desk.post(`/desk/api/disputes/${id}/decide`, { isLost, reason: 'Carta del banco' })
    expect(await givenBack()).toBe(isLost ? books + amount : books)
  }
  const { disputes, payments } = await shownTo(desk, orderNr)
  expect(disputes.map(({ status }) => status)).toEqual(['won', 'lost'])
  expect(payments.map(({ status, isPartBack }) => [status, isPartBack])).toEqual([
    ['approved', false],
    ['refunded', true],
  ])
})

test('PAY-03 what the provider says of a dispute is noted once, and decided by it', async () => {
  const desk = await signedIn(['finance'])
  const orderNr = await shippedOrder()
  const statuses = async () => (await shownTo(desk, orderNr)).disputes.map(({ status, source }) => [status, source])
  await report(orderNr, 'approved')
  expect(await statuses()).toEqual([])
  for (const _twice of [1, 2]) await report(orderNr, 'approved', 'open')
  expect(await statuses()).toEqual([['open', 'provider']])
  await report(orderNr, 'approved')
  expect(await statuses()).toEqual([['won', 'provider']])
  await report(orderNr, 'approved', 'open')
  for (const _twice of [1, 2]) await report(orderNr, 'refunded', 'lost')
  expect(await statuses()).toEqual([
    ['won', 'provider'],
    ['lost', 'provider'],
  ])
})

test('S13 OP-078 disputes of another store are not there, and a person of the orders notes none', async () => {
  const orderNr = await shippedOrder()
  const [desk, chilean, orders] = [
    await signedIn(['finance']),
    await signedIn(['finance'], ['cl']),
    await signedIn(['orders']),
  ]
  const { version, payments } = await shownTo(desk, orderNr)
  const body = { payment: payments[0]!.id, amount: 1000, reason: 'Desconoce la compra', version }
  expect(await chilean.post(pathOf(orderNr, '/disputes'), body)).toMatchObject({ status: 404 })
  expect(await orders.post(pathOf(orderNr, '/disputes'), body)).toMatchObject({ status: 403 })
  expect(await desk.post(pathOf(orderNr, '/disputes'), { ...body, amount: 999_999_999 })).toMatchObject({
    message: 'Es más de lo que se cobró.',
  })
  expect(await desk.post(pathOf(orderNr, '/disputes'), { ...body, payment: 999_999 })).toMatchObject({ status: 409 })
  const { order } = await desk.post<One>(pathOf(orderNr, '/disputes'), body)
  const decide = `/desk/api/disputes/${order.disputes[0]!.id}/decide`
  expect(await chilean.post(decide, { isLost: true, reason: 'Carta del banco' })).toMatchObject({ status: 404 })
  expect((await chilean.get<{ disputes: Dispute[] }>('/desk/api/disputes')).disputes).toEqual([])
})
