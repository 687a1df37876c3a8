import { expect, test } from 'vitest'
import type { DeskCoupon, DeskPromotion, PromotionCalendar, TriedCart } from '#contract/desk/promotions.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[] = ['catalogue'], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `persona${(people += 1)}@tienda.example`, roles, stores }, now)
const acts = () =>
  shop.rows<{ action: string; subject: string; country: string }>(
    sql`select action, subject, country from audit where action like 'coupon%' order by id`,
  )

const coupon = {
  country: 'ar',
  name: 'FINDE20',
  codes: null as number | null,
  kind: 'percent',
  amount: 20,
  maxDiscount: null as number | null,
  minSubtotal: null,
  firstDay: null as string | null,
  lastDay: '2026-12-31',
  maxUses: null,
  maxUsesPerCustomer: 1 as number | null,
  combinable: true,
  onDiscounted: true,
  needsRecentPurchaseDays: null,
  newCustomersOnly: false,
  scope: { categories: [] as string[], brands: [] as string[], skus: [] as string[] },
  confirmed: [] as string[],
}
type Coupons = { coupons: DeskCoupon[]; next: number | null }
type Promotions = { promotions: DeskPromotion[] }
const one = async (by: Awaited<ReturnType<typeof signedIn>>, text: string) =>
  (await by.get<Coupons>(`/desk/api/coupons?text=${text}`)).coupons[0]!
const tried = (by: Awaited<ReturnType<typeof signedIn>>, more: object = {}) =>
  by.post<TriedCart>('/desk/api/promotions/try', {
    country: 'ar',
    items: [{ sku: 'BT0001-37', quantity: 1 }],
    codes: ['FINDE20'],
    email: null,
    day: null,
    hour: null,
    ...more,
  })

test('OP-078 a coupon made at the desk works in a cart; paused it does not, and what was given is counted', async () => {
  const by = await signedIn()
  expect(await by.post('/desk/api/coupons', coupon)).toMatchObject({ status: 200, name: 'FINDE20', codes: null })
  expect(await one(by, 'FINDE20')).toMatchObject({ state: 'running', switched: 'on', used: 0, given: 0 })
  const hash = await shop.cartWith(['BT0001-37', 1])
  expect(await shop.add(hash, 'FINDE20')).toMatchObject({ error: false })
  const decide = (to: string, seen: string) =>
    by.post('/desk/api/coupons/ar/FINDE20/switch', { isSeries: false, to, seen })
  expect(await decide('paused', 'on')).toMatchObject({ status: 200, changed: 1 })
  expect(await shop.add(await shop.cartWith(['BT0001-37', 1]), 'FINDE20')).toMatchObject({ error: true })
  expect(await one(by, 'FINDE20')).toMatchObject({ state: 'paused' })
  expect(await decide('on', 'paused')).toMatchObject({ status: 200 })
  expect(await shop.add(await shop.cartWith(['BT0001-37', 1]), 'FINDE20')).toMatchObject({ error: false })
  expect(await decide('ended', 'on')).toMatchObject({ status: 200 })
  expect(await decide('on', 'ended')).toMatchObject({ status: 409, code: 'not_possible' })
  expect((await acts()).map(({ action }) => action)).toEqual([
    'coupon-create',
    'coupon-pause',
    'coupon-resume',
    'coupon-end',
  ])
  for (const { country } of await acts()) expect(country).toBe('ar')
})

test('R12 of two who decide on a coupon the second hears what became of it and by whom', async () => {
  const [first, second] = [await signedIn(), await signedIn()]
  await first.post('/desk/api/coupons', coupon)
  const body = { isSeries: false, to: 'paused', seen: 'on' }
  expect(await first.post('/desk/api/coupons/ar/FINDE20/switch', body)).toMatchObject({ status: 200 })
  expect(await second.post('/desk/api/coupons/ar/FINDE20/switch', { ...body, to: 'ended' })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    data: { switched: 'paused', last: { by: expect.stringContaining('@tienda.example'), action: 'coupon-pause' } },
  })
})

test('what looks like a mistake is written only once it was confirmed', async () => {
  const by = await signedIn()
  const all = { ...coupon, amount: 100, maxUsesPerCustomer: null }
  expect(await by.post('/desk/api/coupons', all)).toMatchObject({
    status: 409,
    data: { suspicions: ['gives_most', 'no_cost_limit'] },
  })
  expect(await by.post('/desk/api/coupons', { ...all, confirmed: ['gives_most'] })).toMatchObject({
    data: { suspicions: ['no_cost_limit'] },
  })
  expect((await acts()).length).toBe(0)
  expect(await by.post('/desk/api/coupons', { ...all, confirmed: ['gives_most', 'no_cost_limit'] })).toMatchObject({
    status: 200,
  })
})

