import { beforeEach, expect, test } from 'vitest'
import type { OwnPasskeys } from '#contract/desk/passkeys.ts'
import type { DeskSession } from '#contract/desk/staff.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { softwareAuthenticator } from '#server/customers/passkeys/tests/software-authenticator.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { deskBrowser, signedInStaff, type DeskAnswer } from '#server/desk/tests/desk.ts'
import { createLink } from './links.ts'
import { staffRepository } from './repository.ts'

const shop = await openCustomers()
const now = () => shop.clock.now
const after = (ms: number) => void (shop.clock.now = new Date(noon.getTime() + ms))
const minute = 60_000
beforeEach(() => after(0))

/** Where the desk of these tests is open. */
const origin = 'http://localhost'
const password = 'tres gatos en la mesa'
let people = 0

type Options = { options: { challenge: string } }
type Browser = ReturnType<typeof deskBrowser>
type Signed = DeskAnswer<DeskSession & { data?: { passkey: { challenge: string } | null } }>

const sign = (browser: Browser, email: string, more: object = {}, typed = password) =>
  browser.post<Signed>('/desk/api/session', { email, password: typed, browserKey: browser.browserKey, ...more })
/** The password alone: the refusal says which passkeys can be asked for. */
async function challengeOf(browser: Browser, email: string) {
  const refused = await sign(browser, email)
  expect(refused).toMatchObject({ status: 401, code: 'code_needed' })
  return refused.data!.passkey!.challenge
}

/** A person with an app and a passkey. */
async function withPasskey(key = softwareAuthenticator()) {
  const email = `llave${(people += 1)}@tienda.example`
  const person = await signedInStaff(shop, { email, roles: ['reader'] }, now)
  const { options } = await person.post<Options>('/desk/api/passkeys/options')
  const response = key.make({ challenge: options.challenge, origin })
  const added = await person.post<OwnPasskeys>('/desk/api/passkeys', { response })
  return { ...person, email, key, added, response }
}
const acts = async (email: string) =>
  (
    await shop.db.execute<{ action: string }>(sql`select action from audit where actor = ${email} order by id`)
  ).rows.map(({ action }) => action)

test('OP-078 a passkey is made, named, and signs in beside the password; each is on the record', async () => {
  const { email, key, added, post } = await withPasskey()
  expect(added).toMatchObject({
    status: 200,
    hasApp: true,
    passkeys: [{ name: 'Chrome en Windows', host: 'localhost' }],
  })
  const [{ id }] = added.passkeys as [OwnPasskeys['passkeys'][number]]
  const named = await post<OwnPasskeys>(`/desk/api/passkeys/${id}/rename`, { name: '  Llavero  azul ' })
  expect(named.passkeys).toMatchObject([{ name: 'Llavero azul' }])
  expect(await post(`/desk/api/passkeys/${id}/rename`, { name: ' ' })).toMatchObject({ status: 422 })
  const laptop = deskBrowser(shop, now)
  const challenge = await challengeOf(laptop, email)
  const signed = await sign(laptop, email, { passkey: key.signIn({ challenge, origin }) })
  expect(signed).toMatchObject({ status: 200, staff: { email } })
  expect((await laptop.get<OwnPasskeys>('/desk/api/passkeys')).passkeys).toMatchObject([
    { lastUsedAt: now().toISOString() },
  ])
  expect(await acts(email)).toEqual(['link-sign-in', 'passkey-add', 'passkey-rename', 'sign-in-by-passkey'])
})

test('OP-078 a passkey without the right password opens nothing, and without one the password asks for a code', async () => {
  const { email, key } = await withPasskey()
  const browser = deskBrowser(shop, now)
  const challenge = await challengeOf(browser, email)
  const answer = { passkey: key.signIn({ challenge, origin }) }
  expect(await sign(browser, email, answer, 'otra cosa larga')).toMatchObject({ code: 'credentials_refused' })
  const other = `sin${(people += 1)}@tienda.example`
  await signedInStaff(shop, { email: other, roles: ['reader'] }, now)
  expect(await sign(browser, other)).toMatchObject({ code: 'code_needed', data: { passkey: null } })
})

