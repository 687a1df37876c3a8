import { expect, test } from 'vitest'
import type { DeskOrder, ListedOrder } from '#contract/desk/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `persona${(people += 1)}@tienda.example`, roles, stores }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
type List = { orders: ListedOrder[]; next: string | null }
type One = { order: DeskOrder }
const pathOf = (orderNr: string, act = '') => `/desk/api/orders/${orderNr}${act}`
const countActs = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)

test('OP-078 the queue has every order of one’s stores, the latest first, a page at a time', async () => {
  const { get } = await signedIn(['orders'])
  const expected = await rows(sql`select order_nr from sales_order order by placed_at desc, order_nr desc`)
  const found: string[] = []
  for (let after = ''; ;) {
    const { orders, next } = await get<List>(`/desk/api/orders${after && `?after=${after}`}`)
    found.push(...orders.map(({ orderNr }) => orderNr))
    if (next === null) break
    after = next
  }
  expect(found).toEqual(expected.map(({ order_nr }) => order_nr))
})

test.each([
  ['text=R106', ['R106']],
  ['status=preparing,paid&country=ar', ['R304', 'R106']],
  ['text=nadie@example.com', []],
])('OP-078 filters: %s', async (query, expected) => {
  const { get } = await signedIn(['reader'])
  expect((await get<List>(`/desk/api/orders?${query}`)).orders.map(({ orderNr }) => orderNr)).toEqual(expected)
})

test.each(['status=lost', 'country=br', 'from=ayer', 'after=R999999'])(
  'R50 a question that cannot be asked is refused: %s',
  async (query) => {
    const { get } = await signedIn(['reader'])
    expect([404, 422]).toContain((await get(`/desk/api/orders?${query}`)).status)
  },
)

test('S13 people are masked until somebody says why they ask, and that is on record', async () => {
  const { get, post } = await signedIn(['orders'])
  const { orders } = await get<List>('/desk/api/orders?text=R106')
  const { order } = await get<One>(pathOf('R106'))
  for (const shown of [orders, order]) expect(JSON.stringify(shown)).not.toMatch(/ana@example|28\.?456\.?123|Ana|Pérez/)
  expect(await post(pathOf('R106', '/reveal'), { reason: ' ' })).toMatchObject({ status: 422 })
  const before = await countActs()
  const revealed = await post<One>(pathOf('R106', '/reveal'), { reason: 'Llama por la entrega' })
  expect(revealed.order.buyer.email).toBe('ana@example.com')
  expect(await countActs()).toBe(before + 1)
  const { order: seen } = await get<One>(pathOf('R106'))
  expect(seen.acts).toMatchObject([{ reason: 'Llama por la entrega' }])
})

test('R12 two people on one order: the second hears what was done and by whom, and nothing is done twice', async () => {
  const [one, other] = [await signedIn(['orders']), await signedIn(['care'])]
  const { order } = await one.get<One>(pathOf('R106'))
  const { version } = order
  const before = await countActs()
  const shipped = await one.post<One>(pathOf('R106', '/move'), { to: 'shipped', note: 'Guía 123', version })
  expect(shipped.order).toMatchObject({ status: 'shipped' })
  expect(shipped.order.timeline.at(-1)).toMatchObject({ note: 'Guía 123' })
  const late = await other.post<{ data: unknown }>(pathOf('R106', '/cancel'), { reason: 'No lo quiere más', version })
  expect(late).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    data: { status: 'shipped', last: { by: expect.stringContaining('@tienda.example') } },
  })
  expect(await countActs()).toBe(before + 1)
  const { order: after } = await one.get<One>(pathOf('R106'))
  const cancelled = await other.post(pathOf('R106', '/cancel'), { reason: 'Ya salió', version: after.version })
  expect(cancelled).toMatchObject({ status: 409, code: 'not_possible' })
})

test('R1 a step that is sent twice with one key is one step', async () => {
  const { get, post } = await signedIn(['orders'])
  const { order } = await get<One>(pathOf('R106'))
  const sent = { headers: { 'idempotency-key': 'despacho-R106' } }
  const move = () => post<One>(pathOf('R106', '/move'), { to: 'shipped', version: order.version }, sent)
  const before = await countActs()
  const answers = [await move(), await move()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await countActs()).toBe(before + 1)
})

