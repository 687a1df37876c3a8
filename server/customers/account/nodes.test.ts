import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDatabase } from '#db/connection/open.ts'
import { openShop } from '#tests/shop.ts'
import { browsersOf, openCustomers } from './tests/customers.ts'

/** Two nodes of one shop with one database. */
const first = await openCustomers({ TWO_STEP_AUTH: 'true' })
const { db, pool, close } = openDatabase(first.url, { connections: 5 })
const second = await openShop({
  now: () => first.clock.now,
  env: { TWO_STEP_AUTH: 'true' },
  database: { db, pool, url: first.url },
})
afterAll(close)
const browserOfSecond = browsersOf(second.app)

/** The same browser, sent to the other node by the load balancer. */
function onSecond(phone: ReturnType<typeof first.browser>) {
  const same = browserOfSecond()
  for (const [name, value] of phone.jar) same.jar.set(name, value)
  return same
}

const notFound = { error: true, message: 'Requested token not found.' }

test.each([
  [
    'logout',
    (phone: ReturnType<typeof first.browser>, token: string) =>
      phone.call('GET', '/api/customer/alicelogout', { token }),
  ],
  [
    'a new password',
    (phone: ReturnType<typeof first.browser>, token: string) =>
      phone.post('edit', {
        token,
        email: 'ana@example.com',
        first_name: 'Ana',
        last_name: 'Paredes',
        identification: '28456123',
        identification_type: 'DNI',
        oldpassword: 'Demo123!',
        password: 'Nueva4321',
        password2: 'Nueva4321',
      }),
  ],
  [
    'ending all other sessions',
    async () => {
      const other = first.browser()
      const { token } = (await other.login('ana')).customer!
      return other.post('endsession', { token, id: 'others' })
    },
  ],
])('S6 S53 INV-25 after %s on one node the token is dead on the other at once', async (_, end) => {
  const phone = first.browser()
  const { token } = (await phone.login('ana')).customer!
  const same = onSecond(phone)
  expect((await same.info(token)).error).toBe(false)
  expect((await end(phone, token)).error).toBe(false)
  expect(await same.info(token)).toMatchObject(notFound)
  expect((await same.renew()).customer).toBeNull()
})

test('S6 a token of one node opens the other, and its renewal key too', async () => {
  const phone = first.browser()
  const { token } = (await phone.login('ana')).customer!
  const same = onSecond(phone)
  expect((await same.info(token)).customer?.first_name).toBe('Ana')
  expect((await same.renew()).customer?.first_name).toBe('Ana')
})

test('S2 S50 guesses that two nodes get at once count together', async () => {
  const guess = (at: number) => {
    const open = at % 2 === 0 ? first.browser : browserOfSecond
    return open({ ip: `10.4.0.${at}` }).login('ana', 'wrong-one')
  }
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => guess(at)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
})

test('INV-26 S50 tries of a code that two nodes get at once count together', async () => {
  const phone = first.browser()
  const { login_token } = (await phone.login('carla')).two_step!
  const same = onSecond(phone)
  const { code } = (await first.mails('two-step-code')).at(-1)!.data
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const tries = Array.from({ length: 20 }, (_, at) =>
    (at % 2 === 0 ? phone : same).post('validatetwoauthcode', { login_token, code: wrong }),
  )
  for (const { code: refusal } of await Promise.all(tries)) expect(refusal).toBe('code_refused')
  expect((await same.post('validatetwoauthcode', { login_token, code: code! })).code).toBe('code_refused')
  const { rows } = await first.db.execute<{ attempts: number }>(sql`select attempts from two_step_code`)
  expect(rows).toEqual([{ attempts: 5 }])
})
