import net, { type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { openShop } from '#tests/shop.ts'

const problem = 'Money cannot be paid to some bank accounts.'

test('without a token figures are open to a trial on this machine, and to no visitor whom a proxy passes on', async () => {
  const { app } = await openShop({ problems: [problem] })
  const status = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode
  expect(await status('/metrics')).toBe(200)
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-host': 'tienda.example' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 caddy' },
    { referer: 'https://tienda.example/' },
    { origin: 'https://tienda.example' },
  ]) {
    expect(await status('/metrics', headers)).toBe(404)
    expect((await app.inject({ url: '/ready', headers })).json()).toEqual({ status: 'ready' })
  }
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ready', problems: [problem] })
})

test('nginx as it is without settings opens no figures', async () => {
  const { app } = await openShop()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const reply = await new Promise<string>((resolve) => {
    let text = ''
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write('GET /metrics HTTP/1.0\r\nHost: localhost\r\n\r\n'),
    )
    socket.on('data', (part: Buffer) => (text += String(part))).on('close', () => resolve(text))
  })
  expect(reply).toMatch(/^HTTP\/1\.1 404/)
})

test.each([{ PUBLIC_ORIGIN_CL: 'https://tienda.example' }, { TRUST_PROXY: '10.0.0.5' }, { HOST: '0.0.0.0' }])(
  'a shop with %j opens its figures and what is wrong by the token alone',
  async (env) => {
    const closed = await openShop({ env, problems: [problem] })
    expect((await closed.app.inject('/metrics')).statusCode).toBe(404)
    expect((await closed.app.inject('/ready')).json()).toEqual({ status: 'ready' })
    const { app } = await openShop({ env: { ...env, METRICS_TOKEN: 'a-token' }, problems: [problem] })
    const headers = { authorization: 'Bearer a-token' }
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
    const unpayable = ['ar', 'cl', 'co'].map((country) => `No way to pay in ${country}.`)
    const problems = [problem, ...unpayable]
    expect((await app.inject({ url: '/ready', headers })).json()).toEqual({ status: 'ready', problems })
    expect((await app.inject({ url: '/metrics', headers: { authorization: 'Bearer b' } })).statusCode).toBe(404)
  },
)

test('figures say what the shop does: orders and payments by outcome, the oldest waiting mail, the age of each index', async () => {
  const shop = await openCheckouts()
  await shop.db.execute(sql`truncate outbox_mail`)
  await shop.placeAsGuest(await shop.cartWith(['BT0001-37', 1]))
  await shop.get('/api/mainmenu')
  await shop.catalog.engineOf('cl')
  shop.clock.now = new Date(shop.clock.now.getTime() + 90_000)
  const { body } = await shop.app.inject('/metrics')
  const stored = await shop.rows<{ n: number }>(sql`select count(*)::int as n from sales_order where country = 'ar'
    and status = 'payment_pending' and placed_at > ${shop.clock.now.toISOString()}::timestamptz - interval '1 day'`)
  expect(stored[0]!.n).toBeGreaterThan(0)
  expect(body).toContain(`shop_orders_of_a_day{country="ar",status="payment_pending"} ${stored[0]!.n}\n`)
  expect(body).toMatch(/shop_payments_of_a_day\{method="card_test",status="pending"\} [1-9]/)
  expect(body).toMatch(/shop_outbox_oldest_seconds\{kind="mail"\} 90\n/)
  expect(body).toMatch(/shop_outbox_oldest_seconds\{kind="webhook"\} 0\n/)
  expect(body).toMatch(/shop_index_age_seconds\{country="cl"\} 90\n/)
  expect(body).toMatch(/shop_index_stale_seconds\{country="cl"\} 0\n/)
  expect(body).toContain(`shop_build_info{build="development",node="${process.version}"} 1`)
})
