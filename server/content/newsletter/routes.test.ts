import { beforeEach, expect, test } from 'vitest'
import { and, eq, sql } from '#db/connection/drizzle.ts'
import { customer } from '#db/schema/customers.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { confirmationLifetimeMs, mailsPerAddress } from '#domain/content/newsletter/confirmation.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
beforeEach(async () => {
  shop.clock.now = noon
  await shop.db.execute(sql`truncate newsletter_key, outbox_mail, rate_limit`)
})
const list = () => shop.db.select().from(newsletterKey)
const mails = () => shop.db.select().from(outboxMail)
type Store = 'ar' | 'cl'
const sign = (email: string, country: Store = 'ar') => shop.form('/api/newsletter/sign', { email }, { country })
const confirm = (key: string, country: Store = 'ar') => shop.form('/api/newsletter/confirm', { key }, { country })
const unsign = (key: string, country: Store = 'ar') => shop.form('/api/newsletter/unsign', { key }, { country })
const signed = async (email: string) => {
  await sign(email)
  const [row] = await shop.db.select().from(newsletterKey).where(eq(newsletterKey.email, email))
  return row!.key
}
const isAnaSubscribed = async () => {
  const [ana] = await shop.db
    .select()
    .from(customer)
    .where(and(eq(customer.country, 'ar'), eq(customer.email, 'ana@example.com')))
  return ana!.isNewsletterSubscribed
}

test('an address is on the list of its country once, however often it is entered', async () => {
  const first = await sign('beto@example.com')
  const again = await sign('BETO@example.com')
  expect(first.json()).toEqual({ error: false, message: expect.stringContaining('e-mail') })
  expect(again.json()).toEqual(first.json())
  expect(await list()).toHaveLength(1)
  await sign('beto@example.com', 'cl')
  expect((await list()).map(({ country }) => country).sort()).toEqual(['ar', 'cl'])
})

test.each(['', 'ana', 'ana@example', 'ana@@example.com', "a'; drop table country; --@x"])(
  'VAL-06 VAL-21 %j is refused with the specification’s sentence and nothing is written',
  async (email) => {
    const reply = await sign(email)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ error: true, message: 'Ingrese una dirección de E-mail válida' })
    expect(await list()).toEqual([])
    expect(await mails()).toEqual([])
  },
)

test('double opt-in: the address is asked by mail, and is on the list when its owner says yes', async () => {
  const key = await signed('ana@example.com')
  expect(await mails()).toMatchObject([{ recipient: 'ana@example.com', template: 'newsletter-confirm', data: { key } }])
  expect(await list()).toMatchObject([{ confirmedAt: null }])
  expect((await confirm(key)).json()).toEqual({
    error: false,
    isConfirmed: true,
    message: '¡Listo! Ya estás en nuestra lista.',
  })
  expect(await list()).toMatchObject([{ confirmedAt: noon, unsignedAt: null }])
  expect(await isAnaSubscribed()).toBe(true)
  // Confirmed again, it answers the same; a subscribed address gets no second mail.
  expect((await confirm(key)).json()).toMatchObject({ isConfirmed: true })
  await sign('ana@example.com')
  expect(await mails()).toHaveLength(1)
})

test('S33 OP-097 one key ends it; a repeated and an unknown one get the same words', async () => {
  const key = await signed('ana@example.com')
  await confirm(key)
  const replies = [await unsign(key), await unsign(key), await unsign('nobody-has-this'), await unsign(key, 'cl')]
  const output = replies.map((reply) => reply.json<{ message: string }>().message)
  expect(new Set(output.slice(0, 3)).size).toBe(1)
  expect(output[0]).toMatch(/no vas a recibir/)
  expect(output[3]).toMatch(/ya no recibirás/)
  expect(await list()).toMatchObject([{ unsignedAt: noon }])
  expect(await isAnaSubscribed()).toBe(false)
})

