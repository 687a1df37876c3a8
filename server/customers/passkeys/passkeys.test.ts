import { beforeEach, expect, test } from 'vitest'
import type { Passkey } from '#contract/customers/passkeys.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { messageIn } from '#contract/platform/messages.ts'
import { softwareAuthenticator } from './tests/software-authenticator.ts'

const shop = await openCustomers({ TWO_STEP_AUTH: 'true' })
const after = (ms: number) => void (shop.clock.now = new Date(noon.getTime() + ms))
const minute = 60_000
beforeEach(() => after(0))

/** The origin of the calls in these tests. */
const origin = 'http://localhost:80'
const refused = {
  error: true,
  code: 'passkey_refused',
  message: messageIn('ar', 'passkey_refused'),
}

type Phone = ReturnType<typeof shop.browser>
type Options = { options: { challenge: string; rpId?: string; user?: { id: string } } }
type List = { passkeys: Passkey[]; message: string; error: boolean; code?: string }

const askToMake = async (phone: Phone, token: string) =>
  (await phone.json<Options>('passkeys/options', { token })).options
const challengeOf = async (phone: Phone) => (await phone.json<Options>('passkeylogin/options')).options.challenge
const enter = (phone: Phone, response: object) => phone.json('passkeylogin', { response })

/** A demo customer with a passkey, created in the usual way. */
async function withPasskey(name: string, key = softwareAuthenticator()) {
  const phone = shop.browser()
  const { token } = (await phone.login(name)).customer!
  const { challenge, user } = await askToMake(phone, token)
  const added = await phone.json<List>('passkeys/add', { token, response: key.make({ challenge, origin }) })
  return { phone, token, key, added, userHandle: user!.id }
}

test('S7 a passkey is created and signs in from any browser; its owner is notified', async () => {
  const { key, added, userHandle } = await withPasskey('ana')
  expect(added).toMatchObject({ error: false, passkeys: [{ name: 'Chrome en Android', last_used_at: null }] })
  expect(await shop.mails('passkey-added')).toMatchObject([{ recipient: 'ana@example.com' }])
  const laptop = shop.browser()
  const signed = await enter(laptop, key.signIn({ challenge: await challengeOf(laptop), origin, userHandle }))
  expect(signed.customer?.first_name).toBe('Ana')
  expect((await laptop.info(signed.customer!.token)).error).toBe(false)
})

test('2FA-04 a passkey counts as the second step', async () => {
  const phone = shop.browser()
  const challenge = (await phone.login('carla')).two_step!
  const { code } = (await shop.mails('two-step-code')).at(-1)!.data
  const { token } = (await phone.post('validatetwoauthcode', { login_token: challenge.login_token, code: code! }))
    .customer!
  const key = softwareAuthenticator()
  const made = key.make({ challenge: (await askToMake(phone, token)).challenge, origin })
  await phone.json('passkeys/add', { token, response: made })
  const other = shop.browser()
  const signed = await enter(other, key.signIn({ challenge: await challengeOf(other), origin }))
  expect(signed).toMatchObject({ two_step: null, customer: { first_name: 'Carla' } })
})

test('INV-27 a challenge is valid once, also with ten concurrent answers', async () => {
  const { key, phone } = await withPasskey('ana')
  const answer = key.signIn({ challenge: await challengeOf(phone), origin })
  const all = await Promise.all(Array.from({ length: 10 }, () => enter(shop.browser(), answer)))
  expect(all.filter(({ error }) => !error)).toHaveLength(1)
  expect(await enter(shop.browser(), answer)).toMatchObject(refused)
})

test('INV-27 a challenge ends after five minutes, to sign in and to make a passkey', async () => {
  const { key, phone, token } = await withPasskey('ana')
  const answer = key.signIn({ challenge: await challengeOf(phone), origin })
  const second = softwareAuthenticator()
  const made = second.make({ challenge: (await askToMake(phone, token)).challenge, origin })
  after(5 * minute + 1)
  expect(await enter(phone, answer)).toMatchObject(refused)
  expect(await phone.json('passkeys/add', { token, response: made })).toMatchObject(refused)
})

test.each([
  ['another origin', { origin: 'https://evil.example', rpId: 'localhost' }],
  ['another site’s key', { origin, rpId: 'evil.example' }],
  ['nobody verified', { origin, flags: 0x01 }],
  ['somebody else’s handle', { origin, userHandle: Buffer.from('nobody').toString('base64url') }],
])('S17 an answer for %s is refused', async (_, wrong) => {
  const { key, phone } = await withPasskey('ana')
  expect(await enter(phone, key.signIn({ challenge: await challengeOf(phone), ...wrong }))).toMatchObject(refused)
  expect((await enter(phone, key.signIn({ challenge: await challengeOf(phone), origin }))).error).toBe(false)
})

