import { expect, test } from 'vitest'
import type { DeskCustomer } from '#contract/desk/customers.ts'
import type { Owed, Payout, SalesDay } from '#contract/desk/money.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openCustomers()
const account = {
  owner: 'Ana Paredes',
  owner_document: '28456123',
  cbu: '2850590940090418135201',
  cuit_cuil: '27284561231',
  account_type: 'checking',
  owner_email: 'ana@example.com',
}
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `persona${(people += 1)}@tienda.example`, roles, stores }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const countActs = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)

/** A withdrawal that ana asks for, as the shop does it. */
async function firstRequest(): Promise<{ id: number; country: OpenCountry }> {
  const browser = shop.browser({ country: 'ar' })
  const { token } = (await browser.login('ana')).customer!
  const [wallet] = await rows(
    sql`select wallet_id::int as id from wallet join customer using (id_customer) where email = 'ana@example.com'`,
  )
  const wanted = { wallet_id: wallet!.id, amount: 1000, bank_data: account, accepts_terms: true }
  const call = { token, payload: JSON.stringify(wanted) }
  expect(await browser.call('POST', '/api/wallet/returnrequest', call)).toMatchObject({ error: false })
  const [request] = await rows(sql`select id from wallet_return_request order by id desc limit 1`)
  return { id: Number(request!.id), country: 'ar' }
}
type Money = { sales: SalesDay[]; owed: Owed[] }

test('OP-078 takings are those of one’s stores, and add up to what the database has', async () => {
  const { get } = await signedIn(['finance'], ['ar'])
  const { sales, owed } = await get<Money>('/desk/api/money?from=2026-01-01&to=2026-12-31')
  expect(new Set(sales.map(({ country }) => country))).toEqual(new Set(['ar']))
  expect(owed.map(({ country }) => country)).toEqual(['ar'])
  const [{ taken } = { taken: 0 }] = await rows(sql`select sum(p.amount)::float8 as taken from payment p
    join sales_order o using (order_nr) where o.country = 'ar' and p.status in ('approved', 'refund_pending', 'refunded')
      and coalesce(p.provider_ref, '') not like 'return %'`)
  expect(sales.reduce((sum, { takings }) => sum + takings, 0)).toBe(taken)
})

test.each([
  'from=2026-02-01&to=2026-01-01',
  'from=2024-01-01&to=2026-12-31',
  'from=ayer&to=hoy',
  'from=2026-99-99&to=2026-99-99',
])('R50 days that are none are refused: %s', async (query) => {
  const { get } = await signedIn(['finance'])
  expect(await get(`/desk/api/money?${query}`)).toMatchObject({ status: 422 })
})

test('OP-078 S42 a payout: its account is shown for a reason, it is paid once, and each leaves one row of audit', async () => {
  const { get, post } = await signedIn(['finance'])
  const { id } = await firstRequest()
  const { payouts } = await get<{ payouts: Payout[] }>('/desk/api/payouts?kind=withdrawal&status=requested')
  expect(payouts.find((one) => one.id === id)).toMatchObject({ status: 'requested' })
  const path = `/desk/api/payouts/withdrawal/${id}`
  expect(await post(`${path}/account`, { reason: '' })).toMatchObject({ status: 422 })
  const before = await countActs()
  const { account } = await post<{ account: Record<string, string> }>(`${path}/account`, { reason: 'Pago del día' })
  expect(Object.keys(account).length).toBeGreaterThan(1)
  const both = await Promise.all([post(`${path}/decide`, { to: 'paid' }), post(`${path}/decide`, { to: 'paid' })])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.find(({ status }) => status !== 200)).toMatchObject({ status: 409 })
  expect(await countActs()).toBe(before + 2)
})

test('INV-12 a declined payout is back in its wallet', async () => {
  const { post } = await signedIn(['finance'])
  const { id } = await firstRequest()
  const balance = async () =>
    (
      await rows(sql`select w.balance from wallet w join wallet_return_request r using (wallet_id) where r.id = ${id}`)
    )[0]!.balance as string
  const [{ amount } = { amount: 0 }] = await rows(sql`select amount from wallet_return_request where id = ${id}`)
  const had = Number(await balance())
  const path = `/desk/api/payouts/withdrawal/${id}/decide`
  expect(await post(path, { to: 'rejected', reason: 'La cuenta no existe' })).toMatchObject({
    payout: { status: 'rejected' },
  })
  expect(Number(await balance())).toBe(had + Number(amount))
  expect(await rows(sql`select * from wallet_reconciliation`)).toEqual([])
})

test('S13 payouts and customers of another store are not there', async () => {
  const { id, country } = await firstRequest()
  const elsewhere = await signedIn(['owner'], [country === 'co' ? 'ar' : 'co'])
  const path = `/desk/api/payouts/withdrawal/${id}`
  expect(await elsewhere.post(`${path}/account`, { reason: 'Curiosidad' })).toMatchObject({ status: 404 })
  expect(await elsewhere.post(`${path}/decide`, { to: 'paid' })).toMatchObject({ status: 404 })
  const { payouts } = await elsewhere.get<{ payouts: Payout[] }>('/desk/api/payouts?kind=withdrawal')
  expect(payouts.filter((one) => one.country === country)).toEqual([])
  const [{ id_customer: ana } = { id_customer: 0 }] = await rows(
    sql`select id_customer from customer where email = 'ana@example.com' and country = 'ar'`,
  )
  const chilean = await signedIn(['care'], ['cl'])
  const found = await chilean.post('/desk/api/customers/find', {
    text: 'ana@example.com',
    reason: 'Pregunta',
    isRevealed: true,
  })
  expect(JSON.stringify(found)).not.toContain('ana@example.com')
  expect(await chilean.post(`/desk/api/customers/${Number(ana)}/sign-out`, { reason: 'Pregunta' })).toMatchObject({
    status: 404,
  })
})

test('OP-078 customers are masked until revealed, each look is recorded, and their sessions can be ended', async () => {
  const { post } = await signedIn(['care'])
  await shop.browser({ country: 'ar' }).login('ana')
  const find = (isRevealed: boolean) =>
    post<{ customers: DeskCustomer[] }>('/desk/api/customers/find', {
      text: 'ana@example.com',
      reason: 'Perdió el teléfono',
      isRevealed,
    })
  const before = await countActs()
  const [masked] = (await find(false)).customers
  expect(masked).toMatchObject({ email: 'a…@example.com', country: 'ar' })
  const [ana] = (await find(true)).customers
  expect(ana).toMatchObject({ email: 'ana@example.com' })
  expect(await countActs()).toBe(before + 2)
  const ended = await post<{ sessions: number }>(`/desk/api/customers/${ana!.idCustomer}/sign-out`, {
    reason: 'Perdió el teléfono',
  })
  expect(ended.sessions).toBeGreaterThan(0)
  expect(await countActs()).toBe(before + 3)
})