test.each([
  ['a day that is over', { lastDay: '2026-01-01' }, 422, 'lastDay'],
  ['a day that does not exist', { lastDay: '2027-02-30' }, 422, 'lastDay'],
  ['no percentage', { amount: 0 }, 422, 'amount'],
  ['more than an integer', { amount: 99_999_999_999 }, 422, 'amount'],
  ['a code with spaces', { name: 'DOS PALABRAS' }, 409, undefined],
  ['a category of no store', { scope: { ...coupon.scope, categories: ['/no-existe/'] } }, 409, undefined],
  ['too many codes', { codes: 100_001 }, 422, undefined],
])('S47 %s is refused in a sentence, and nothing changes', async (_, change, status, field) => {
  const by = await signedIn()
  const answer = await by.post('/desk/api/coupons', { ...coupon, ...change, confirmed: ['gives_most', 'lasts_long'] })
  expect(answer).toMatchObject({ status, message: expect.any(String) })
  if (field) expect(answer.errors?.[field]).toMatch(/^\S.*\.?$/)
  expect(await one(by, 'FINDE20')).toBeUndefined()
  expect(await acts()).toEqual([])
})

test('R11 sent again with its key a batch is not made twice; it is one row, and reading its codes is recorded', async () => {
  const by = await signedIn()
  const body = { ...coupon, name: 'FERIA-', codes: 1200, maxUsesPerCustomer: null }
  const headers = { 'idempotency-key': 'lote-de-la-feria' }
  expect(await by.post('/desk/api/coupons', body, { headers })).toMatchObject({ status: 200, codes: 1200 })
  expect(await by.post('/desk/api/coupons', body, { headers })).toMatchObject({ status: 200, codes: 1200 })
  expect(await one(by, 'FERIA')).toMatchObject({ name: 'FERIA-', codes: 1200, maxUses: 1200, used: 0 })
  const { codes } = await by.post<{ codes: { code: string }[] }>('/desk/api/coupons/ar/FERIA-/codes', {})
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1200)
  expect(await shop.add(await shop.cartWith(['BT0001-37', 1]), codes[0]!.code)).toMatchObject({ error: false })
  const end = { isSeries: true, to: 'ended', seen: 'on' }
  expect(await by.post('/desk/api/coupons/ar/FERIA-/switch', end)).toMatchObject({ changed: 1200 })
  expect((await acts()).map(({ action, subject }) => [action, subject.split(':')[0]])).toEqual([
    ['coupon-create', 'ar FERIA-…'],
    ['coupon-codes-read', 'ar FERIA-…'],
    ['coupon-end', 'ar FERIA-…'],
  ])
})

test('S13 coupons and promotions of another store are not there', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn(['owner'], ['cl'])]
  await here.post('/desk/api/coupons', coupon)
  const made = await here.post<Promotions>('/desk/api/promotions', {
    country: 'ar',
    name: 'Semana de botas',
    amount: 15,
    firstDay: null,
    lastDay: '2026-12-31',
    scope: coupon.scope,
    confirmed: [],
  })
  const { id } = made.promotions[0]!
  expect((await elsewhere.get<Coupons>('/desk/api/coupons')).coupons.filter(({ country }) => country !== 'cl')).toEqual(
    [],
  )
  expect(await elsewhere.get('/desk/api/coupons?country=ar')).toMatchObject({ status: 404 })
  expect((await elsewhere.get<Promotions>('/desk/api/promotions')).promotions).toEqual([])
  for (const [url, body] of [
    ['/desk/api/coupons', coupon],
    ['/desk/api/coupons/ar/FINDE20/switch', { isSeries: false, to: 'ended', seen: 'on' }],
    ['/desk/api/coupons/ar/FINDE20/codes', {}],
    [`/desk/api/promotions/${id}/switch`, { to: 'ended', seen: 'on' }],
  ] as const)
    expect(await elsewhere.post(url, body), url).toMatchObject({ status: 404 })
  expect(await tried(elsewhere)).toMatchObject({ status: 404 })
  for (const url of ['/desk/api/promotions/scopes?country=ar', '/desk/api/promotions/calendar?country=ar'])
    expect(await elsewhere.get(url), url).toMatchObject({ status: 404 })
})

