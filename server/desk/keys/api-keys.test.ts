import { beforeEach, expect, test } from 'vitest'
import type { ApiKey } from '#contract/desk/api-keys.ts'
import { sql } from '#db/connection/drizzle.ts'
import { keyCallsPerMinute } from '#domain/desk/staff/api-key.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { keyCaller, keyHolder, signedInStaff } from '#server/desk/tests/desk.ts'
import { deleteKeys } from '#server/operations/leftovers/delete-leftovers.ts'

const shop = await openCheckouts()
const now = () => shop.clock.now
let owner: Awaited<ReturnType<typeof signedInStaff>>
let owners = 0
beforeEach(async () => {
  owner = await signedInStaff(shop, { email: `duena${(owners += 1)}@tienda.example`, roles: ['owner'] }, now)
})
const dayMs = 24 * 60 * 60 * 1000

type Keys = { keys: ApiKey[] }
type Order = { order: { version: number; status: string } }

test('OP-078 a key is shown once, is kept as a hash, and does what the desk does with a row of audit that names it', async () => {
  const key = await keyHolder(shop, owner, ['orders.read', 'orders.edit'])
  expect(key).toMatchObject({ status: 200 })
  expect(key.token).toMatch(/^vdk_[\w-]{43}$/)
  const stored = await shop.rows<Record<string, unknown>>(sql`select * from api_key`)
  expect(JSON.stringify(stored)).not.toContain(key.token)
  expect(key.keys[0]).toMatchObject({ name: 'ERP', hint: key.token.slice(0, 10), state: 'open', lastUsedAt: null })
  const { order_nr: orderNr } = await shop.placeAsGuest(await shop.cartWith(['BT0001-37', 1]))
  const { order } = await key.call<Order>('GET', `/desk/api/orders/${orderNr}`)
  const noted = await key.call(
    'POST',
    `/desk/api/orders/${orderNr}/notes`,
    { text: 'Factura 0001-7' },
    { 'idempotency-key': 'erp-note-1' },
  )
  expect(order.status).toBe('payment_pending')
  expect(noted.status).toBe(200)
  const [act] = await shop.rows(sql`select actor, id_staff, action, country from audit order by id desc limit 1`)
  expect(act).toMatchObject({ actor: `api key ${key.keys[0]!.idKey} (ERP)`, id_staff: null, country: 'ar' })
  const again = await key.call(
    'POST',
    `/desk/api/orders/${orderNr}/notes`,
    { text: 'Factura 0001-7' },
    { 'idempotency-key': 'erp-note-1' },
  )
  expect(again.status).toBe(200)
  expect(await shop.rows(sql`select 1 from order_note where order_nr = ${orderNr}`)).toHaveLength(1)
  const { keys } = await owner.get<Keys>('/desk/api/keys')
  expect(keys[0]!.lastUsedAt).toBe(now().toISOString())
})

test('S13 a key of one store finds nothing of another', async () => {
  const { order_nr: orderNr } = await shop.placeAsGuest(await shop.cartWith(['BT0001-37', 1]))
  const key = await keyHolder(shop, owner, ['orders.read'], ['cl'])
  expect(await key.call('GET', `/desk/api/orders/${orderNr}`)).toMatchObject({ status: 404, code: 'not_found' })
})

test('OP-078 an owner of one store makes no key for others, and does not see theirs', async () => {
  await keyHolder(shop, owner, ['orders.read'])
  const one = await signedInStaff(shop, { email: 'una@tienda.example', roles: ['owner'], stores: ['cl'] }, now)
  expect(await keyHolder(shop, one, ['orders.read'])).toMatchObject({ status: 403, code: 'not_permitted' })
  const made = await keyHolder(shop, one, ['orders.read'], ['cl'])
  expect(made.keys.map(({ stores }) => stores)).toEqual(expect.arrayContaining([['cl']]))
  expect(made.keys.every(({ stores }) => stores?.join() === 'cl')).toBe(true)
})