test('INV-27 a challenge is good once, also with ten answers at the same moment, and for five minutes', async () => {
  const { email, key } = await withPasskey()
  const first = { passkey: key.signIn({ challenge: await challengeOf(deskBrowser(shop, now), email), origin }) }
  const all = await Promise.all(Array.from({ length: 8 }, () => sign(deskBrowser(shop, now), email, first)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sign(deskBrowser(shop, now), email, first)).toMatchObject({ status: 401, code: 'passkey_refused' })
  const late = { passkey: key.signIn({ challenge: await challengeOf(deskBrowser(shop, now), email), origin }) }
  after(5 * minute + 1)
  expect(await sign(deskBrowser(shop, now), email, late)).toMatchObject({ code: 'passkey_refused' })
})

test('INV-27 a wrong answer uses its challenge up', async () => {
  const { email, key } = await withPasskey()
  const browser = deskBrowser(shop, now)
  const challenge = await challengeOf(browser, email)
  const forged = {
    passkey: {
      ...key.signIn({ challenge, origin }),
      response: softwareAuthenticator().signIn({ challenge, origin }).response,
    },
  }
  expect(await sign(browser, email, forged)).toMatchObject({ code: 'passkey_refused' })
  const right = { passkey: key.signIn({ challenge, origin }) }
  expect(await sign(browser, email, right)).toMatchObject({ code: 'passkey_refused' })
})

test.each([
  ['another origin', { origin: 'https://escritorio.example' }],
  ['another port', { origin: 'http://localhost:81' }],
  ['another host', { origin, rpId: 'escritorio.example' }],
])('S17 what was signed for %s neither signs in nor makes a passkey', async (_, wrong) => {
  const { email, key, post } = await withPasskey()
  const browser = deskBrowser(shop, now)
  const challenge = await challengeOf(browser, email)
  const answer = { passkey: key.signIn({ challenge, ...wrong }) }
  expect(await sign(browser, email, answer)).toMatchObject({ status: 401, code: 'passkey_refused' })
  const { options } = await post<Options>('/desk/api/passkeys/options')
  const response = softwareAuthenticator().make({ challenge: options.challenge, ...wrong })
  expect(await post('/desk/api/passkeys', { response })).toMatchObject({ status: 401, code: 'passkey_refused' })
})

test('S14 the passkey and the challenge of another person are refused, and so is a passkey that is known', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()]
  const browser = deskBrowser(shop, now)
  const own = await challengeOf(browser, one.email)
  expect(await sign(browser, one.email, { passkey: other.key.signIn({ challenge: own, origin }) })).toMatchObject({
    code: 'passkey_refused',
  })
  const theirs = await challengeOf(browser, other.email)
  expect(await sign(browser, one.email, { passkey: one.key.signIn({ challenge: theirs, origin }) })).toMatchObject({
    code: 'passkey_refused',
  })
  const { options } = await other.post<Options>('/desk/api/passkeys/options')
  const known = one.key.make({ challenge: options.challenge, origin })
  expect(await other.post('/desk/api/passkeys', { response: known })).toMatchObject({ code: 'passkey_refused' })
  expect(await other.post('/desk/api/passkeys', { response: one.response })).toMatchObject({ code: 'passkey_refused' })
  const [{ id }] = one.added.passkeys as [OwnPasskeys['passkeys'][number]]
  for (const [act, body] of [
    ['rename', { name: 'Mía' }],
    ['remove', {}],
  ] as const) {
    expect(await other.post(`/desk/api/passkeys/${id}/${act}`, body)).toMatchObject({ status: 404 })
  }
})

test('S14 a passkey of a shopper is nothing at the desk, and one of the staff nothing in the shop', async () => {
  const { email, key } = await withPasskey()
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const { options } = await phone.json<Options>('passkeys/options', { token })
  const shoppers = softwareAuthenticator()
  const inShop = 'http://localhost:80'
  const made = shoppers.make({ challenge: options.challenge, origin: inShop })
  expect(await phone.json('passkeys/add', { token, response: made })).toMatchObject({ error: false })
  const browser = deskBrowser(shop, now)
  const challenge = await challengeOf(browser, email)
  expect(await sign(browser, email, { passkey: shoppers.signIn({ challenge, origin }) })).toMatchObject({
    code: 'passkey_refused',
  })
  const ofShop = await phone.json<Options>('passkeylogin/options')
  const answer = shoppers.signIn({ challenge: ofShop.options.challenge, origin })
  expect(await sign(browser, email, { passkey: answer })).toMatchObject({ code: 'passkey_refused' })
  const again = await phone.json<Options>('passkeylogin/options')
  const byStaff = key.signIn({ challenge: again.options.challenge, origin: inShop })
  expect(await phone.json('passkeylogin', { response: byStaff })).toMatchObject({ code: 'passkey_refused' })
})

test('S7 a copied passkey, whose counter goes back, is refused', async () => {
  const { email, key } = await withPasskey()
  const enter = async (counter: number) => {
    const browser = deskBrowser(shop, now)
    return sign(browser, email, {
      passkey: key.signIn({ challenge: await challengeOf(browser, email), origin, counter }),
    })
  }
  expect(await enter(5)).toMatchObject({ status: 200 })
  expect(await enter(5)).toMatchObject({ code: 'passkey_refused' })
  expect(await enter(6)).toMatchObject({ status: 200 })
})

