import { expect, test } from 'vitest'
import type { DeskReturn, ListedReturn } from '#contract/desk/returns.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
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
const countActs = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)
const firstIn = async (status: string) =>
  (await rows(sql`select batchnumber from exchange_request where status = ${status} order by batchnumber limit 1`))[0]!
    .batchnumber as string
type One = { return: DeskReturn }
type List = { returns: ListedReturn[]; next: string | null }
const pathOf = (batchnumber: string, act = '') => `/desk/api/returns/${batchnumber}${act}`

test('EXC-01 OP-078 returns are listed by what has to be done, with masked people and their amounts', async () => {
  const { get } = await signedIn(['care'])
  const { returns } = await get<List>('/desk/api/returns')
  const expected = await rows(sql`select batchnumber from exchange_request order by created_at desc, batchnumber desc`)
  expect(returns.map(({ batchnumber }) => batchnumber)).toEqual(expected.map(({ batchnumber }) => batchnumber))
  for (const { email } of returns) expect(email).toMatch(/^.…@/)
  const { returns: waiting } = await get<List>('/desk/api/returns?status=requested,finished')
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['requested', 'finished']))
  const { return: one } = await get<One>(pathOf(returns[0]!.batchnumber))
  expect(one.items.reduce((sum, { amount, shippingAmount }) => sum + amount + shippingAmount, 0)).toBe(
    returns[0]!.amount,
  )
})

test('INV-17 a return goes from request to what is given for it, each step with one row of audit', async () => {
  const { post } = await signedIn(['care'])
  const batchnumber = await firstIn('requested')
  const before = await countActs()
  for (const [to, seen] of [
    ['approved', 'requested'],
    ['received', 'approved'],
  ] as const) {
    const answer = await post<One>(pathOf(batchnumber, '/decide'), { to, seen })
    expect(answer).toMatchObject({ status: 200, return: { status: to } })
  }
  const settled = await post<One>(pathOf(batchnumber, '/settle'), { seen: 'received' })
  expect(settled.return).toMatchObject({ status: 'finished', nextStatuses: [] })
  expect(await countActs()).toBe(before + 3)
  expect(settled.return.acts.map(({ action }) => action)).toEqual([
    'approve-exchange',
    'receive-exchange',
    'finish-exchange',
  ])
})

test('EXC-05 a rejection says why, and without a reason nothing happens', async () => {
  const { post } = await signedIn(['orders'])
  const batchnumber = await firstIn('requested')
  const silent = await post(pathOf(batchnumber, '/decide'), { to: 'rejected', seen: 'requested' })
  expect(silent).toMatchObject({ status: 422, errors: { reason: expect.any(String) } })
  const body = { to: 'rejected', seen: 'requested', reason: 'Le falta la etiqueta.' }
  const rejected = await post<One>(pathOf(batchnumber, '/decide'), body)
  expect(rejected.return).toMatchObject({ status: 'rejected', rejectReason: 'Le falta la etiqueta.' })
})

test('R12 of two who decide on one return, the second hears what became of it', async () => {
  const [one, other] = [await signedIn(['care']), await signedIn(['care'])]
  const batchnumber = await firstIn('requested')
  const decide = (by: typeof one, to: string) =>
    by.post(pathOf(batchnumber, '/decide'), { to, seen: 'requested', reason: 'Decidido' })
  const answers = await Promise.all([decide(one, 'approved'), decide(other, 'rejected')])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    code: 'changed_meanwhile',
    data: { last: { by: expect.stringContaining('@tienda.example') } },
  })
})

test('S13 returns of another store are not there, and money is given only by those who may', async () => {
  const batchnumber = await firstIn('requested')
  const [{ country } = { country: '' }] = await rows(
    sql`select country from exchange_request where batchnumber = ${batchnumber}`,
  )
  const elsewhere = await signedIn(['owner'], [country === 'co' ? 'ar' : 'co'])
  expect(await elsewhere.get(pathOf(batchnumber))).toMatchObject({ status: 404 })
  for (const [act, body] of [
    ['/decide', { to: 'approved', seen: 'requested' }],
    ['/settle', { seen: 'requested' }],
  ] as const) {
    expect(await elsewhere.post(pathOf(batchnumber, act), body)).toMatchObject({ status: 404 })
  }
  const packer = await signedIn(['orders'])
  expect(await packer.post(pathOf(batchnumber, '/settle'), { seen: 'requested' })).toMatchObject({ status: 403 })
  const clerk = await signedIn(['finance'])
  const early = await clerk.post(pathOf(batchnumber, '/settle'), { seen: 'requested' })
  expect(early).toMatchObject({ status: 409, code: 'not_possible' })
})
