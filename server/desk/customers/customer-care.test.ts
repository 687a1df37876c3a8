import { expect, test } from 'vitest'
import type { CustomerCare } from '#contract/desk/customer-care.ts'
import type { DataRequest, ErasureObstacles } from '#contract/desk/data-requests.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { settleMatters } from '#server/customers/data-rights/tests/settle-matters.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openCustomers()
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `cuida${(people += 1)}@tienda.example`, roles, stores }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const countActs = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)
const idOf = async (name: string) =>
  Number(
    (await rows(sql`select id_customer from customer where email = ${`${name}@example.com`} and country = 'ar'`))[0]!
      .id_customer,
  )
const mailsTo = (email: string, template: string) =>
  rows(sql`select data from outbox_mail where recipient = ${email} and template = ${template} order by id`)
type Shown = { customer: CustomerCare }
type One = { request: DataRequest; file: { text: string } | null; data?: ErasureObstacles }
const pathOf = (id: number, act: string) => `/desk/api/customers/${id}/${act}`

test('OP-078 a credit as a gesture is in the account and in a mail, once, and within the limit of the role', async () => {
  const { post } = await signedIn(['care'])
  const ana = await idOf('ana')
  const before = await countActs()
  const sent = { headers: { 'idempotency-key': 'gesto-por-la-demora' } }
  const give = (amount: number, more = {}) =>
    post<{ code: string; amount: number }>(pathOf(ana, 'credit'), { amount, reason: 'Llegó tarde' }, more)
  const [first, again] = [await give(30_000, sent), await give(30_000, sent)]
  expect(first).toMatchObject({ status: 200, amount: 3_000_000 })
  expect(again.code).toBe(first.code)
  expect(await countActs()).toBe(before + 1)
  expect(await mailsTo('ana@example.com', 'credit-given')).toMatchObject([{ data: { code: first.code } }])
  const { customer } = await post<Shown>(pathOf(ana, 'show'), { reason: 'Pregunta por su crédito' })
  expect(customer.credits).toContainEqual(
    expect.objectContaining({ code: first.code, method: 'compensacion', left: 3_000_000 }),
  )
  expect(customer.goodwillLeft).toBe(2_000_000)
  expect(await countActs()).toBe(before + 2)
  expect(await give(20_001)).toMatchObject({ status: 409, message: expect.stringContaining('20.000') })
  expect(await countActs()).toBe(before + 2)
  const owner = await signedIn(['owner'])
  expect(await owner.post(pathOf(ana, 'credit'), { amount: 20_001, reason: 'Llegó tarde' })).toMatchObject({
    status: 200,
  })
})

