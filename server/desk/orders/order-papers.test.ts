import { expect, test } from 'vitest'
import type { OrderPaper } from '#contract/desk/order-papers.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
let people = 0
const signedIn = (roles: Role[], stores: OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `papel${(people += 1)}@tienda.example`, roles, stores }, () => shop.clock.now)
const tee = 'RT0001-M'
const shoe = 'ZM0001-37'

async function paidOrder(...lines: [string, number][]): Promise<Answer> {
  const placed = await shop.placeAsGuest(await shop.cartWith(...lines))
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  return placed
}
type Left = { orderNr: string; status: string }[]
type Picked = { lines: { skuSimple: string; units: number; orders: unknown[] }[]; orders: unknown[]; leftOut: Left }
type Papers = { papers: OrderPaper[]; leftOut: Left }
const countActs = async () => Number(await shop.one(sql`select count(*)::int from audit`))
const pick = '/desk/api/pick-list'
const print = '/desk/api/order-papers'

test('OP-078 the pick list sums the chosen orders by size, without what was cancelled or is not paid', async () => {
  const [one, other] = [await paidOrder([tee, 2], [shoe, 1]), await paidOrder([tee, 1])]
  const unpaid = await shop.placeAsGuest(await shop.cartWith([tee, 5]))
  const orders = [one.order_nr, other.order_nr, unpaid.order_nr]
  const desk = await signedIn(['orders'])
  const { order } = await desk.get<{ order: DeskOrder }>(`/desk/api/orders/${one.order_nr}`)
  const cut = [{ id: order.items.find(({ skuSimple }) => skuSimple === tee)!.id, quantity: 1 }]
  await desk.post(`/desk/api/orders/${one.order_nr}/cut`, { items: cut, reason: 'Sin stock', version: order.version })
  const reader = await signedIn(['reader'])
  const before = await countActs()
  const list = await reader.post<Picked>(pick, { orders })
  expect(Object.fromEntries(list.lines.map(({ skuSimple, units }) => [skuSimple, units]))).toEqual({
    [tee]: 2,
    [shoe]: 1,
  })
  expect(list.lines.find(({ skuSimple }) => skuSimple === tee)!.orders).toEqual([
    { orderNr: one.order_nr, units: 1 },
    { orderNr: other.order_nr, units: 1 },
  ])
  expect(list.leftOut).toMatchObject([{ orderNr: unpaid.order_nr, status: 'payment_pending' }])
  expect(await countActs()).toBe(before)
  expect(JSON.stringify(list)).not.toMatch(/Lucía|@example/)
})

test('OP-078 S47 slips and labels have who it goes to, for a reason that every order’s record keeps', async () => {
  const [one, other] = [await paidOrder([tee, 2]), await paidOrder([shoe, 1])]
  const orders = [one.order_nr, other.order_nr, one.order_nr]
  const desk = await signedIn(['orders'])
  expect(await desk.post(print, { orders })).toMatchObject({ status: 422 })
  const before = await countActs()
  const { papers, leftOut } = await desk.post<Papers>(print, { orders, reason: 'Despachar' })
  expect(leftOut).toEqual([])
  expect(papers.map(({ orderNr, units }) => [orderNr, units])).toEqual([
    [one.order_nr, 2],
    [other.order_nr, 1],
  ])
  const row = sql`select shipping_address->>'last_name' from sales_order where order_nr = ${one.order_nr}`
  expect(papers[0]!.to.name).toContain(String(await shop.one(row)))
  expect(papers[0]!.sender.name).not.toBe('')
  expect(await countActs()).toBe(before + 2)
  expect(await shop.rows(sql`select subject, reason from audit where action = 'print-order' order by id`)).toEqual([
    { subject: one.order_nr, reason: 'Despachar' },
    { subject: other.order_nr, reason: 'Despachar' },
  ])
})

test('OP-078 an order that is not paid has no papers; of another store it is not there; and readers see no address', async () => {
  const unpaid = await shop.placeAsGuest(await shop.cartWith([tee, 1]))
  const orders = [unpaid.order_nr]
  const [desk, chilean, reader] = [
    await signedIn(['care']),
    await signedIn(['orders'], ['cl']),
    await signedIn(['reader']),
  ]
  const before = await countActs()
  const { papers, leftOut } = await desk.post<Papers>(print, { orders, reason: 'Despachar' })
  expect([papers, leftOut.length]).toEqual([[], 1])
  for (const path of [pick, print]) {
    expect(await chilean.post(path, { orders, reason: 'Despachar' })).toMatchObject({ status: 404 })
  }
  expect(await reader.post(print, { orders, reason: 'Mirar' })).toMatchObject({ status: 403 })
  expect(await desk.post(pick, { orders: [] })).toMatchObject({ status: 422 })
  expect(await desk.post(print, { orders: ['NADIE'], reason: 'Despachar' })).toMatchObject({ status: 404 })
  expect(await countActs()).toBe(before)
})
