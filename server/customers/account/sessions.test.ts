import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { deleteKeys } from '#server/operations/leftovers/delete-leftovers.ts'
import { unsentMail } from '#server/platform/mail/tests/unsent-mail.ts'
import { revokeSessions } from '#server/platform/sessions/revoke-sessions.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { openCustomers } from './tests/customers.ts'

const shop = await openCustomers()
const services = { mail: unsentMail(), photos: noPhotos(), gatewaysOn: () => ({}) }
const after = (ms: number) => void (shop.clock.now = new Date(noon.getTime() + ms))
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const notFound = { error: true, message: 'Requested token not found.' }
beforeEach(() => after(0))

test('AUTH-03 AUTH-06 ACC-02 ACC-03 API-37 API-43 S6 S9 S16 a login gives the customer, a token, and cookies', async () => {
  const phone = shop.browser()
  const { customer, two_step, error } = await phone.login('ana')
  expect([error, two_step]).toEqual([false, null])
  expect(customer).toEqual({
    email: 'ana@example.com',
    token: expect.stringMatching(/^[\w-]{43}$/),
    first_name: 'Ana',
    middle_name: '',
    last_name: 'Paredes',
    gender: 'female',
    birthday: '1981-03-14',
    identification: '28456123',
    identification_type: 'DNI',
    id_customer: expect.any(Number),
    id_hash: expect.any(String),
    newsletter_subscriptions: { mujer: true, hombre: false, ninos: false },
    is_newsletter_subscribed: true,
    visitor_has_orders: true,
    buyerType: 'returning',
    two_step_auth_enable: false,
    two_step_auth_device_active: false,
    has_password: true,
  })
  expect([...phone.jar.keys()].toSorted()).toEqual(['browser_ar', 'customer_ar', 'keep_session'])
  const { token, ...rest } = customer!
  expect((await phone.info(token)).customer).toEqual(rest)
  const { rows } = await shop.db.execute(
    sql`select * from customer_session union all select hash, id_customer, null, null, null, null, expires_at, null from remember_token where false`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('AUTH-22 AUTH-23 S9 secrets are hidden from scripts and live as long as keep_session', async () => {
  const login = (keep: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/customer/login',
      headers: {
        'x-store': 'vereda-ar',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `username=ana@example.com&password=Demo123!&keep_session=${keep}`,
    })
  for (const [keep, seconds] of [
    ['0', 86_400],
    ['1', 604_800],
  ] as const) {
    const { cookies } = await login(keep)
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'browser_ar', httpOnly: true, sameSite: 'Lax' }),
      expect.objectContaining({ name: 'customer_ar', httpOnly: true, sameSite: 'Lax', maxAge: seconds }),
      { name: 'keep_session', value: keep, path: '/', sameSite: 'Lax', maxAge: seconds },
    ])
  }
})

test('C25 a keep_session cookie that a script wrote opens nothing and makes nothing last longer', async () => {
  const stranger = shop.browser()
  stranger.jar.set('keep_session', '1')
  expect((await stranger.renew()).customer).toBeNull()
  const phone = shop.browser()
  await phone.login('ana')
  phone.jar.set('keep_session', '1')
  after(day + minute)
  expect((await phone.renew()).customer).toBeNull()
})

test('C30 S14 a fingerprint that a client sends is neither a trusted device nor a session', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const thief = shop.browser()
  const hash = (await shop.db.execute<{ browser_hash: string }>(sql`select browser_hash from customer_login`)).rows[0]!
  expect(await thief.post('info', { token, fingerprint: hash.browser_hash })).toMatchObject(notFound)
  thief.jar.set('browser_ar', hash.browser_hash)
  expect(await thief.info(token)).toMatchObject(notFound)
})

test('OP-059 a token lives 30 minutes from its last use', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  after(29 * minute)
  expect((await phone.info(token)).error).toBe(false)
  after(58 * minute)
  expect((await phone.info(token)).error).toBe(false)
  after(58 * minute + 31 * minute)
  expect(await phone.info(token)).toMatchObject(notFound)
})

test('OP-059 S7 the renewal cookie brings the session back, each time with another key, until keep_session ends', async () => {
  const phone = shop.browser()
  await phone.login('ana', undefined, { keep_session: '1' })
  const seen = new Set([phone.jar.get('customer_ar')])
  for (const days of [1, 5, 9, 15]) {
    after(days * day)
    const { customer } = await phone.renew()
    expect((await phone.info(customer!.token)).customer?.first_name).toBe('Ana')
    seen.add(phone.jar.get('customer_ar'))
  }
  expect(seen.size).toBe(5)
  after(15 * day + 8 * day)
  expect((await phone.renew()).customer).toBeNull()
  expect([...phone.jar.keys()]).toEqual(['browser_ar', 'keep_session'])
})

test('S8 a renewal key that is used again after a while ends the whole sign-in, and its owner hears of it', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const stolen = new Map(phone.jar)
  const fresh = (await phone.renew()).customer!.token
  after(minute)
  const thief = shop.browser()
  for (const [name, value] of stolen) thief.jar.set(name, value)
  expect((await thief.renew()).customer).toBeNull()
  for (const each of [token, fresh]) expect(await phone.info(each)).toMatchObject(notFound)
  expect((await phone.renew()).customer).toBeNull()
  expect(await shop.mails('session-ended')).toMatchObject([{ recipient: 'ana@example.com' }])
})

