import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { demoPassword } from '#demo/people/password.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { doubleApp, openFacebookDouble, type DoubleToken } from './tests/facebook-double.ts'

const double = await openFacebookDouble()
afterAll(double.close)
const shop = await openCustomers({ ...double.env, TWO_STEP_AUTH: 'true' })

const lucia = {
  id: '500001',
  email: 'Lucia@Example.com',
  first_name: 'Lucía',
  middle_name: 'Inés',
  last_name: 'Prado',
  gender: 'female',
  birthday: '02/07/1990',
}
const document = { identification: '30.123.456', identification_type: 'DNI' }

beforeEach(() => {
  double.tokens.clear()
  double.requests.length = 0
  double.tokens.set('good', { me: lucia })
})

const identities = async () =>
  (
    await shop.db
      .execute(sql`select country, subject, email from social_identity join customer using (country, id_customer)
    where subject <> '1010101010' order by country, subject`)
  ).rows
const customers = async () => Number((await shop.db.execute(sql`select count(*) from customer`)).rows[0]!.count)
const enter = (fields: Record<string, string>, browser = shop.browser()) => browser.post('facebooklogin', fields)

test('API-38 OP-070 S26 what Facebook does not say is asked for; then there is an account, and next time it opens at once', async () => {
  const phone = shop.browser()
  const requests = await enter({ accessToken: 'good' }, phone)
  expect(requests).toEqual({
    status: 200,
    error: true,
    code: 'customer_data_errors',
    message: 'Errors in customer data.',
    errors: { identification: 'Campo obligatorio' },
    profile: {
      email: 'Lucia@Example.com',
      first_name: 'Lucía',
      middle_name: 'Inés',
      last_name: 'Prado',
      gender: 'female',
      birthday: '1990-02-07',
    },
  })
  expect(phone.jar.size).toBe(0)
  const made = await enter(
    { accessToken: 'good', idFacebook: '500001', ...document, is_newsletter_subscribed: '1' },
    phone,
  )
  expect(made).toMatchObject({ error: false, message: 'Usuario registrado exitosamente.' })
  expect(made.customer).toMatchObject({
    email: 'lucia@example.com',
    first_name: 'Lucía',
    middle_name: 'Inés',
    birthday: '1990-02-07',
    gender: 'female',
    identification: '30123456',
    has_password: false,
    is_newsletter_subscribed: true,
  })
  expect(await identities()).toEqual([{ country: 'ar', subject: '500001', email: 'lucia@example.com' }])
  expect(await shop.mails('welcome')).toMatchObject([{ recipient: 'lucia@example.com' }])
  const again = await enter({ accessToken: 'good' })
  expect(again.customer?.id_customer).toBe(made.customer!.id_customer)
  expect((await phone.info(made.customer!.token)).error).toBe(false)
})

test.each<[string, DoubleToken, string]>([
  ['S26 of another app', { me: lucia, debug: { app_id: '999' } }, 'facebook_refused'],
  ['S26 that is over', { me: lucia, debug: { expires_at: noon.getTime() / 1000 - 1 } }, 'facebook_refused'],
  ['S26 that is not valid any more', { me: lucia, debug: { is_valid: false } }, 'facebook_refused'],
  ['S26 of an app, not a person', { me: lucia, debug: { type: 'APP' } }, 'facebook_refused'],
  ['S26 of somebody else than it describes', { me: lucia, debug: { user_id: '500002' } }, 'facebook_refused'],
  ['that /me refuses', { me: lucia, meAnswer: { status: 400, body: { error: {} } } }, 'facebook_refused'],
  ['answered with 500', { me: lucia, debugAnswer: { status: 500, body: {} } }, 'facebook_unavailable'],
  ['answered with 500 later', { me: lucia, meAnswer: { status: 503, body: 'sorry' } }, 'facebook_unavailable'],
  ['answered with no JSON', { me: lucia, debugAnswer: { body: '<html>' } }, 'facebook_unavailable'],
  ['answered with another shape', { me: lucia, debugAnswer: { body: { data: 'yes' } } }, 'facebook_unavailable'],
  ['answered with a strange id', { me: { ...lucia, id: '../1' } }, 'facebook_unavailable'],
  ['answered after too long', { me: lucia, meAnswer: { isSlow: true } }, 'facebook_unavailable'],
])('C9 a token %s opens nothing', async (_, meaning, code) => {
  double.tokens.set('bad', meaning)
  const before = await customers()
  const phone = shop.browser()
  const reply = await enter({ accessToken: 'bad', ...document }, phone)
  expect(reply).toMatchObject({ status: 200, error: true, code })
  expect([...phone.jar.keys()]).toEqual([])
  expect(await customers()).toBe(before)
})

test('S26 C9 an unknown token, an empty one, and another person’s id are refused', async () => {
  expect((await enter({ accessToken: 'unknown', ...document })).code).toBe('facebook_refused')
  expect((await enter({ accessToken: '', ...document })).status).toBe(400)
  expect((await enter({ accessToken: 'good', idFacebook: '1010101010', ...document })).code).toBe('facebook_refused')
  expect(await identities()).toEqual([])
})

