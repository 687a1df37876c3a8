import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openCustomers({ TWO_STEP_AUTH: 'true' })
const after = (ms: number) => void (shop.clock.now = new Date(noon.getTime() + ms))
const minute = 60_000
const day = 24 * 60 * minute
beforeEach(() => after(0))
const lastCode = async () => (await shop.mails('two-step-code')).at(-1)!.data.code!
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('AUTH-05 2FA-01 2FA-03 2FA-04 OP-075 INV-26 S26 S27 a login with two-step gives a code’s challenge, then a session; the device is known for 90 days', async () => {
  const phone = shop.browser()
  const { customer, two_step } = await phone.login('carla')
  expect(customer).toBeNull()
  expect(two_step).toEqual({ login_token: expect.any(String), sent_to: 'c•••@example.com', resend_after: 60 })
  expect([...phone.jar.keys()]).toEqual(['browser_ar'])
  const code = await lastCode()
  const give = (given: string) => phone.post('validatetwoauthcode', { login_token: two_step!.login_token, code: given })
  expect(await give(wrongCode(code))).toMatchObject({ code: 'code_refused' })
  const signed = await give(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(signed.customer).toMatchObject({ first_name: 'Carla' })
  expect(await give(code)).toMatchObject({ code: 'code_refused' })
  expect((await phone.info(signed.customer!.token)).customer?.two_step_auth_device_active).toBe(true)
  after(89 * day)
  expect((await phone.login('carla')).customer?.first_name).toBe('Carla')
  after(91 * day)
  expect((await phone.login('carla')).two_step).not.toBeNull()
  expect((await shop.browser().login('carla')).two_step).not.toBeNull()
})

test('INV-26 S27 S50 five tries, also with fifty at once; ten minutes; another login cannot use the code', async () => {
  const phone = shop.browser()
  const first = (await phone.login('carla')).two_step!
  const code = await lastCode()
  const tries = await Promise.all(
    Array.from({ length: 50 }, () =>
      phone.post('validatetwoauthcode', { login_token: first.login_token, code: wrongCode(code) }),
    ),
  )
  expect(tries.every(({ code: refusal }) => refusal === 'code_refused')).toBe(true)
  expect((await phone.post('validatetwoauthcode', { login_token: first.login_token, code })).code).toBe('code_refused')
  const second = (await phone.login('carla')).two_step!
  const fresh = await lastCode()
  expect((await phone.post('validatetwoauthcode', { login_token: first.login_token, code: fresh })).code).toBe(
    'code_refused',
  )
  after(11 * minute)
  expect((await phone.post('validatetwoauthcode', { login_token: second.login_token, code: fresh })).code).toBe(
    'code_refused',
  )
})

test('OP-075 U77 another code may be asked for after a minute, and ends the one before', async () => {
  const phone = shop.browser()
  const { login_token } = (await phone.login('carla')).two_step!
  const old = await lastCode()
  expect(await phone.post('sendtwoauthcode', { login_token })).toMatchObject({ status: 429 })
  after(61_000)
  expect(await phone.post('sendtwoauthcode', { login_token })).toMatchObject({
    error: false,
    sent_to: 'c•••@example.com',
  })
  const fresh = await lastCode()
  if (old !== fresh) expect((await phone.post('validatetwoauthcode', { login_token, code: old })).error).toBe(true)
  expect((await phone.post('validatetwoauthcode', { login_token, code: fresh })).customer?.first_name).toBe('Carla')
  expect((await phone.post('sendtwoauthcode', { login_token: 'nobody’s' })).code).toBe('code_refused')
})

test('2FA-05 API-57 S14 S28 two-step is turned on and off by a code, by who signed in a moment ago', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const isActive = async () =>
    (
      await phone.call<{ is_active: boolean }>('POST', '/api/customer/isactivetwoauth', {
        token,
        email: 'carla@example.com',
      })
    ).is_active
  expect(await isActive()).toBe(false)
  after(11 * minute)
  expect(await phone.post('enabletwoauth', { token })).toMatchObject({ code: 'password_needed' })
  expect((await phone.post('confirmpassword', { token, password: 'no-es-esa' })).error).toBe(true)
  expect((await phone.post('confirmpassword', { token, password: 'Demo123!' })).error).toBe(false)
  expect(await phone.post('enabletwoauth', { token })).toMatchObject({ error: false, sent_to: 'a•••@example.com' })
  expect(await phone.post('validatetwoauthcode', { token, purpose: 'enable', code: '1' })).toMatchObject({
    code: 'code_refused',
  })
  expect(await phone.post('validatetwoauthcode', { token, purpose: 'enable', code: await lastCode() })).toMatchObject({
    error: false,
  })
  expect(await isActive()).toBe(true)
  // This device has entered a code already.
  expect((await phone.login('ana')).customer?.first_name).toBe('Ana')
  const { token: again } = (await phone.login('ana')).customer!
  await phone.post('disabletwoauth', { token: again })
  await phone.post('validatetwoauthcode', { token: again, purpose: 'disable', code: await lastCode() })
  expect((await shop.browser().login('ana')).two_step).toBeNull()
})