test('OP-097 a subscriber who leaves may say why; an unknown reason is a wrong call', async () => {
  const key = await signed('ana@example.com')
  await confirm(key)
  expect((await shop.form('/api/newsletter/unsign', { key, reason: 'porque sí' })).statusCode).toBe(400)
  await shop.form('/api/newsletter/unsign', { key, reason: 'too_many' })
  expect(await list()).toMatchObject([{ unsignedAt: noon, leaveReason: 'too_many' }])
  await sign('ana@example.com')
  expect(await list()).toMatchObject([{ unsignedAt: null, leaveReason: null }])
})

test('OP-097 topics and frequency are chosen by key; an unknown key reads and saves the same', async () => {
  const key = await signed('ana@example.com')
  await confirm(key)
  const read = async (of: string, country: Store = 'ar') =>
    (await shop.get('/api/newsletter/preferences', { query: { key: of }, country })).json()
  const set = (of: string, topics: string, frequency = 'monthly', country: Store = 'ar') =>
    shop.form('/api/newsletter/preferences', { key: of, topics, frequency }, { country })
  const first = { topics: ['mujer', 'hombre', 'ninos'], frequency: 'weekly' }
  expect([await read(key), await read('nobody-has-this')]).toEqual([first, first])
  const replies = [
    await set(key, 'hombre,ninos'),
    await set('nobody-has-this', 'hombre'),
    await set(key, 'mujer', 'weekly', 'cl'),
  ]
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(await read(key)).toEqual({ topics: ['hombre', 'ninos'], frequency: 'monthly' })
  const [ana] = await shop.db
    .select()
    .from(customer)
    .where(and(eq(customer.country, 'ar'), eq(customer.email, 'ana@example.com')))
  expect(ana!.newsletterSubscriptions).toEqual({ mujer: false, hombre: true, ninos: true })
  expect((await set(key, '')).json()).toMatchObject({ error: true, message: 'Marcá al menos un tema.' })
  expect((await set(key, 'mujer,gatos')).json()).toMatchObject({ error: true })
  expect((await set(key, 'mujer', 'daily')).statusCode).toBe(400)
})

test('S33 a key of another country ends nothing', async () => {
  const key = await signed('ana@example.com')
  await confirm(key)
  await unsign(key, 'cl')
  expect(await list()).toMatchObject([{ unsignedAt: null }])
})

test('a former subscriber must confirm again before anything is sent, and an old link does not resubscribe them', async () => {
  const key = await signed('ana@example.com')
  await confirm(key)
  await unsign(key)
  expect((await confirm(key)).json()).toMatchObject({
    isConfirmed: false,
    message: expect.stringContaining('ya no sirve'),
  })
  await sign('ana@example.com')
  expect(await list()).toMatchObject([{ confirmedAt: null, unsignedAt: null }])
  expect(await mails()).toHaveLength(2)
})

test('a confirmation is good for seven days', async () => {
  const key = await signed('ana@example.com')
  shop.clock.now = new Date(noon.getTime() + confirmationLifetimeMs)
  expect((await confirm(key)).json()).toMatchObject({ isConfirmed: false })
  shop.clock.now = new Date(noon.getTime() + confirmationLifetimeMs - 1)
  expect((await confirm(key)).json()).toMatchObject({ isConfirmed: true })
})

test('no one can flood an address: 300 requests for it send six mails a day', async () => {
  const replies = await Promise.all(Array.from({ length: 300 }, () => sign('victima@example.com')))
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(294)
  expect(replies.find(({ statusCode }) => statusCode === 429)!.headers['retry-after']).toBe('86400')
  expect((await mails()).length).toBeLessThanOrEqual(6)
  expect((await sign('otra@example.com')).json()).toMatchObject({ error: false })
})

test('OP-046 a rate limit refusal is not stored: the same request succeeds the next day', async () => {
  for (let each = 0; each < 6; each++) await sign('victima@example.com')
  const tap = () =>
    shop.form(
      '/api/newsletter/sign',
      { email: 'victima@example.com' },
      { headers: { 'idempotency-key': 'one-tap-of-hers' } },
    )
  expect((await tap()).statusCode).toBe(429)
  shop.clock.now = new Date(noon.getTime() + mailsPerAddress.newsletter.everyMs)
  expect((await tap()).json()).toMatchObject({ error: false })
})