/** Somebody who was invited and chose a passkey instead of an app. */
async function joined(key = softwareAuthenticator()) {
  const email = `invitada${(people += 1)}@tienda.example`
  const row = await staffRepository(shop.db).add({ email, name: 'Bruno', roles: ['reader'], createdAt: now() })
  const token = await createLink(shop.db, 'invitation', row!.idStaff, now())
  const browser = deskBrowser(shop, now)
  const { options } = await browser.post<Options>('/desk/api/link/passkey', { token })
  const response = key.make({ challenge: options.challenge, origin })
  const accept = (more: object) =>
    browser.post<{ recoveryCodes: string[]; session: DeskSession }>('/desk/api/link/accept', {
      token,
      browserKey: browser.browserKey,
      name: 'Bruno Paz',
      password,
      ...more,
    })
  return { email, key, browser, response, accept, idStaff: row!.idStaff }
}

test('OP-078 an invited person chooses a passkey instead of an app: what is typed wrong first does not use it up', async () => {
  const { email, key, browser, response, accept } = await joined()
  expect(await accept({})).toMatchObject({ status: 422, errors: { code: 'Falta.' } })
  expect(await accept({ passkey: response, password: 'corta' })).toMatchObject({
    errors: { password: expect.any(String) },
  })
  const accepted = await accept({ passkey: response })
  expect(accepted).toMatchObject({ status: 200, session: { staff: { email } } })
  expect(accepted.recoveryCodes).toHaveLength(10)
  expect(await browser.get<OwnPasskeys>('/desk/api/passkeys')).toMatchObject({ hasApp: false, passkeys: [{}] })
  const other = deskBrowser(shop, now)
  const challenge = await challengeOf(other, email)
  expect(await sign(other, email, { passkey: key.signIn({ challenge, origin }) })).toMatchObject({ status: 200 })
  expect(await sign(other, email, { code: '000000' })).toMatchObject({ code: 'code_refused' })
  expect(await sign(other, email, { code: accepted.recoveryCodes[0] })).toMatchObject({ status: 200 })
})

test('S14 a passkey made for one link is refused at another', async () => {
  const [one, other] = [await joined(), await joined()]
  expect(await one.accept({ passkey: other.response })).toMatchObject({ status: 401, code: 'passkey_refused' })
  expect(await one.browser.get('/desk/api/passkeys')).toMatchObject({ status: 401 })
  const { rows } = await shop.db.execute(sql`select password_hash from staff where email = ${one.email}`)
  expect(rows).toEqual([{ password_hash: null }])
})

test('OP-078 the last second factor stays, also against two removals at once; with an app the last passkey goes', async () => {
  const { browser, response, accept } = await joined()
  await accept({ passkey: response })
  const { options } = await browser.post<Options>('/desk/api/passkeys/options')
  const second = softwareAuthenticator().make({ challenge: options.challenge, origin })
  const { passkeys } = await browser.post<OwnPasskeys>('/desk/api/passkeys', { response: second })
  const removals = await Promise.all(passkeys.map(({ id }) => browser.post(`/desk/api/passkeys/${id}/remove`)))
  expect(removals.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await browser.get<OwnPasskeys>('/desk/api/passkeys')).passkeys).toHaveLength(1)
  const { added, post, email } = await withPasskey()
  const removed = await post<OwnPasskeys>(`/desk/api/passkeys/${added.passkeys[0]!.id}/remove`)
  expect(removed).toMatchObject({ status: 200, passkeys: [], hasApp: true })
  expect((await acts(email)).at(-1)).toBe('passkey-remove')
})

test('OP-078 a link for who lost their device ends the passkeys of before', async () => {
  const { email, key, idStaff } = await withPasskey()
  const token = await createLink(shop.db, 'recovery', idStaff, now())
  const browser = deskBrowser(shop, now)
  const { options } = await browser.post<Options>('/desk/api/link/passkey', { token })
  const fresh = softwareAuthenticator()
  const body = { token, browserKey: browser.browserKey, password: 'cuatro nubes en la ruta' }
  const passkey = fresh.make({ challenge: options.challenge, origin })
  expect(await browser.post('/desk/api/link/accept', { ...body, passkey })).toMatchObject({ status: 200 })
  const again = deskBrowser(shop, now)
  const asked = await sign(again, email, {}, body.password)
  const { challenge } = asked.data!.passkey!
  const old = { passkey: key.signIn({ challenge, origin }) }
  expect(await sign(again, email, old, body.password)).toMatchObject({ code: 'passkey_refused' })
})
