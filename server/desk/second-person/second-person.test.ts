import { expect, test } from 'vitest'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { WaitingRequest } from '#contract/desk/second-person.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { requestLifeMs } from '#domain/desk/second-person.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
const operator = operatorOn(shop.url, { now: now() })
let people = 0
const signedIn = (roles: Role[], stores: OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `dos${(people += 1)}@tienda.example`, roles, stores }, now)
type Desk = Awaited<ReturnType<typeof signedIn>>
type One = { order: DeskOrder }
type Requests = { requests: WaitingRequest[] }
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const actsSince = async (id: number) =>
  (await rows(sql`select action, subject, actor, reason from audit where id > ${id} order by id`)) as {
    action: string
    actor: string
    reason: string | null
  }[]
const lastAct = async () => Number((await rows(sql`select coalesce(max(id), 0) as id from audit`))[0]!.id)
const path = '/desk/api/orders/R106'
const waiting = async ({ get }: Desk) => (await get<Requests>('/desk/api/second-person')).requests
const decide = ({ post }: Desk, id: number, body: object) =>
  post<Requests>(`/desk/api/second-person/${id}/decide`, body)

/** R106 costs more than the limit, and somebody asks to cancel it. */
async function askToCancel() {
  await operator('second-person ar 1000')
  const asking = await signedIn(['care'])
  const { order } = await asking.get<One>(path)
  const since = await lastAct()
  const asked = await asking.post<One>(`${path}/cancel`, { reason: 'Pide cancelar', version: order.version })
  expect(asked.order).toMatchObject({
    status: 'preparing',
    waiting: [{ act: 'cancel-order', amount: order.sums.total }],
  })
  expect(await actsSince(since)).toMatchObject([{ action: 'ask-second-person', reason: 'Pide cancelar' }])
  const [request] = await waiting(asking)
  expect(request).toMatchObject({ subject: 'R106', isOwn: true })
  return { asking, order, request: request! }
}

test('OP-078 above the limit a second person agrees, and only then it is done, as asked; both are on record', async () => {
  const { asking, order, request } = await askToCancel()
  const again = await asking.post(`${path}/cancel`, { reason: 'Pide cancelar', version: order.version })
  expect(again).toMatchObject({ status: 409, message: 'Ya se pidió, y espera a otra persona.' })
  expect(await decide(asking, request.id, { to: 'agreed' })).toMatchObject({
    status: 409,
    message: 'Lo pediste vos: lo tiene que aprobar otra persona.',
  })
  const agreeing = await signedIn(['orders'])
  const since = await lastAct()
  expect((await waiting(agreeing))[0]).toMatchObject({ isOwn: false, by: expect.stringContaining('@tienda.example') })
  expect(await decide(agreeing, request.id, { to: 'agreed' })).toMatchObject({ status: 200, requests: [] })
  expect((await agreeing.get<One>(path)).order).toMatchObject({ status: 'cancelled', waiting: [] })
  const acts = await actsSince(since)
  expect(acts).toMatchObject([
    { action: 'advance-order', reason: expect.stringMatching(/^pedido por dos.*: Pide cancelar$/) },
  ])
  expect(await decide(agreeing, request.id, { to: 'agreed' })).toMatchObject({ status: 409 })
})

test('OP-078 who may not do it may not agree to it, and people of other stores do not see it', async () => {
  const { request } = await askToCancel()
  const finance = await signedIn(['finance'])
  expect(await waiting(finance)).toEqual([])
  expect(await decide(finance, request.id, { to: 'agreed' })).toMatchObject({ status: 403 })
  const elsewhere = await signedIn(['owner'], ['cl'])
  expect(await waiting(elsewhere)).toEqual([])
  expect(await decide(elsewhere, request.id, { to: 'rejected' })).toMatchObject({ status: 404 })
})