test('two tabs and ten calls at once at the moment of renewal stay signed in', async () => {
  const phone = shop.browser()
  await phone.login('ana')
  const jar = new Map(phone.jar)
  const tabs = Array.from({ length: 10 }, () => {
    const tab = shop.browser()
    for (const [name, value] of jar) tab.jar.set(name, value)
    return tab
  })
  const answers = await Promise.all(tabs.map((tab) => tab.renew()))
  for (const { customer } of answers) expect((await phone.info(customer!.token)).error).toBe(false)
  after(hour)
  for (const tab of tabs) expect((await tab.renew()).customer?.first_name).toBe('Ana')
  expect(await shop.mails('session-ended')).toEqual([])
})

test('C1 S13 a token of a browser is invalid in another browser or another country', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  expect(await shop.browser().info(token)).toMatchObject(notFound)
  expect(await shop.browser({ isBrowser: false }).info(token)).toMatchObject(notFound)
  const chile = shop.browser({ country: 'cl' })
  for (const [name, value] of phone.jar) chile.jar.set(name.replace('_ar', '_cl'), value)
  expect(await chile.info(token)).toMatchObject(notFound)
  expect((await chile.renew()).customer).toBeNull()
})

test('a client without cookies gets a token of its own, and nothing to renew it with', async () => {
  const client = shop.browser({ isBrowser: false })
  const { token } = (await client.login('ana')).customer!
  expect(client.jar.size).toBe(0)
  expect((await shop.browser({ isBrowser: false }).info(token)).error).toBe(false)
})

test('AUTH-17 API-39 S6 S17 C6 logout ends the session on the server and takes the cookies; another site cannot', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const jar = new Map(phone.jar)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await phone.call('GET', '/api/customer/alicelogout', { token }, foreign)).toMatchObject({ status: 403 })
  expect((await phone.info(token)).error).toBe(false)
  expect(await phone.call('GET', '/api/customer/alicelogout', { token })).toMatchObject({ message: 'Sesión cerrada.' })
  expect([...phone.jar.keys()]).toEqual(['browser_ar'])
  expect(await phone.info(token)).toMatchObject(notFound)
  for (const [name, value] of jar) phone.jar.set(name, value)
  expect((await phone.renew()).customer).toBeNull()
  // Signing out twice does no harm.
  expect((await phone.call('GET', '/api/customer/alicelogout', { token })).error).toBe(false)
})

test('AUTH-17 a logout after the token ended still ends the sign-in', async () => {
  const phone = shop.browser()
  await phone.login('ana')
  const jar = new Map(phone.jar)
  after(hour)
  await phone.call('GET', '/api/customer/alicelogout')
  for (const [name, value] of jar) phone.jar.set(name, value)
  expect((await phone.renew()).customer).toBeNull()
})

test('the list of sessions names browsers and the current one; one or all others can be ended', async () => {
  type Sessions = { sessions: { id: string; name: string; current: boolean }[] }
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const laptop = shop.browser({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
  const other = (await laptop.login('ana')).customer!.token
  const tablet = shop.browser({ userAgent: 'Mozilla/5.0 (iPad) Version/19 Safari/605' })
  const third = (await tablet.login('ana')).customer!.token
  const list = () => phone.call<Sessions>('POST', '/api/customer/sessions', { token })
  const { sessions } = await list()
  expect(sessions.map(({ name, current }) => `${name} ${current}`).toSorted()).toEqual([
    'Chrome en Android true',
    'Firefox en Windows false',
    'Safari en iPad false',
  ])
  const id = sessions.find(({ name }) => name.startsWith('Firefox'))!.id
  await phone.post('endsession', { token, id })
  expect(await laptop.info(other)).toMatchObject(notFound)
  expect((await tablet.info(third)).error).toBe(false)
  await phone.post('endsession', { token, id: 'others' })
  expect(await tablet.info(third)).toMatchObject(notFound)
  expect((await list()).sessions).toMatchObject([{ current: true }])
  expect((await shop.mails('new-device')).map(({ data }) => data.browser)).toEqual([
    'Firefox en Windows',
    'Safari en iPad',
  ])
})

test('S12 INV-24 no one can end another customer’s session', async () => {
  const ana = shop.browser()
  const { token } = (await ana.login('ana')).customer!
  const { rows } = await shop.db.execute<{ id: string }>(sql`select id from customer_login`)
  const beto = shop.browser()
  const own = (await beto.login('beto')).customer!.token
  await beto.post('endsession', { token: own, id: rows[0]!.id })
  expect((await ana.info(token)).error).toBe(false)
})

test('S8 the nightly job leaves used renewal keys until they end, so that a theft still shows', async () => {
  const phone = shop.browser()
  await phone.login('ana', undefined, { keep_session: '1' })
  const stolen = new Map(phone.jar)
  await phone.renew()
  after(day)
  await deleteKeys.run(shop.db, { actor: 'test', now: shop.clock.now }, services)
  const thief = shop.browser()
  for (const [name, value] of stolen) thief.jar.set(name, value)
  expect((await thief.renew()).customer).toBeNull()
  expect((await phone.renew()).customer).toBeNull()
  after(100 * day)
  await deleteKeys.run(shop.db, { actor: 'test', now: shop.clock.now }, services)
  expect((await shop.db.execute(sql`select from customer_login`)).rowCount).toBe(0)
})

test('INV-25 the operator signs a customer out everywhere', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  await revokeSessions(shop.db, { who: 'ana', country: 'ar' }, { actor: 'test', now: shop.clock.now })
  expect(await phone.info(token)).toMatchObject(notFound)
  expect((await phone.renew()).customer).toBeNull()
})
