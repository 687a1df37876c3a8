import { expect, test } from 'vitest'
import type { Colleague } from '#contract/desk/staff.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { sql } from '#db/connection/drizzle.ts'
import { addStaff, signedInStaff } from '#server/desk/tests/desk.ts'
import { openShop } from '#tests/shop.ts'

const noon = new Date('2026-11-15T15:00:00Z')
const now = () => noon
const shop = await openShop({ now })
let people = 0
const address = () => `persona${(people += 1)}@tienda.example`
const signedIn = (roles: readonly Role[], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: address(), roles, stores }, now)
type Answer = { staff: Colleague[] }
const rights = (more: Record<string, unknown> = {}) => ({ name: 'Ana Paz', roles: ['orders'], stores: null, ...more })
const actsOf = async (email: string) =>
  (await shop.db.execute(sql`select action, actor, before, after from audit where subject = ${email} order by id`)).rows

test('OP-078 two owners change one person: the second hears of it and overwrites nothing', async () => {
  const [one, other] = [await signedIn(['owner']), await signedIn(['owner'])]
  const email = address()
  const idStaff = await addStaff(shop, { email, roles: ['reader'] })
  const path = `/desk/api/staff/${idStaff}`
  const changed = await one.post<Answer>(path, { ...rights({ roles: ['care'] }), version: 1 })
  expect(changed.staff.find((person) => person.idStaff === idStaff)).toMatchObject({ roles: ['care'], version: 2 })
  expect(await other.post(path, { ...rights(), version: 1 })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await actsOf(email)).toMatchObject([
    { action: 'staff-change', before: { roles: ['reader'] }, after: { roles: ['care'] } },
  ])
})

test('OP-078 rights that are taken away count from the next call on', async () => {
  const owner = await signedIn(['owner'])
  const person = await signedIn(['owner'])
  await owner.post(`/desk/api/staff/${person.idStaff}`, { ...rights({ roles: ['reader'] }), version: 1 })
  expect(await person.get('/desk/api/staff')).toMatchObject({ status: 403, code: 'not_permitted' })
  await owner.post(`/desk/api/staff/${person.idStaff}/disable`, { version: 2 })
  expect(await person.get('/desk/api/orders')).toMatchObject({ status: 401, code: 'signed_out' })
})

test('OP-078 the last owner of all stores cannot be taken away, not even by two at the same moment', async () => {
  const { rows } = await shop.db.execute<{ id_staff: number }>(
    sql`select id_staff from staff where 'owner' = any(roles)`,
  )
  const [one, other] = [await signedIn(['owner']), await signedIn(['owner'])]
  for (const { id_staff: id } of rows)
    await shop.db.execute(sql`update staff set disabled_at = now() where id_staff = ${id}`)
  const disable = (by: typeof one, whom: typeof one) =>
    by.post(`/desk/api/staff/${whom.idStaff}/disable`, { version: 1 })
  const answers = await Promise.all([disable(one, other), disable(other, one)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows: left } = await shop.db.execute(
    sql`select 1 from staff where 'owner' = any(roles) and disabled_at is null`,
  )
  expect(left).toHaveLength(1)
})

test('S13 an owner of one store neither sees nor changes people of others, and gives no rights there', async () => {
  const owner = await signedIn(['owner'], ['ar'])
  const elsewhere = await addStaff(shop, { email: address(), roles: ['reader'], stores: ['cl'] })
  const { staff } = await owner.get<Answer>('/desk/api/staff')
  expect(staff.map(({ stores }) => stores)).toEqual([['ar']])
  for (const act of ['', '/disable', '/link']) {
    const answer = await owner.post(`/desk/api/staff/${elsewhere}${act}`, { ...rights({ stores: ['ar'] }), version: 1 })
    expect(answer).toMatchObject({ status: 404 })
  }
  for (const stores of [null, ['cl'], ['ar', 'cl']]) {
    const invited = { email: address(), ...rights({ stores }) }
    expect(await owner.post('/desk/api/staff', invited)).toMatchObject({ status: 403, code: 'not_permitted' })
  }
  const own = { ...rights({ roles: ['owner'], stores: null }), version: 1 }
  expect(await owner.post(`/desk/api/staff/${owner.idStaff}`, own)).toMatchObject({ status: 403 })
  expect(await owner.post('/desk/api/staff', { email: address(), ...rights({ stores: ['ar'] }) })).toMatchObject({
    status: 200,
  })
})

test('R1 an invitation that is sent twice is one, and one who is there already is said', async () => {
  const owner = await signedIn(['owner'])
  const email = address()
  const sent = { headers: { 'idempotency-key': 'una-sola-vez' } }
  const answers = [
    await owner.post('/desk/api/staff', { email, ...rights() }, sent),
    await owner.post('/desk/api/staff', { email, ...rights() }, sent),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await shop.db.execute(sql`select 1 from outbox_mail where recipient = ${email}`)
  expect(rows).toHaveLength(1)
  expect(await actsOf(email)).toHaveLength(1)
  expect(await owner.post('/desk/api/staff', { email, ...rights() })).toMatchObject({
    status: 409,
    message: 'Esa persona ya está en el equipo.',
  })
})