test('OP-078 a key that is revoked, over, or guessed opens nothing, and guesses are counted', async () => {
  const key = await keyHolder(shop, owner, ['orders.read'])
  const { idKey } = key.keys[0]!
  expect((await key.call('GET', '/desk/api/orders')).status).toBe(200)
  const before = await shop.rows(sql`select 1 from audit`)
  expect((await owner.post<Keys>(`/desk/api/keys/${idKey}/revoke`)).keys[0]).toMatchObject({ idKey, state: 'revoked' })
  expect(await shop.rows(sql`select 1 from audit`)).toHaveLength(before.length + 1)
  expect(await key.call('GET', '/desk/api/orders')).toMatchObject({ status: 401, code: 'key_refused' })
  expect(await owner.post(`/desk/api/keys/${idKey}/revoke`)).toMatchObject({ status: 409 })

  const short = await keyHolder(shop, owner, ['orders.read'])
  await shop.rows(
    sql`update api_key set created_at = '2026-01-01', expires_at = ${now().toISOString()} where id_key = ${short.keys[0]!.idKey}`,
  )
  expect(await short.call('GET', '/desk/api/orders')).toMatchObject({ status: 401, code: 'key_refused' })

  const thief = keyCaller(shop.app, `vdk_${'A'.repeat(43)}`)
  const statuses = []
  for (let guess = 0; guess < 31; guess += 1) statuses.push((await thief.call('GET', '/desk/api/orders')).status)
  expect(statuses[0]).toBe(401)
  expect(statuses.at(-1)).toBe(429)
})

test('OP-078 a key has so many calls a minute, and what a browser has is no key', async () => {
  const key = await keyHolder(shop, owner, ['orders.read'])
  expect((await key.call('GET', '/desk/api/orders')).status).toBe(200)
  await shop.rows(sql`update rate_limit set count = ${keyCallsPerMinute} where bucket like 'desk key calls %'`)
  expect(await key.call('GET', '/desk/api/orders')).toMatchObject({ status: 429, code: 'too_many_requests' })
  const cookie = owner.cookie()
  const asKey = keyCaller(shop.app, cookie.split('=')[1]!)
  expect((await asKey.call('GET', '/desk/api/orders', {}, { cookie })).status).not.toBe(200)
})

test('OP-078 what needs a second person is refused to a key, and nothing waits', async () => {
  const { order_nr: orderNr } = await shop.placeAsGuest(await shop.cartWith(['BT0001-37', 1]))
  await shop.rows(sql`insert into second_person_limit (country, amount) values ('ar', 1)
    on conflict (country) do update set amount = 1`)
  await shop.rows(sql`update sales_order set status = 'paid' where order_nr = ${orderNr}`)
  await shop.rows(sql`update payment set status = 'approved' where order_nr = ${orderNr}`)
  const key = await keyHolder(shop, owner, ['orders.read', 'orders.cancel'])
  const { order } = await key.call<Order>('GET', `/desk/api/orders/${orderNr}`)
  const refused = await key.call('POST', `/desk/api/orders/${orderNr}/cancel`, {
    version: order.version,
    reason: 'Sin stock',
  })
  expect(refused).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(refused.message).toContain('segunda persona')
  expect(await shop.rows(sql`select 1 from second_person_request`)).toEqual([])
})

test('OP-078 keys that were over long ago are forgotten', async () => {
  const key = await keyHolder(shop, owner, ['orders.read'])
  const { idKey } = key.keys[0]!
  await shop.rows(sql`update api_key set revoked_at = ${now().toISOString()} where id_key = ${idKey}`)
  const left = () => shop.rows(sql`select 1 from api_key where id_key = ${idKey}`)
  await deleteKeys.run(shop.db, { actor: 'test', now: new Date(now().getTime() + 399 * dayMs) }, undefined)
  expect(await left()).toHaveLength(1)
  await deleteKeys.run(shop.db, { actor: 'test', now: new Date(now().getTime() + 401 * dayMs) }, undefined)
  expect(await left()).toEqual([])
})