test('a promotion acts in carts, pauses and ends, and the calendar says what it meets', async () => {
  const by = await signedIn()
  await by.post('/desk/api/coupons', { ...coupon, combinable: false })
  const body = { country: 'ar', name: 'Todo', amount: 10, firstDay: null, lastDay: '2026-12-31', scope: coupon.scope }
  const { promotions } = await by.post<Promotions>('/desk/api/promotions', { ...body, confirmed: [] })
  const [{ id, state }] = promotions as [DeskPromotion]
  expect(state).toBe('running')
  const { coupons, promotions: acting, subTotal, discount } = await tried(by)
  expect(acting).toMatchObject([{ id, outcome: 'acts', discount: Math.round(subTotal / 10) }])
  expect(coupons).toMatchObject([{ outcome: 'refused', key: 'coupon.not_combinable', why: null }])
  expect(discount).toBe(Math.round(subTotal / 10))
  const calendar = await by.get<PromotionCalendar>('/desk/api/promotions/calendar?country=ar')
  const { key } = calendar.rules.find(({ name }) => name === 'FINDE20')!
  expect(calendar.overlaps).toContainEqual(
    expect.objectContaining({ one: expect.any(String), other: key, meeting: 'exclude' }),
  )
  const to = (decided: string, seen: string) => by.post(`/desk/api/promotions/${id}/switch`, { to: decided, seen })
  expect(await to('paused', 'on')).toMatchObject({ promotions: [{ state: 'paused' }] })
  expect((await tried(by)).promotions).toEqual([])
  expect(await to('paused', 'on')).toMatchObject({ code: 'changed_meanwhile' })
  expect(await to('on', 'paused')).toMatchObject({ promotions: [{ state: 'running' }] })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  expect(await to('ended', 'on')).toMatchObject({ promotions: [{ state: 'ended', switched: 'ended' }] })
})

test('what a promotion took off an order is counted, and no longer when the order is cancelled', async () => {
  const by = await signedIn()
  const body = { country: 'ar', name: 'Todo', amount: 10, firstDay: null, lastDay: '2026-12-31', scope: coupon.scope }
  await by.post('/desk/api/promotions', { ...body, confirmed: [] })
  shop.clock.now = new Date(shop.clock.now.getTime() + 2000)
  const { order_nr: orderNr } = await shop.placeAsGuest(await shop.cartWith(['BT0001-37', 1]))
  const [row] = await shop.rows<{ discount: number }>(
    sql`select discount::int from sales_order where order_nr = ${orderNr}`,
  )
  const { promotions } = await by.get<Promotions>('/desk/api/promotions')
  expect(promotions).toMatchObject([{ orders: 1, given: row!.discount }])
  expect(row!.discount).toBeGreaterThan(0)
  await shop.db.execute(sql`update sales_order set status = 'cancelled' where order_nr = ${orderNr}`)
  expect((await by.get<Promotions>('/desk/api/promotions')).promotions).toMatchObject([{ orders: 0, given: 0 }])
})

test('the tester says of each code why it acts or not, for a person and a moment, and writes nothing', async () => {
  const by = await signedIn()
  await by.post('/desk/api/coupons', { ...coupon, newCustomersOnly: true, lastDay: '2026-12-31' })
  const count = async () =>
    (await shop.rows(sql`select (select count(*) from cart) as carts, (select count(*) from audit) as acts`))[0]
  const before = await count()
  expect(await tried(by)).toMatchObject({
    isKnown: null,
    coupons: [{ code: 'FINDE20', outcome: 'applies', why: null }],
    missing: [],
  })
  const buyer = await tried(by, { email: 'ana@example.com' })
  expect(buyer).toMatchObject({ isKnown: true, coupons: [{ outcome: 'refused', key: 'coupon.new_customers_only' }] })
  const later = await tried(by, { day: '2027-01-01', hour: '00:00', codes: ['FINDE20', 'AGOTADO', 'NADA'] })
  expect(later.coupons.map(({ outcome, why }) => [outcome, why])).toEqual([
    ['refused', 'over'],
    ['refused', 'used_up'],
    ['unknown', null],
  ])
  expect(await tried(by, { items: [{ sku: 'NADA-1', quantity: 2 }] })).toMatchObject({ missing: ['NADA-1'], lines: [] })
  expect(await count()).toEqual(before)
  // Whether a person may use something is theirs: only for those who may see people, or make coupons.
  expect(await tried(await signedIn(['reader']), { email: 'ana@example.com' })).toMatchObject({ status: 403 })
  expect(await tried(await signedIn(['care']), { email: 'ana@example.com' })).toMatchObject({ status: 200 })
})
