import { expect, test } from 'vitest'
import type { Order } from '#contract/buy/orders.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { settlePayment } from '#server/buy/payments/settle-payment.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
let people = 0
const signedIn = (...roles: Role[]) =>
  signedInStaff(shop, { email: `paquete${(people += 1)}@tienda.example`, roles }, () => shop.clock.now)
type Desk = Awaited<ReturnType<typeof signedIn>>
type One = { order: DeskOrder }
const tee = 'RT0001-M'
const shoe = 'ZM0001-37'

/** An order of two tees and a pair of shoes, paid and being packed. */
async function packedOrder(): Promise<Answer> {
  const placed = await shop.placeAsGuest(await shop.cartWith([tee, 2], [shoe, 1]))
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  await advanceOrder(shop.db, { orderNr: placed.order_nr }, { actor: 'test', now: shop.clock.now })
  return placed
}
const pathOf = ({ order_nr: nr }: Answer, act = '') => `/desk/api/orders/${nr}${act}`
const shownTo = async ({ get }: Desk, placed: Answer) => (await get<One>(pathOf(placed))).order
const rowOf = (order: DeskOrder, sku: string) => order.items.find(({ skuSimple }) => skuSimple === sku)!
const countActs = async () => Number(await shop.one(sql`select count(*)::int from audit`))
async function ofGuest({ order_nr: nr, order_key: key }: Answer): Promise<Order> {
  return (await shop.call('/api/order/detail', { order_nr: nr, order_key: key })).order
}

test('OP-078 INV-17 an order leaves in two parcels: units, tracking, mails, and shipped with the last unit', async () => {
  const placed = await packedOrder()
  const desk = await signedIn('orders')
  const order = await shownTo(desk, placed)
  expect(order).toMatchObject({ parcelObstacle: null, parcels: [] })
  expect(rowOf(order, tee)).toMatchObject({ sent: 0, sendable: 2 })
  const before = await countActs()
  const first = { items: [{ id: rowOf(order, tee).id, quantity: 1 }], carrier: 'Andreani', tracking: '360000123' }
  const sent = { headers: { 'idempotency-key': 'paquete-uno-1' } }
  for (const _twice of [1, 2]) {
    const { order: now } = await desk.post<One>(pathOf(placed, '/parcels'), { ...first, version: order.version }, sent)
    expect(now).toMatchObject({ status: 'partly_shipped', nextStatuses: ['shipped'], addressObstacle: 'too_late' })
    expect(rowOf(now, tee)).toMatchObject({ sent: 1, sendable: 1, cuttable: 1 })
    expect(now.parcels).toMatchObject([{ ...first, url: 'https://www.andreani.com/envio/360000123' }])
  }
  expect(await countActs()).toBe(before + 1)
  const seen = await ofGuest(placed)
  expect(seen).toMatchObject({
    status: 'partly_shipped',
    label: 'Enviado en parte',
    tracking: null,
    can_cancel: false,
    parcels: [{ carrier: 'Andreani', tracking: '360000123', items: [{ sku: tee, quantity: 1 }] }],
  })
  expect(seen.steps.filter(({ done }) => !done).map(({ status }) => status)).toEqual(['shipped', 'delivered'])
  expect(seen.steps.findLast(({ done }) => done)).toMatchObject({
    label: 'Salió una parte del pedido',
    note: expect.stringMatching(/^1 × .+ \(M\)\. Andreani 360000123$/),
  })
  const refused = await desk.post(pathOf(placed, '/parcels'), { ...first, version: order.version })
  expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const { version } = await shownTo(desk, placed)
  const rest = [
    { id: rowOf(order, tee).id, quantity: 1 },
    { id: rowOf(order, shoe).id, quantity: 1 },
  ]
  const last = await desk.post<One>(pathOf(placed, '/parcels'), { items: rest, version })
  expect(last.order).toMatchObject({ status: 'shipped', parcelObstacle: 'over' })
  expect(last.order.parcels).toHaveLength(2)
  const mails = await shop.mails('order-parcel')
  expect(mails.map(({ data }) => data)).toMatchObject([
    {
      tracking: 'Andreani 360000123',
      sent: [expect.stringMatching(/^1 × /)],
      left: [expect.any(String), expect.any(String)],
    },
    { tracking: null, left: [] },
  ])
  expect(await shop.mails('order-shipped')).toEqual([])
  const delivered = await desk.post<One>(pathOf(placed, '/move'), { to: 'delivered', version: last.order.version })
  expect(delivered.order.status).toBe('delivered')
})