test('OP-078 two gifts at once stay within one limit', async () => {
  const [one, other] = [await signedIn(['care']), await signedIn(['care'])]
  const ana = await idOf('ana')
  const both = await Promise.all(
    [one, other].map(({ post }) => post(pathOf(ana, 'credit'), { amount: 40_000, reason: 'Llegó tarde' })),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('OP-078 a recovery is mailed to its customer, for a reason that is recorded', async () => {
  const { post } = await signedIn(['care'])
  const ana = await idOf('ana')
  const before = await countActs()
  expect(await post(pathOf(ana, 'recovery'), { reason: '' })).toMatchObject({ status: 422 })
  expect(await post(pathOf(ana, 'recovery'), { reason: 'No puede entrar' })).toMatchObject({ isSent: true })
  expect(await mailsTo('ana@example.com', 'password-recovery')).toHaveLength(1)
  expect(await countActs()).toBe(before + 1)
})

const note = (
  { post }: Awaited<ReturnType<typeof signedIn>>,
  idCustomer: number,
  kind: string,
  receivedOn = '2026-11-12',
) => post<One>('/desk/api/data-requests', { idCustomer, kind, receivedOn, reason: 'Mail del 12' })

test('S42 a request of data has its clock, is answered with a file, once, and each act is on record', async () => {
  const desk = await signedIn(['care'])
  const ana = await idOf('ana')
  expect(await note(desk, ana, 'export', '2099-01-01')).toMatchObject({ status: 422 })
  expect(await note(desk, ana, 'export', '2026-99-99')).toMatchObject({ status: 422 })
  const before = await countActs()
  const { request } = await note(desk, ana, 'export')
  expect(request).toMatchObject({ dueOn: '2026-11-22', status: 'open', email: 'a…@example.com' })
  expect(await note(desk, ana, 'export')).toMatchObject({ status: 409 })
  const path = `/desk/api/data-requests/${request.id}/carry-out`
  const done = await desk.post<One>(path, {})
  expect(done.request).toMatchObject({ status: 'done' })
  expect(JSON.parse(done.file!.text)).toMatchObject({
    sections: expect.arrayContaining([expect.objectContaining({ name: 'orders' })]),
  })
  expect(await countActs()).toBe(before + 2)
  expect(await desk.post(path, {})).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

test('S28 S42 an account with money under way is not erased: what stands in the way is named; then it is, once', async () => {
  const [desk, other] = [await signedIn(['care']), await signedIn(['owner'])]
  const ana = await idOf('ana')
  const { request } = await note(desk, ana, 'erasure')
  const path = `/desk/api/data-requests/${request.id}/carry-out`
  const before = await countActs()
  const early = await desk.post<One>(path, {})
  expect(early).toMatchObject({ status: 409, code: 'not_possible' })
  expect(early.data!.obstacles.length).toBeGreaterThan(0)
  expect(await countActs()).toBe(before)
  await settleMatters(shop.db, 'ana@example.com')
  const ready = await desk.post<One>(path, {})
  const givesUp = ready.status === 409 ? ready.data!.givesUp : undefined
  const both = await Promise.all(ready.status === 200 ? [] : [desk, other].map(({ post }) => post(path, { givesUp })))
  if (both.length > 0) expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await countActs()).toBe(before + 1)
  expect(
    await rows(sql`select email, closed_at is not null as closed from customer where id_customer = ${ana}`),
  ).toEqual([{ email: `closed-${ana}@invalid`, closed: true }])
  expect(await mailsTo('ana@example.com', 'account-closed')).toHaveLength(1)
  const { requests } = await desk.get<{ requests: DataRequest[] }>('/desk/api/data-requests')
  expect(requests).toMatchObject([{ id: request.id, status: 'done', email: '' }])
})

test('OP-078 a request can be answered with a no, and why is on record', async () => {
  const desk = await signedIn(['care'])
  const { request } = await note(desk, await idOf('ana'), 'erasure')
  const path = `/desk/api/data-requests/${request.id}/refuse`
  expect(await desk.post(path, { reason: '' })).toMatchObject({ status: 422 })
  expect(await desk.post<One>(path, { reason: 'No pudo probar quién es' })).toMatchObject({
    request: { status: 'refused' },
  })
})

test('S13 customers and requests of another store are not there', async () => {
  const [desk, chile] = [await signedIn(['care']), await signedIn(['owner'], ['cl'])]
  const ana = await idOf('ana')
  const { request } = await note(desk, ana, 'erasure')
  for (const act of ['show', 'recovery']) {
    expect(await chile.post(pathOf(ana, act), { reason: 'Curiosidad' }), act).toMatchObject({ status: 404 })
  }
  expect(await chile.post(pathOf(ana, 'credit'), { amount: 1, reason: 'Curiosidad' })).toMatchObject({ status: 404 })
  expect(await note(chile, ana, 'export')).toMatchObject({ status: 404 })
  expect(await chile.get('/desk/api/data-requests')).toMatchObject({ requests: [] })
  for (const act of ['carry-out', 'refuse']) {
    expect(
      await chile.post(`/desk/api/data-requests/${request.id}/${act}`, { reason: 'Curiosidad' }),
      act,
    ).toMatchObject({ status: 404 })
  }
})