test('OP-078 cancelling gives stock and money back, and says what it will do in the same figures', async () => {
  const { get, post } = await signedIn(['care'])
  const { order } = await get<One>(pathOf('R106'))
  const stock = () => rows(sql`select stock from simple where sku_simple = ${order.items[0]!.skuSimple}`)
  const [{ stock: had } = { stock: 0 }] = (await stock()) as { stock: number }[]
  const { order: cancelled } = await post<One>(pathOf('R106', '/cancel'), {
    reason: 'Pide cancelar',
    version: order.version,
  })
  expect(cancelled).toMatchObject({ status: 'cancelled', nextStatuses: [] })
  expect(await stock()).toEqual([{ stock: had + 1 }])
  expect(cancelled.acts.at(-1) ?? cancelled.acts[0]).toMatchObject({ reason: 'Pide cancelar' })
})

test('S13 orders of another store are not there, by whichever call', async () => {
  const { get, post } = await signedIn(['owner'], ['cl'])
  expect(await get(pathOf('R106'))).toMatchObject({ status: 404 })
  expect(await get('/desk/api/orders?country=ar')).toMatchObject({ status: 404 })
  expect(await get('/desk/api/orders?after=R106')).toMatchObject({ status: 404 })
  const { orders } = await get<List>('/desk/api/orders')
  expect(new Set(orders.map(({ country }) => country))).toEqual(new Set(['cl']))
  const before = await countActs()
  for (const [act, body] of [
    ['/reveal', { reason: 'Curiosidad' }],
    ['/move', { to: 'shipped', version: 1 }],
    ['/cancel', { reason: 'Curiosidad', version: 1 }],
  ] as const) {
    expect(await post(pathOf('R106', act), body), act).toMatchObject({ status: 404 })
  }
  expect(await get('/desk/api/today?country=ar')).toMatchObject({ status: 404 })
  expect(await countActs()).toBe(before)
})

test('OP-078 today counts what was paid on the store’s own clock, beside the same hours a week ago', async () => {
  const { get } = await signedIn(['finance'], ['ar'])
  type Today = {
    stores: { country: string; orders: unknown; sales: unknown; waiting: { status: string; orders: number }[] }[]
  }
  const { stores } = await get<Today>('/desk/api/today')
  expect(stores.map(({ country }) => country)).toEqual(['ar'])
  const [{ orders, sales } = { orders: 0, sales: 0 }] = (await rows(sql`
    select count(*)::int as orders, coalesce(sum(total + wallet_used), 0)::float8 as sales
    from sales_order o join status_event e on e.subject = 'order' and e.subject_id = o.order_nr and e.status = 'paid'
    where country = 'ar' and (e.at at time zone 'America/Argentina/Buenos_Aires')::date
      = (${now().toISOString()}::timestamptz at time zone 'America/Argentina/Buenos_Aires')::date
      and e.at <= ${now().toISOString()}::timestamptz`)) as { orders: number; sales: number }[]
  expect(stores[0]).toMatchObject({ orders: { today: orders }, sales: { today: sales } })
  const waiting = await rows(
    sql`select count(*)::int as count from sales_order where country = 'ar' and status = 'preparing'`,
  )
  expect(stores[0]!.waiting.find(({ status }) => status === 'preparing')!.orders).toBe(waiting[0]!.count)
})

test('OP-078 the record of acts cannot be changed, and a person of one store reads those of their store', async () => {
  const { post, get } = await signedIn(['orders'])
  const { order } = await get<One>(pathOf('R106'))
  await post(pathOf('R106', '/move'), { to: 'shipped', version: order.version })
  for (const change of [sql`update audit set reason = 'otra'`, sql`delete from audit`, sql`truncate audit`]) {
    await expect(shop.db.execute(change)).rejects.toThrow()
  }
  const auditor = await signedIn(['finance'], ['cl'])
  const { acts } = await auditor.get<{ acts: { country: string | null }[] }>('/desk/api/audit')
  expect(acts.filter(({ country }) => country !== 'cl')).toEqual([])
  const all = await (
    await signedIn(['finance'])
  ).get<{ acts: { subject: string; actor: string }[] }>('/desk/api/audit?subject=R106')
  expect(all.acts.map(({ subject }) => subject)).toEqual([expect.stringContaining('R106')])
})