test('OP-078 it can be rejected, taken back, and is over after two days; then it is asked for again', async () => {
  const { asking, order, request } = await askToCancel()
  const since = await lastAct()
  expect(await decide(asking, request.id, { to: 'rejected' })).toMatchObject({ status: 200, requests: [] })
  expect(await actsSince(since)).toMatchObject([{ action: 'reject-second-person' }])
  const body = { reason: 'Otra vez', version: order.version }
  await asking.post(`${path}/cancel`, body)
  const [second] = await waiting(asking)
  await rows(
    sql`update second_person_request set expires_at = ${new Date(now().getTime() - 1).toISOString()} where id = ${second!.id}`,
  )
  const other = await signedIn(['owner'])
  expect(await decide(other, second!.id, { to: 'agreed' })).toMatchObject({ status: 409 })
  expect((await asking.get<One>(path)).order.waiting).toEqual([])
  expect((await asking.post<One>(`${path}/cancel`, body)).order.waiting).toHaveLength(1)
  expect(requestLifeMs).toBe(172_800_000)
})

test('R12 what changed since it was asked for is not done: the second person looks first', async () => {
  const { request } = await askToCancel()
  await advanceOrder(shop.db, { orderNr: 'R106', to: 'shipped' }, { actor: 'test', now: now() })
  const agreeing = await signedIn(['owner'])
  expect(await decide(agreeing, request.id, { to: 'agreed' })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    data: { status: 'shipped' },
  })
  expect(await waiting(agreeing)).toHaveLength(1)
})

/** A withdrawal that ana asked for: its money has left the wallet. */
async function withdrawalOfAna(): Promise<number> {
  const [row] = await rows(sql`with taken as (
      update wallet set balance = balance - 100000 from customer c
      where c.id_customer = wallet.id_customer and c.email = 'ana@example.com' returning wallet_id
    ), booked as (
      insert into wallet_movement (wallet_id, type, amount, description, created_at)
      select wallet_id, 'Egreso', -100000, 'Retiro', ${now().toISOString()} from taken returning wallet_id, id
    )
    insert into wallet_return_request (wallet_id, amount, bank_data, status, movement_id, created_at)
    select wallet_id, 100000, '{}', 'requested', id, ${now().toISOString()} from booked returning id`)
  return Number(row!.id)
}

test('OP-078 payouts above the limit wait too; below it, or without one, one person does it', async () => {
  const finance = await signedIn(['finance'])
  const other = await signedIn(['finance'])
  const id = await withdrawalOfAna()
  await operator('second-person ar 0')
  const asked = await finance.post<{ payout: { status: string } }>(`/desk/api/payouts/withdrawal/${id}/decide`, {
    to: 'paid',
  })
  expect(asked.payout.status).toBe('requested')
  const [request] = await waiting(other)
  expect(request).toMatchObject({ act: 'pay-withdrawal', subject: `withdrawal ${id}` })
  expect(await decide(other, request!.id, { to: 'agreed' })).toMatchObject({ requests: [] })
  expect(await rows(sql`select status from wallet_return_request where id = ${id}`)).toEqual([{ status: 'paid' }])
  await operator('second-person ar off')
  const { order } = await (await signedIn(['orders'])).get<One>(path)
  const alone = await (
    await signedIn(['orders'])
  ).post<One>(`${path}/cancel`, { reason: 'Pide cancelar', version: order.version })
  expect(alone.order).toMatchObject({ status: 'cancelled', waiting: [] })
})

test('OP-078 the limit of a store is data, with a sentence for what is none, and a row in the audit', async () => {
  expect((await operator('second-person')).output).toMatch(/ar {2}above \$\s300\.000 ARS two people decide/)
  await operator('second-person cl off')
  expect((await operator('second-person cl')).output).toContain('any sum')
  await expect(operator('second-person cl mucho')).rejects.toThrow('AMOUNT is like 250000')
  expect(await rows(sql`select after from audit where action = 'second-person-set'`)).toEqual([
    { after: { amount: null } },
  ])
})