test('a challenge that the shop never gave, or gave for something else, is refused', async () => {
  const { key, phone, token } = await withPasskey('ana')
  const invented = Buffer.from('invented').toString('base64url')
  expect(await enter(phone, key.signIn({ challenge: invented, origin }))).toMatchObject(refused)
  const toMake = (await askToMake(phone, token)).challenge
  expect(await enter(phone, key.signIn({ challenge: toMake, origin }))).toMatchObject(refused)
  const toEnter = await challengeOf(phone)
  const made = softwareAuthenticator().make({ challenge: toEnter, origin })
  expect(await phone.json('passkeys/add', { token, response: made })).toMatchObject(refused)
})

test('S13 a passkey and a challenge of one country are invalid in another', async () => {
  const { key, phone } = await withPasskey('ana')
  const chile = shop.browser({ country: 'cl' })
  expect(await enter(chile, key.signIn({ challenge: await challengeOf(chile), origin }))).toMatchObject({
    ...refused,
    message: messageIn('cl', 'passkey_refused'),
  })
  expect(await enter(phone, key.signIn({ challenge: await challengeOf(chile), origin }))).toMatchObject(refused)
})

test('S12 another customer’s challenge creates no passkey, and a passkey belongs to one account', async () => {
  const ana = await withPasskey('ana')
  const beto = shop.browser()
  const { token } = (await beto.login('beto')).customer!
  const hers = (await askToMake(ana.phone, ana.token)).challenge
  const made = softwareAuthenticator().make({ challenge: hers, origin })
  expect(await beto.json('passkeys/add', { token, response: made })).toMatchObject(refused)
  const own = (await askToMake(beto, token)).challenge
  const copied = ana.key.make({ challenge: own, origin })
  expect(await beto.json('passkeys/add', { token, response: copied })).toMatchObject(refused)
  const signed = await enter(beto, ana.key.signIn({ challenge: await challengeOf(beto), origin }))
  expect(signed.customer?.first_name).toBe('Ana')
})

test('a signature by another key under a known name is refused', async () => {
  const { key, phone } = await withPasskey('ana')
  const thief = softwareAuthenticator()
  const answer = thief.signIn({ challenge: await challengeOf(phone), origin })
  expect(await enter(phone, answer)).toMatchObject(refused)
  expect(await enter(phone, { ...answer, id: key.id, rawId: key.id })).toMatchObject(refused)
})

test('a counter that stands still or falls back is a copy, and refused', async () => {
  const { key, phone } = await withPasskey('ana')
  const enterAt = async (counter: number) =>
    enter(phone, key.signIn({ challenge: await challengeOf(phone), origin, counter }))
  expect((await enterAt(0)).error).toBe(false)
  expect((await enterAt(5)).error).toBe(false)
  for (const counter of [5, 4, 0]) expect(await enterAt(counter)).toMatchObject(refused)
  expect((await enterAt(6)).error).toBe(false)
})

test('S28 making and deleting one needs a fresh sign-in', async () => {
  const { phone, token, added, key } = await withPasskey('ana')
  const { challenge } = await askToMake(phone, token)
  after(11 * minute)
  const { id } = added.passkeys[0]!
  for (const [name, body] of [
    ['passkeys/options', { token }],
    ['passkeys/add', { token, response: softwareAuthenticator().make({ challenge, origin }) }],
    ['passkeys/delete', { token, id }],
  ] as const) {
    expect(await phone.json(name, body)).toMatchObject({ code: 'password_needed' })
  }
  await phone.post('confirmpassword', { token, password: 'Demo123!' })
  expect(await phone.json<List>('passkeys/delete', { token, id })).toMatchObject({ passkeys: [] })
  expect(await enter(phone, key.signIn({ challenge: await challengeOf(phone), origin }))).toMatchObject(refused)
})

test('S6 challenges are stored as hashes, and a login challenge names no customer', async () => {
  const phone = shop.browser()
  const { options } = await phone.json<Options>('passkeylogin/options')
  expect(options).not.toHaveProperty('allowCredentials')
  const { rows } = await shop.db.execute(sql`select * from passkey_challenge`)
  expect(JSON.stringify(rows)).not.toContain(options.challenge)
})

test.each([
  ['no base64', { clientDataJSON: '{}' }],
  ['no JSON', { clientDataJSON: 'AAAA' }],
  ['an empty signature', { signature: 'A' }],
  ['short data', { authenticatorData: 'AAAA' }],
])('S40 an answer with %s is refused and never a fault', async (_, wrong) => {
  const { key, phone } = await withPasskey('ana')
  const answer = key.signIn({ challenge: await challengeOf(phone), origin })
  const reply = await enter(phone, { ...answer, response: { ...answer.response, ...wrong } })
  expect(reply.error).toBe(true)
  expect(reply.status).toBeLessThan(500)
})
