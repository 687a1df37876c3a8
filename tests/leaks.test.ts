import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { leaksInDatabase, leaksInRequests, secretsIn, secretsOf } from './leaks.ts'

const token = 'aB3-_'.repeat(8) + 'xyz'
const secrets = {
  passwords: new Set(['Demo123!']),
  documents: new Set(['30123456', '30.123.456']),
  emails: new Set(['ana@example.com']),
  hashes: new Set([digestOf(token)]),
}

test.each([
  ['nothing', '{"route":"/api/customer/login","status":200}', []],
  ['a password', 'password=Demo123!', ['password']],
  ['a document', '"identification":"30123456"', ['document']],
  ['a document as typed', '30.123.456', ['document']],
  ['a longer number', '130123456', []],
  ['an e-mail', 'for Ana@Example.com.', ['e-mail']],
  ['somebody else’s e-mail', 'hola@vereda.example', []],
  ['a token', `Bearer ${token}`, ['token']],
  ['a random text of its length', 'c'.repeat(43), []],
  ['its hash', digestOf(token), []],
])('S11 the search for secrets in a text with %s', (_, text, found) => {
  expect(secretsIn(text, secrets)).toEqual(found)
})

test('S11 addresses of calls and Referers are searched, also where they are encoded', () => {
  const seen = (url: string, referer?: string, isNavigation = false) => ({ url, referer, isNavigation })
  expect(leaksInRequests([seen(`http://shop/api/wishlist/?token=${token}`)], secrets)).toEqual([
    'token in the address of a call: /api/wishlist/',
  ])
  expect(leaksInRequests([seen('http://shop/x?e=ana%40example.com')], secrets)).toHaveLength(1)
  // A mail link may be opened; after that its key must not appear.
  expect(leaksInRequests([seen(`http://shop/forgotpassword?key=${token}`, undefined, true)], secrets)).toEqual([])
  expect(leaksInRequests([seen('http://shop/a.js', `http://shop/forgotpassword?key=${token}`)], secrets)).toEqual([
    'token in the Referer of /a.js',
  ])
})

test('S6 S11 after a person did everything, tables hold in clear only what is meant for them', async () => {
  const shop = await openCustomers({ TWO_STEP_AUTH: 'true' })
  const phone = shop.browser()
  const { token: given } = (await phone.login('ana')).customer!
  await phone.renew()
  await phone.post('forgotpassword', { email: 'ana@example.com' })
  await shop.browser().login('carla')
  await phone.json('passkeylogin/options')
  await phone.post('login', { username: 'ana@example.com', password: 'wrong-one' })
  // A sent mail keeps no data.
  await shop.db.execute(sql`update outbox_mail set data = null, sent_at = now()`)
  const typed = {
    passwords: new Set(['Demo123!', 'wrong-one']),
    documents: new Set<string>(),
    emails: new Set<string>(),
  }
  const known = await secretsOf(shop.db, typed)
  expect(secretsIn(given, known)).toEqual(['token'])
  expect(await leaksInDatabase(shop.db, known)).toEqual([])
  for (const leaked of ['ana@example.com', given, 'Demo123!', '28456123']) {
    await shop.db.execute(sql`insert into idempotency (owner, key, route, request_hash, response, created_at)
      values ('x', ${digestOf(leaked)}, '/z', '-', ${JSON.stringify({ leaked })}, now())`)
  }
  expect(await leaksInDatabase(shop.db, known)).toEqual(
    ['document', 'e-mail', 'password', 'token'].map((kind) => `idempotency.response: ${kind}`),
  )
})