test('OP-078 R1 what has left cannot be cancelled; what is missing can, and with it the order is on its way', async () => {
  const placed = await packedOrder()
  const desk = await signedIn('owner')
  const { version, ...order } = await shownTo(desk, placed)
  const [tees, shoes] = [rowOf({ version, ...order }, tee).id, rowOf({ version, ...order }, shoe).id]
  const parcel = await desk.post<One>(pathOf(placed, '/parcels'), { items: [{ id: tees, quantity: 2 }], version })
  const current = parcel.order.version
  for (const [act, body] of [
    ['/cancel', { reason: 'Pide cancelar', version: current }],
    ['/cut', { items: [{ id: tees, quantity: 1 }], reason: 'Sin stock', version: current }],
    ['/parcels', { items: [{ id: tees, quantity: 1 }], version: current }],
    ['/parcels', { items: [{ id: shoes, quantity: 2 }], version: current }],
  ] as const) {
    expect(await desk.post(pathOf(placed, act), body), act).toMatchObject({ status: 409 })
  }
  const refused = await shop.call('/api/order/cancel', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect(refused).toMatchObject({ error: true, code: 'order_not_cancellable' })
  const stock = await shop.stockOf(shoe)
  const cut = { items: [{ id: shoes, quantity: 1 }], reason: 'Sin stock', version: current }
  const { order: rest } = await desk.post<One>(pathOf(placed, '/cut'), cut)
  expect(rest).toMatchObject({ status: 'shipped', parcelObstacle: 'over' })
  expect(await shop.stockOf(shoe)).toBe(stock + 1)
  expect(await shop.mails('order-shipped')).toEqual([])
  await shop.expectReconciled()
})

test('OP-078 the bank takes the money back: what has left in part is not put back into stock', async () => {
  const placed = await packedOrder()
  const desk = await signedIn('orders')
  const order = await shownTo(desk, placed)
  const items = [{ id: rowOf(order, tee).id, quantity: 1 }]
  await desk.post(pathOf(placed, '/parcels'), { items, version: order.version })
  const stock = await shop.stockOf(tee)
  const id = Number(await shop.one(sql`select id from payment where order_nr = ${placed.order_nr}`))
  const took = { amount: order.sums.total, currency: 'ARS', reference: '', details: null, isInProcess: false }
  expect(await settlePayment(shop.db, id, { ...took, status: 'refunded' }, shop.clock.now)).toBe(true)
  expect(await shop.one(sql`select status from payment where order_nr = ${placed.order_nr}`)).toBe('refunded')
  expect(await shop.statusOf(placed.order_nr)).toBe('partly_shipped')
  expect(await shop.stockOf(tee)).toBe(stock)
})

test('OP-078 what waits for its payment, is collected, or is paid at the door leaves as a whole', async () => {
  const placed = await shop.placeAsGuest(await shop.cartWith([tee, 2]))
  const [desk, reader] = [await signedIn('orders'), await signedIn('reader')]
  const order = await shownTo(desk, placed)
  expect(order.parcelObstacle).toBe('not_packed')
  const body = { items: [{ id: rowOf(order, tee).id, quantity: 1 }], version: order.version }
  expect(await desk.post(pathOf(placed, '/parcels'), body)).toMatchObject({
    message: 'Todavía no está en preparación.',
  })
  expect(await reader.post(pathOf(placed, '/parcels'), body)).toMatchObject({ status: 403 })
  expect(await desk.post(pathOf(placed, '/parcels'), { ...body, items: [] })).toMatchObject({ status: 422 })
})

test('OP-078 the command line sends parcels as the desk does, and the papers are a sheet for each', async () => {
  const placed = await packedOrder()
  const nr = placed.order_nr
  const desk = await signedIn('orders')
  const order = await shownTo(desk, placed)
  const operator = operatorOn(shop.url, { now: shop.clock.now })
  const { output } = await operator(`order-parcel ${nr} ${rowOf(order, tee).id}:2 --carrier Andreani --tracking 36`)
  expect(output).toContain('a part has left')
  const print = { orders: [nr], reason: 'Despachar' }
  const { papers } = await desk.post<{ papers: { parcel: number; units: number; sums: unknown }[] }>(
    '/desk/api/order-papers',
    print,
  )
  expect(papers).toMatchObject([
    { parcel: 1, units: 2, sums: null },
    { parcel: 2, units: 1, sums: null },
  ])
  const { lines } = await desk.post<{ lines: { skuSimple: string }[] }>('/desk/api/pick-list', { orders: [nr] })
  expect(lines.map(({ skuSimple }) => skuSimple)).toEqual([shoe])
  await expect(operator(`advance-order ${nr} --to partly_shipped`)).rejects.toThrow('order-parcel')
  await operator(`advance-order ${nr} --note 36-2`)
  const shipped = await shownTo(desk, placed)
  expect(shipped.status).toBe('shipped')
  expect(shipped.parcels.map(({ tracking }) => tracking)).toEqual(['36', '36-2'])
})
