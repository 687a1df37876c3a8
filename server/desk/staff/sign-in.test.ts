import { beforeEach, expect, test } from 'vitest'
import type { DeskSession, OwnSession } from '#contract/desk/staff.ts'
import { sql } from '#db/connection/drizzle.ts'
import { stepAt } from '#domain/desk/staff/one-time-code.ts'
import { addStaff, deskBrowser, newKeys, signedInStaff } from '#server/desk/tests/desk.ts'
import { openShop } from '#tests/shop.ts'

const noon = new Date('2026-11-15T15:00:00Z')
const minute = 60_000
const clock = { now: noon }
const now = () => clock.now
const after = (ms: number) => void (clock.now = new Date(noon.getTime() + ms))
const shop = await openShop({ now })
const open = () => deskBrowser(shop, now)
let people = 0
const newPerson = async (roles: readonly ['owner' | 'reader']) => {
  people += 1
  const email = `persona${people}@tienda.example`
  await addStaff(shop, { email, roles })
  return email
}
beforeEach(() => after(0))

test('OP-078 password and code sign in; both are asked for, in that order', async () => {
  const email = await newPerson(['reader'])
  const browser = open()
  expect(await browser.signIn(email, { code: null })).toMatchObject({ status: 401, code: 'code_needed' })
  expect(await browser.signIn(email, { code: '000000' })).toMatchObject({ status: 401, code: 'code_refused' })
  expect(await browser.signIn(email, { password: 'otra cosa larga' })).toMatchObject({ code: 'credentials_refused' })
  expect(await browser.signIn('nadie@tienda.example')).toMatchObject({ status: 401, code: 'credentials_refused' })
  expect(browser.cookie()).toBe('')
  const signed = await browser.signIn(email)
  expect(signed).toMatchObject({ status: 200, staff: { email, roles: ['reader'], stores: null }, trial: null })
  expect((await browser.get<DeskSession>('/desk/api/session')).staff?.email).toBe(email)
  const { rows } = await shop.db.execute(sql`select action from audit where actor = ${email}`)
  expect(rows).toEqual([{ action: 'sign-in' }])
})

test('2FA-04 a code is good once, also for ten at the same moment, and one before it no more', async () => {
  const email = await newPerson(['reader'])
  const replies = await Promise.all(Array.from({ length: 10 }, () => open().signIn(email)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'code_refused')).toHaveLength(9)
  after(30_000)
  expect(await open().signIn(email)).toMatchObject({ status: 200 })
})

test('S2 guesses at a code end, from one place and from many', async () => {
  const email = await newPerson(['owner'])
  const guess = (at: number) =>
    open().post(
      '/desk/api/session',
      { email, password: 'x', browserKey: open().browserKey },
      { headers: { 'x-forwarded-for': `10.0.0.${at}` } },
    )
  const replies = []
  for (let at = 0; at < 12; at++) replies.push(await guess(at))
  expect(replies.filter(({ code }) => code === 'too_many_requests')).toHaveLength(2)
  expect(await open().signIn(email)).toMatchObject({ status: 429 })
  after(16 * minute)
  expect(await open().signIn(email)).toMatchObject({ status: 200 })
})

test('S9 a stolen cookie opens nothing without the key of its browser', async () => {
  const email = await newPerson(['owner'])
  const own = open()
  await own.signIn(email)
  const thief = open()
  thief.useCookie(own.cookie())
  expect(await thief.get('/desk/api/orders')).toMatchObject({ status: 401, code: 'proof_refused' })
  expect(await thief.get<DeskSession>('/desk/api/session')).toMatchObject({ status: 200, staff: null })
  expect(await own.get('/desk/api/orders')).toMatchObject({ status: 200 })
})

test.each([
  ['another path', { signedPath: '/desk/api/staff' }],
  ['another key', { key: newKeys().privateKey }],
  ['an earlier moment', { at: new Date(noon.getTime() - 3 * minute) }],
  ['a later moment', { at: new Date(noon.getTime() + 3 * minute) }],
  ['no proof', { headers: { 'desk-proof': '' } }],
  ['something else', { headers: { 'desk-proof': `1763218800.${'A'.repeat(86)}` } }],
])('S9 a call signed for %s is refused', async (_, wrong) => {
  const { get } = await signedInStaff(shop, { email: `${Math.random()}@tienda.example`, roles: ['owner'] }, now)
  expect(await get('/desk/api/orders', wrong)).toMatchObject({ status: 401, code: 'proof_refused' })
})

test('S17 a body that was changed on its way is refused, and a page of another site sends none', async () => {
  const { post } = await signedInStaff(shop, { email: 'cuerpo@tienda.example', roles: ['owner'] }, now)
  const elsewhere = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }
  expect(await post('/desk/api/session/end', {}, elsewhere)).toMatchObject({ status: 403 })
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/desk/api/session',
    headers: { 'content-type': 'text/plain' },
    payload: '{}',
  })
  expect(reply.statusCode).toBe(422)
})

test('S8 a session ends after twelve hours, after two idle ones, and when it is ended', async () => {
  const email = await newPerson(['reader'])
  const browser = open()
  await browser.signIn(email)
  const isIn = async () => (await browser.get<DeskSession>('/desk/api/session')).staff !== null
  for (let hour = 1; hour < 12; hour++) {
    after(hour * 60 * minute)
    expect(await isIn()).toBe(true)
  }
  after(12 * 60 * minute)
  expect(await isIn()).toBe(false)
  await browser.signIn(email)
  after((14 * 60 + 1) * minute)
  expect(await isIn()).toBe(false)
  await browser.signIn(email)
  const cookie = browser.cookie()
  await browser.post('/desk/api/session/end')
  browser.useCookie(cookie)
  expect(await isIn()).toBe(false)
})

test('S8 signing in never keeps a session that the browser had, and one’s own others can be ended', async () => {
  const email = await newPerson(['reader'])
  const [phone, laptop] = [open(), open()]
  phone.useCookie('desk=chosen-by-somebody')
  await phone.signIn(email)
  expect(phone.cookie()).not.toContain('chosen')
  after(30_000)
  await laptop.signIn(email)
  const { sessions } = await laptop.get<{ sessions: OwnSession[] }>('/desk/api/sessions')
  const other = sessions.find(({ isThis }) => !isThis)!
  expect(sessions).toHaveLength(2)
  const left = await laptop.post<{ sessions: OwnSession[] }>(`/desk/api/sessions/${other.id}/revoke`)
  expect(left.sessions).toMatchObject([{ isThis: true, browser: 'Chrome en Windows' }])
  expect(await phone.get('/desk/api/orders')).toMatchObject({ code: 'signed_out' })
  const { sessions: ofOther } = await (
    await signedInStaff(shop, { email: 'otra@tienda.example', roles: ['owner'] }, now)
  ).get<{ sessions: OwnSession[] }>('/desk/api/sessions')
  expect(await laptop.post(`/desk/api/sessions/${ofOther[0]!.id}/revoke`)).toMatchObject({ status: 404 })
})

test('S42 nothing that opens the desk is readable in the database', async () => {
  const email = await newPerson(['owner'])
  const browser = open()
  await browser.signIn(email)
  const { rows } = await shop.db.execute(
    sql`select s.*, x.* from staff s join staff_session x using (id_staff) where email = ${email}`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(browser.cookie().split('=')[1])
  expect(rows[0]).toMatchObject({ code_secret: { key: expect.any(String), sealed: expect.any(String) } })
  expect(rows[0]!.last_code_step).toBe(String(stepAt(now())))
})
