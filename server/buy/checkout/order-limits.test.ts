import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { maxUnpaidOrders } from '#domain/buy/payments/reservation.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShop } from '#tests/shop.ts'
import { guest, openCheckouts, type Answer } from './tests/checkouts.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

/** The same shop behind a proxy, which says where each visitor comes from; 80 calls a minute allow 4 orders and 2 unpaid. */
const proxied = await openShop({
  now: () => shop.clock.now,
  env: { TRUST_PROXY: '127.0.0.1', SANDBOX_PAYMENTS: 'true', RATE_LIMIT_PER_MINUTE: '80' },
  database: shop,
})

async function ready(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const chosen = { hash, shipping: 'standard', payment: 'card_test', ...more }
  const place = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }
  const { checkout } = await shop.look(more.token ? chosen : { ...chosen, ...place })
  return { ...shop.sent(checkout!), ...(more.token ? {} : guest), ...chosen }
}

async function placeFrom(ip: string, fields: Record<string, string>): Promise<Answer> {
  const reply = await proxied.form('/api/checkout/place', fields, { headers: { 'x-forwarded-for': ip } })
  return { ...reply.json<Answer>(), status: reply.statusCode }
}

test.each(['guest', 'customer'] as const)(
  'R25 OAT-015 20 orders of one %s at once: five wait for their payment, the others are refused',
  async (buyer) => {
    await shop.setStock('RT0001-M', 100)
    const token = await shop.signIn('ana')
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => ready(buyer === 'guest' ? { email: 'race@example.com' } : { token })),
    )
    const answers = await Promise.all(orders.map((fields) => shop.call('/api/checkout/place', fields)))
    expect(
      await shop.one(sql`select count(*)::int from sales_order left join customer using (id_customer)
        where status = 'payment_pending' and coalesce(guest_email, email) =
          ${buyer === 'guest' ? 'race@example.com' : 'ana@example.com'}`),
    ).toBe(maxUnpaidOrders)
    for (const { code } of answers.filter(({ error }) => error)) expect(code).toBe('too_many_unpaid')
    await shop.expectReconciled()
  },
)

test('R25 a stranger’s unpaid orders with someone else’s e-mail do not keep that person from buying', async () => {
  for (let n = 0; n < maxUnpaidOrders; n++) {
    expect((await shop.call('/api/checkout/place', await ready({ email: 'victim@example.com' }))).error).toBe(false)
  }
  const stranger = await shop.call('/api/checkout/place', await ready({ email: 'victim@example.com' }))
  expect(stranger.code).toBe('too_many_unpaid')
  expect(await placeFrom('203.0.113.7', await ready({ email: 'victim@example.com' }))).toMatchObject({ error: false })
})

test('R25 OAT-015 many e-mails from one network hold no more goods than the network may; its IPv6 addresses are one', async () => {
  const from = async (ip: string, email: string) => (await placeFrom(ip, await ready({ email }))).code
  expect(await from('2001:db8:1:1::1', 'one@example.com')).toBeUndefined()
  expect(await from('2001:db8:1:1::2', 'two@example.com')).toBeUndefined()
  expect(await from('2001:db8:1:1::3', 'three@example.com')).toBe('too_many_unpaid')
  expect(await from('2001:db8:1:2::3', 'three@example.com')).toBeUndefined()
})

test('R25 customers have a count of their own: an address that is used up by guests does not stop them', async () => {
  const ip = '203.0.113.9'
  for (let n = 0; n < 4; n++) {
    const answer = await placeFrom(ip, await ready({ email: `g${n}@example.com` }))
    expect(answer.error).toBe(false)
    await shop.call('/api/order/cancel', answer as never)
  }
  expect((await placeFrom(ip, await ready({ email: 'g4@example.com' }))).status).toBe(429)
  const token = await shop.signIn('ana')
  expect(await placeFrom(ip, await ready({ token }))).toMatchObject({ error: false })
})

test('R25 one customer’s own count holds from every address', async () => {
  const token = await shop.signIn('ana')
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) {
    const answer = await placeFrom(`203.0.113.${10 + n}`, await ready({ token }))
    statuses.push(answer.status)
    await shop.call('/api/order/cancel', { ...(answer as never as object), token })
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('the network a guest ordered from is stored unreadable, and forgotten once the payment is decided', async () => {
  const answer = await placeFrom('203.0.113.20', await ready({ email: 'net@example.com' }))
  const networkOf = () => shop.one(sql`select guest_network from sales_order where order_nr = ${answer.order_nr}`)
  expect(await networkOf()).toMatch(/^[\w-]{20,}$/)
  await shop.call('/api/order/cancel', answer as never)
  expect(await networkOf()).toBeNull()
  await expect(
    shop.db.execute(
      sql`update sales_order set guest_network = 'x', status = 'payment_pending' where order_nr = ${answer.order_nr}`,
    ),
  ).rejects.toThrow()
})
