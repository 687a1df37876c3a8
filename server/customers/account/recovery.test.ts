import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { autologinLink, customerDevice } from '#db/schema/sessions.ts'
import { socialIdentity } from '#db/schema/customers.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { softwareAuthenticator } from '#server/customers/passkeys/tests/software-authenticator.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { openCustomers } from './tests/customers.ts'

const shop = await openCustomers({ TWO_STEP_AUTH: 'true' })
const after = (ms: number) => void (shop.clock.now = new Date(noon.getTime() + ms))
const minute = 60_000
beforeEach(() => after(0))

const origin = 'http://localhost:80'
const person = {
  first_name: 'Vera',
  last_name: 'Paz',
  email: 'vera@example.com',
  identification: '30.555.777',
  identification_type: 'DNI',
  gender: 'female',
  birthday: '1990-07-02',
}
const strangersPassword = 'Extrana123!'
const newPassword = 'Propia456!'
type Options = { options: { challenge: string } }
type Phone = ReturnType<typeof shop.browser>

/** A stranger with an account at an e-mail that is not theirs, and every way to come back into it. */
async function plantedAccount() {
  const stranger = shop.browser()
  const fields = { ...person, password: strangersPassword, password2: strangersPassword }
  const registered = await stranger.post('create', fields)
  expect(registered.errors).toBeUndefined()
  const { token, id_customer: idCustomer } = registered.customer!
  const key = softwareAuthenticator()
  const { options } = await stranger.json<Options>('passkeys/options', { token })
  await stranger.json('passkeys/add', { token, response: key.make({ challenge: options.challenge, origin }) })
  await shop.db.insert(socialIdentity).values({ country: 'ar', provider: 'facebook', subject: '666', idCustomer })
  const fingerprint = digestOf('the stranger’s browser')
  const activeUntil = new Date(noon.getTime() + 90 * 24 * 60 * minute)
  await shop.db
    .insert(customerDevice)
    .values({ idCustomer, fingerprint, name: 'Chrome', activeUntil, lastUsedAt: noon })
  return { stranger, key, idCustomer }
}

async function recover(phone: Phone, email: string) {
  await phone.post('forgotpassword', { email })
  const { key } = (await shop.mails('password-recovery')).at(-1)!.data
  return phone.post('resetpassword', { key: key!, password: newPassword, password2: newPassword })
}

test('S4 S26 INV-25 the owner of a mailbox who recovers an account shuts out a stranger who planted it', async () => {
  const { stranger, key, idCustomer } = await plantedAccount()
  const owner = shop.browser()
  expect(await recover(owner, person.email)).toMatchObject({ error: false })
  const { options } = await stranger.json<Options>('passkeylogin/options')
  const response = key.signIn({ challenge: options.challenge, origin })
  expect(await stranger.json('passkeylogin', { response })).toMatchObject({ code: 'passkey_refused' })
  const { rows } = await shop.db.execute(sql`select
    (select count(*)::int from passkey where id_customer = ${idCustomer}) as passkeys,
    (select count(*)::int from social_identity where id_customer = ${idCustomer}) as identities,
    (select count(*)::int from customer_device where id_customer = ${idCustomer}) as devices`)
  expect(rows).toEqual([{ passkeys: 0, identities: 0, devices: 0 }])
  expect((await stranger.renew()).customer).toBeNull()
  expect((await shop.mails('password-changed')).at(-1)).toEqual({
    recipient: person.email,
    data: { name: 'Vera', removed: { passkeys: 1, identities: 1, devices: 1 } },
  })
  expect((await owner.login(person.email, newPassword)).customer?.first_name).toBe('Vera')
})

test('S26 changing the password with the old one keeps passkeys and devices: their holder is the same', async () => {
  const { stranger, idCustomer } = await plantedAccount()
  const { token } = (await stranger.login(person.email, strangersPassword)).customer!
  const change = { oldpassword: strangersPassword, password: newPassword, password2: newPassword }
  expect(await stranger.post('edit', { token, ...person, ...change })).toMatchObject({ error: false })
  const { rows } = await shop.db.execute(sql`select from passkey where id_customer = ${idCustomer}`)
  expect(rows).toHaveLength(1)
  expect((await shop.mails('password-changed')).at(-1)!.data).toEqual({ name: 'Vera' })
})

test('INV-25 S27 after a change of e-mail the old mailbox opens nothing: recovery, sign-in link, code', async () => {
  const phone = shop.browser()
  const { token, id_customer: idCustomer, ...ana } = (await phone.login('ana')).customer!
  await phone.post('forgotpassword', { email: 'ana@example.com' })
  const { key } = (await shop.mails('password-recovery')).at(-1)!.data
  const expiresAt = new Date(noon.getTime() + 60 * minute)
  await shop.db.insert(autologinLink).values({ hash: digestOf('link of a mail'), idCustomer, expiresAt })
  await phone.post('enabletwoauth', { token })
  const { code } = (await shop.mails('two-step-code')).at(-1)!.data
  const { first_name, last_name, identification, identification_type, gender, birthday } = ana
  const fields = {
    first_name,
    last_name,
    identification,
    identification_type,
    gender: gender ?? '',
    birthday: birthday ?? '',
  }
  const moved = await phone.call<{ error: boolean; token: string }>('POST', '/api/customer/edit', {
    token,
    ...fields,
    email: 'ana.nueva@example.com',
    oldpassword: 'Demo123!',
  })
  expect(moved.error).toBe(false)
  const thief = shop.browser()
  const choice = { key: key!, password: newPassword, password2: newPassword }
  expect(await thief.post('resetpassword', choice)).toMatchObject({ code: 'link_expired' })
  expect(await thief.post('autologin', { hash: 'link of a mail' })).toMatchObject({ code: 'link_expired' })
  const enable = { token: moved.token, purpose: 'enable', code: code! }
  expect(await phone.post('validatetwoauthcode', enable)).toMatchObject({ code: 'code_refused' })
})

test('S28 a code to turn two-step on or off is sent only to who signed in a moment ago, and does not make a session fresh', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  after(9 * minute)
  expect(await phone.post('enabletwoauth', { token })).toMatchObject({ error: false })
  const { code } = (await shop.mails('two-step-code')).at(-1)!.data
  after(11 * minute)
  for (const purpose of ['enable', 'disable']) {
    expect(await phone.post('sendtwoauthcode', { token, purpose })).toMatchObject({ code: 'password_needed' })
  }
  expect(await phone.post('validatetwoauthcode', { token, purpose: 'enable', code: code! })).toMatchObject({
    error: false,
  })
  expect(await phone.post('disabletwoauth', { token })).toMatchObject({ code: 'password_needed' })
})

test('S28 a link from a mail opens a session, but not a fresh one', async () => {
  const { id_customer: idCustomer } = (await shop.browser().login('ana')).customer!
  const expiresAt = new Date(noon.getTime() + 60 * minute)
  await shop.db.insert(autologinLink).values({ hash: digestOf('link of a mail'), idCustomer, expiresAt })
  const phone = shop.browser()
  const { token } = (await phone.post('autologin', { hash: 'link of a mail' })).customer!
  expect(await phone.post('enabletwoauth', { token })).toMatchObject({ code: 'password_needed' })
  expect(await phone.post('confirmpassword', { token, password: 'Demo123!' })).toMatchObject({ error: false })
  expect(await phone.post('enabletwoauth', { token })).toMatchObject({ error: false })
})
