import { beforeEach, expect, test } from 'vitest'
import type { Colleague, DeskSession } from '#contract/desk/staff.ts'
import { sql } from '#db/connection/drizzle.ts'
import { stepAt } from '#domain/desk/staff/one-time-code.ts'
import { deskBrowser, secretInApp, signedInStaff } from '#server/desk/tests/desk.ts'
import { openShop } from '#tests/shop.ts'
import { codeAt } from './authenticator.ts'

const day = 24 * 60 * 60_000
const clock = { now: new Date('2026-11-15T15:00:00Z') }
const after = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
const now = () => clock.now
const shop = await openShop({ now })
const password = 'cuatro nubes en la ruta'
// A month later each, so that no test counts the attempts of another.
beforeEach(() => after(30 * day))

type Opened = { purpose: string; email: string | null; offer: { secret: string; address: string } | null }
type Accepted = { session: DeskSession; recoveryCodes: string[] }

/** Sets a person up by a link, as the screen does. */
async function setUp(token: string, more: Record<string, unknown> = {}) {
  const browser = deskBrowser(shop, now)
  const { offer } = await browser.post<Opened>('/desk/api/link/open', { token })
  const code = codeAt(secretInApp(offer!.secret), stepAt(now()))
  const given = { token, browserKey: browser.browserKey, name: 'Bruno Paz', password, code, ...more }
  return { browser, accepted: await browser.post<Accepted>('/desk/api/link/accept', given), given }
}

/** The token of the last link that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const { rows } = await shop.db.execute<{ path: string }>(
    sql`select data->>'path' as path from outbox_mail where recipient = ${email} order by id desc limit 1`,
  )
  return rows[0]!.path.split('#')[1]!
}

const invite = async (email: string, more: Record<string, unknown> = {}) => {
  const owner = await signedInStaff(shop, { email: `duena-${email}`, roles: ['owner'] }, now)
  const invited = { email, name: 'Bruno Paz', roles: ['orders'], stores: null, ...more }
  return { owner, reply: await owner.post<{ staff: Colleague[] }>('/desk/api/staff', invited) }
}

test('OP-078 S3 an invitation is mailed, used once, and lets in with a password and an app of one’s own', async () => {
  const email = 'bruno@tienda.example'
  const { reply } = await invite(email)
  expect(reply.staff.find((one) => one.email === email)).toMatchObject({ status: 'invited', roles: ['orders'] })
  const token = await mailedToken(email)
  const { browser, accepted, given } = await setUp(token)
  expect(accepted.session.staff).toMatchObject({ email, roles: ['orders'] })
  expect(await browser.get('/desk/api/orders')).toMatchObject({ status: 200 })
  expect(await browser.post('/desk/api/link/accept', given)).toMatchObject({ status: 410, code: 'link_over' })
  after(60_000)
  const later = deskBrowser(shop, now)
  const lost = await later.signIn(email, { password, code: accepted.recoveryCodes[0]! })
  expect(lost).toMatchObject({ status: 200 })
  expect(await later.signIn(email, { password, code: accepted.recoveryCodes[0]! })).toMatchObject({ status: 401 })
})

test('S3 what is missing or wrong is named beside its field, and the link stays good', async () => {
  const email = 'casi@tienda.example'
  await invite(email)
  const token = await mailedToken(email)
  expect((await setUp(token, { password: undefined })).accepted).toMatchObject({
    status: 422,
    errors: { password: expect.any(String) },
  })
  expect((await setUp(token, { password: 'corta' })).accepted).toMatchObject({
    errors: { password: expect.stringContaining('12') },
  })
  expect((await setUp(token, { code: '000000' })).accepted).toMatchObject({ code: 'code_refused' })
  expect((await setUp(token)).accepted).toMatchObject({ status: 200 })
})

test('S3 an invitation ends after its days, and when another one is sent', async () => {
  const email = 'tarde@tienda.example'
  const { owner, reply } = await invite(email)
  const first = await mailedToken(email)
  const { idStaff } = reply.staff.find((one) => one.email === email)!
  after(1000)
  await owner.post(`/desk/api/staff/${idStaff}/link`)
  const second = await mailedToken(email)
  const browser = deskBrowser(shop, now)
  expect(await browser.post('/desk/api/link/open', { token: first })).toMatchObject({ code: 'link_over' })
  expect(await browser.post('/desk/api/link/open', { token: second })).toMatchObject({ status: 200, email })
  after(8 * day)
  expect(await browser.post('/desk/api/link/open', { token: second })).toMatchObject({ code: 'link_over' })
})

test('S3 a way back ends the sessions that were open, and the old password', async () => {
  const person = await signedInStaff(shop, { email: 'perdida@tienda.example', roles: ['care'] }, now)
  const owner = await signedInStaff(shop, { email: 'ayuda@tienda.example', roles: ['owner'] }, now)
  await owner.post(`/desk/api/staff/${person.idStaff}/link`)
  expect(await person.get('/desk/api/orders')).toMatchObject({ status: 200 })
  const { accepted } = await setUp(await mailedToken('perdida@tienda.example'))
  expect(accepted).toMatchObject({ status: 200 })
  expect(await person.get('/desk/api/orders')).toMatchObject({ code: 'signed_out' })
  expect(await deskBrowser(shop, now).signIn('perdida@tienda.example')).toMatchObject({ code: 'credentials_refused' })
})

test('S2 guesses at links end', async () => {
  const browser = deskBrowser(shop, now)
  const guess = () => browser.post('/desk/api/link/open', { token: 'A'.repeat(43) })
  const replies = await Promise.all(Array.from({ length: 62 }, guess))
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
})
