import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { maxTypedMails } from '#domain/platform/mail/typed-address.ts'
import { noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
beforeEach(async () => {
  shop.clock.now = noon
  await shop.db.execute(sql`truncate newsletter_key, outbox_mail, rate_limit`)
})

type Form = { path: string; fields: Record<string, string>; ip: string }
const send = ({ path, fields, ip }: Form) =>
  shop.app.inject({
    method: 'POST',
    url: `${path}?api_version=3`,
    remoteAddress: ip,
    headers: { 'x-store': 'vereda-ar', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const sign = (email: string, ip: string) => send({ path: '/api/newsletter/sign', fields: { email }, ip })
const mailCount = async () => Number((await shop.pool.query('select count(*) from outbox_mail')).rows[0].count)
const stranger = (at: number) => `persona${at}@example.com`

test('S2 C3 one network sends a few mails an hour to addresses that it types, by all forms together', async () => {
  const { max } = maxTypedMails.ofNetwork
  for (let at = 0; at < max; at++) expect((await sign(stranger(at), '10.4.0.1')).statusCode).toBe(200)
  const refused = await sign(stranger(999), '10.4.0.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ error: true, code: 'too_many_requests' })
  const fields = { email: stranger(1000), message: 'Hola' }
  expect((await send({ path: '/api/help/contact', fields, ip: '10.4.0.1' })).statusCode).toBe(429)
  const sold = await shop.pool.query("select sku_simple from simple where country = 'ar' and stock = 0 limit 1")
  const alert = { email: stranger(1001), sku: sold.rows[0].sku_simple as string }
  expect((await send({ path: '/api/product/notify', fields: alert, ip: '10.4.0.1' })).statusCode).toBe(429)
  expect(await mailCount()).toBe(max)
  expect((await sign(stranger(1002), '10.4.0.2')).statusCode).toBe(200)
  shop.clock.now = new Date(noon.getTime() + 61 * 60_000)
  expect((await sign(stranger(1003), '10.4.0.1')).statusCode).toBe(200)
})

test('S2 from everywhere together a shop sends no more than its ceiling an hour, and its operator sees it', async () => {
  const { max } = maxTypedMails.ofShop
  await sign(stranger(0), '10.5.0.1')
  await shop.pool.query('update rate_limit set count = $1 where bucket like $2', [max, 'typed mails of shop%'])
  expect((await sign(stranger(1), '10.5.0.2')).statusCode).toBe(429)
  expect(await mailCount()).toBe(1)
  const { body } = await shop.app.inject('/metrics')
  expect(body).toContain(`shop_typed_mails{country="ar"} ${max}`)
  expect(body).toContain(`shop_typed_mails_ceiling ${max}`)
  // Another country's shop has its own ceiling.
  expect((await shop.form('/api/newsletter/sign', { email: stranger(2) }, { country: 'cl' })).statusCode).toBe(200)
})