test('S26 C9 S28 the e-mail of an account opens nothing: its password joins the two, and its owner hears of it', async () => {
  double.tokens.set('ana', { me: { ...lucia, email: 'ana@example.com' } })
  const requests = await enter({ accessToken: 'ana', ...document, email: 'otra@example.com' })
  expect(requests).toMatchObject({
    code: 'facebook_link_needed',
    message: 'Ya hay una cuenta con esa dirección. Escribí su contraseña para unirla con Facebook.',
    profile: { email: 'ana@example.com' },
  })
  expect((await enter({ accessToken: 'ana', password: 'wrong-one' })).code).toBe('credentials_refused')
  expect(await identities()).toEqual([])
  const joined = await enter({ accessToken: 'ana', password: demoPassword })
  expect(joined.customer).toMatchObject({ email: 'ana@example.com', has_password: true, first_name: 'Ana' })
  expect(await identities()).toEqual([{ country: 'ar', subject: '500001', email: 'ana@example.com' }])
  expect(await shop.mails('identity-linked')).toMatchObject([{ recipient: 'ana@example.com' }])
  expect((await enter({ accessToken: 'ana' })).customer?.first_name).toBe('Ana')
})

test('S2 S26 passwords are not guessed here more often than at the login', async () => {
  double.tokens.set('ana', { me: { ...lucia, email: 'ana@example.com' } })
  for (let at = 0; at < 10; at++) {
    await enter({ accessToken: 'ana', password: 'wrong-one' }, shop.browser({ ip: `10.9.0.${at}` }))
  }
  const late = await enter({ accessToken: 'ana', password: demoPassword }, shop.browser({ ip: '10.9.1.1' }))
  expect(late.status).toBe(429)
})

test('OP-070 a person without an e-mail at Facebook types one; whether it has an account is disclosed only a few times', async () => {
  const { email: _, ...rest } = lucia
  double.tokens.set('phone', { me: rest })
  expect((await enter({ accessToken: 'phone', ...document })).errors).toEqual({ email: 'Campo obligatorio' })
  const typed = (email: string) => enter({ accessToken: 'phone', ...document, email }, shop.browser({ ip: '10.8.0.1' }))
  expect((await typed('no@es')).errors).toEqual({ email: 'Ingrese una dirección de E-mail válida' })
  const codes: (string | undefined)[] = []
  for (let at = 0; at < 22; at++) codes.push((await typed('ana@example.com')).code)
  expect(codes.filter((code) => code === 'facebook_link_needed')).toHaveLength(20)
  expect(codes.at(-1)).toBe('customer_data_errors')
  expect((await enter({ accessToken: 'phone', ...document, email: 'libre@example.com' })).customer?.email).toBe(
    'libre@example.com',
  )
})

test('OP-005 S13 an identity opens the account of its country; in another country it starts a new one', async () => {
  double.tokens.set('juana', { me: { ...lucia, id: '1010101010', email: 'juana@example.com' } })
  expect((await enter({ accessToken: 'juana' })).customer?.first_name).toBe('Juana')
  const chile = shop.browser({ country: 'cl' })
  expect((await enter({ accessToken: 'juana' }, chile)).code).toBe('customer_data_errors')
  const rut = { identification: '76.086.428-5', identification_type: 'RUT' }
  const made = await enter({ accessToken: 'juana', ...rut }, chile)
  expect(made.customer).toMatchObject({ email: 'juana@example.com', first_name: 'Lucía' })
  expect((await enter({ accessToken: 'juana' })).customer?.id_customer).not.toBe(made.customer!.id_customer)
})

test('2FA-04 Facebook is not the second step', async () => {
  double.tokens.set('carla', { me: { ...lucia, email: 'carla@example.com' } })
  const joined = await enter({ accessToken: 'carla', password: demoPassword })
  expect(joined).toMatchObject({ customer: null, two_step: { sent_to: 'c•••@example.com' } })
  expect(await enter({ accessToken: 'carla' })).toMatchObject({ customer: null })
})

test('S49 the same first call ten times at once makes one account', async () => {
  // Connections that are open already, so that the calls overlap in the database.
  const connections = await Promise.all(Array.from({ length: 10 }, () => shop.pool.connect()))
  for (const each of connections) each.release()
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      enter({ accessToken: 'good', ...document }, shop.browser({ ip: `10.7.0.${at}` })),
    ),
  )
  expect(new Set(all.map(({ customer }) => customer?.id_customer)).size).toBe(1)
  expect(await identities()).toHaveLength(1)
})

test('INV-23 a document that has an account is refused at its field', async () => {
  const reply = await enter({ accessToken: 'good', identification: '28456123', identification_type: 'DNI' })
  expect(reply.errors).toEqual({ identification: 'Ya hay una cuenta con ese documento.' })
})

test('S2 one address cannot make us ask Facebook without end', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => enter({ accessToken: 'unknown' }, shop.browser({ ip: '10.6.0.1' }))),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect(double.requests).toHaveLength(40)
})

test('OP-070 the shop says where signing in with Facebook begins; without an app id it is off', async () => {
  const url = (await shop.get('/api/config/ar')).json<{ facebook_login_url: string }>().facebook_login_url
  expect(new URL(url).searchParams.get('client_id')).toBe(doubleApp.id)
  expect(url).not.toContain(doubleApp.secret)
  const off = await openCustomers()
  expect((await off.get('/api/config/ar')).json()).toMatchObject({ facebook_login_url: null })
  expect(await off.browser().post('facebooklogin', { accessToken: 'good', ...document })).toMatchObject({
    code: 'facebook_unavailable',
  })
  expect(double.requests).toEqual([])
})