test('2FA-01 2FA-06 API-58 API-59 OP-076 S12 S14 S27 the list of devices; a deleted one is signed out', async () => {
  const phone = shop.browser()
  const challenge = (await phone.login('carla')).two_step!
  const signed = await phone.post('validatetwoauthcode', { login_token: challenge.login_token, code: await lastCode() })
  const { token } = signed.customer!
  type Devices = { elliot: { success: boolean }; data: { id: number; name: string; current: boolean }[] }
  const list = () => phone.call<Devices>('POST', '/api/customer/getdevices', { token, email: 'ana@example.com' })
  const { elliot, data } = await list()
  expect(elliot.success).toBe(true)
  expect(data.map(({ name, current }) => [name, current])).toEqual([
    ['Chrome en Android', true],
    ['Teléfono de Carla', false],
    ['Notebook del trabajo', false],
    ['Tablet de casa', false],
  ])
  const ana = shop.browser()
  const own = (await ana.login('ana')).customer!.token
  expect(await ana.post('deletedevice', { token: own, id: String(data[0]!.id) })).toMatchObject({ status: 404 })
  const gone = await phone.post('deletedevice', { token, id: String(data[1]!.id) })
  expect(gone.message).toBe('Dispositivo eliminado exitosamente.')
  await phone.post('deletedevice', { token, id: String(data[0]!.id) })
  expect(await phone.info(token)).toMatchObject({ message: 'Requested token not found.' })
})

test('S27 S9 a browser id that somebody planted is not the one that is trusted: neither by a code at login nor by turning two-step on', async () => {
  const planted = 'known-to-the-attacker'
  const plantedIn = (browser: ReturnType<typeof shop.browser>) => void browser.jar.set('browser_ar', planted)
  const victim = shop.browser()
  plantedIn(victim)
  const { login_token } = (await victim.login('carla')).two_step!
  await victim.post('validatetwoauthcode', { login_token, code: await lastCode() })
  expect(victim.jar.get('browser_ar')).not.toBe(planted)
  expect((await victim.login('carla')).customer?.first_name).toBe('Carla')

  const other = shop.browser()
  plantedIn(other)
  const { token } = (await other.login('beto')).customer!
  await other.post('enabletwoauth', { token })
  await other.post('validatetwoauthcode', { token, purpose: 'enable', code: await lastCode() })
  expect(other.jar.get('browser_ar')).not.toBe(planted)
  // The session goes on under the new id.
  expect((await other.info(token)).customer?.first_name).toBe('Beto')
  expect((await other.login('beto')).customer?.first_name).toBe('Beto')

  for (const person of ['carla', 'beto'] as const) {
    const attacker = shop.browser()
    plantedIn(attacker)
    expect((await attacker.login(person)).two_step).not.toBeNull()
  }
})

test('2FA-02 where the setting is off no code is required', async () => {
  const off = await openCustomers()
  const phone = off.browser()
  const { token } = (await phone.login('carla')).customer!
  expect((await phone.post('enabletwoauth', { token })).code).toBe('two_step_not_changed')
})

test('S27 codes are stored as hashes', async () => {
  await shop.browser().login('carla')
  const code = await lastCode()
  const { rows } = await shop.db.execute(sql`select * from two_step_code`)
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('OP-075 S50 ten requests for another code at once send one', async () => {
  const phone = shop.browser()
  const { login_token } = (await phone.login('carla')).two_step!
  after(61_000)
  // Connections that are open already, so that the requests overlap in the database.
  const connections = await Promise.all(Array.from({ length: 10 }, () => shop.pool.connect()))
  for (const each of connections) each.release()
  const answers = await Promise.all(Array.from({ length: 10 }, () => phone.post('sendtwoauthcode', { login_token })))
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  expect(await shop.mails('two-step-code')).toHaveLength(2)
})

test('S27 S50 an attacker with the password gets ten codes an hour to guess, however often they sign in', async () => {
  const answers = []
  for (let at = 0; at < 12; at++) answers.push(await shop.browser({ ip: `10.2.0.${at}` }).login('carla'))
  expect(answers.filter(({ two_step }) => two_step)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ status: 429, message: 'Demasiados intentos. Probá de nuevo más tarde.' })
  expect(await shop.mails('two-step-code')).toHaveLength(10)
  after(61 * minute)
  expect((await shop.browser().login('carla')).two_step).not.toBeNull()
})
