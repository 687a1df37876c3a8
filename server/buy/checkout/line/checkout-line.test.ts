import { beforeEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { numberLifetimeMs, passedOverAfterMs, placeLifetimeMs } from '#domain/buy/checkout/line.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { setTerms } from '#server/ledger/terms/change-terms.ts'
import { guest, openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShop } from '#tests/shop.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

const now = () => shop.clock.now
/** Two nodes behind a proxy, which says where each visitor comes from. */
const nodes = [
  await openShop({ now, env: { TRUST_PROXY: '127.0.0.1', SANDBOX_PAYMENTS: 'true' }, database: shop }),
  await openShop({ now, env: { TRUST_PROXY: '127.0.0.1', SANDBOX_PAYMENTS: 'true' }, database: shop }),
]

async function limitTo(places: number): Promise<void> {
  await setTerms(shop.db, 'ar', [['checkout_places', String(places)]], { actor: 'test', now: now() })
  for (const node of nodes) await node.storeTerms.reload()
}
beforeEach(() => limitTo(2))

const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms))
const place = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }

type LineAnswer = Answer & { line?: { ahead: number; minutes: number | null; again_in: number } }
let visitors = 0

/** A shopper with a cart, an address of their own and a node that answers them. */
async function arrive() {
  const at = visitors++
  const hash = await shop.cartWith(['RT0001-M', 1])
  const headers = { 'x-forwarded-for': `203.0.113.${(at % 200) + 1}` }
  const send = async (path: string, fields: Record<string, string>, key?: string): Promise<LineAnswer> => {
    const all = { ...headers, ...(key && { 'idempotency-key': key }) }
    const reply = await nodes[at % nodes.length]!.form(path, fields, { headers: all })
    return { ...reply.json<LineAnswer>(), status: reply.statusCode }
  }
  const chosen = { hash, shipping: 'standard', payment: 'card_test' }
  const look = () => send('/api/checkout/options', { ...chosen, ...place })
  return {
    look,
    isInside: async () => !(await look()).error,
    async order(): Promise<LineAnswer> {
      const { checkout } = await look()
      // A script sends an order without having seen the checkout.
      const seen = checkout ? shop.sent(checkout) : { version: '1', total: '1', terms_version: termsVersion }
      const fields = { ...seen, ...guest, ...chosen, email: `line${at}@example.com` }
      return send('/api/checkout/place', fields, crypto.randomUUID())
    },
    resend: (fields: Record<string, string>, key: string) => send('/api/checkout/place', fields, key),
  }
}

test('R32 a store without a limit notes nobody', async () => {
  await limitTo(0)
  const one = await arrive()
  expect(await one.isInside()).toBe(true)
  expect((await one.order()).error).toBe(false)
  expect(await shop.one(sql`select count(*)::int from checkout_visit`)).toBe(0)
})

test('R32 a full checkout says which place one has; the first to come is let in when an order is placed', async () => {
  await shop.setStock('RT0001-M', 100)
  const people = []
  for (let n = 0; n < 4; n++) {
    people.push(await arrive())
    await people[n]!.look()
    later(10)
  }
  const [first, , third, fourth] = people
  expect(await third!.look()).toMatchObject({
    status: 200,
    code: 'checkout_full',
    line: { ahead: 0, minutes: 1, again_in: 5 },
  })
  expect(await fourth!.look()).toMatchObject({ code: 'checkout_full', line: { ahead: 1 } })
  // Past the screen, by a script: the order itself waits too, and nothing is bought.
  expect(await fourth!.order()).toMatchObject({ code: 'checkout_full', line: { ahead: 1 } })
  expect(await shop.one(sql`select count(*)::int from sales_order where guest_email like 'line%'`)).toBe(0)

  expect((await first!.order()).error).toBe(false)
  // Later in time, earlier in line.
  expect((await fourth!.look()).line).toMatchObject({ ahead: 0 })
  expect(await third!.isInside()).toBe(true)
  expect((await fourth!.look()).code).toBe('checkout_full')
})

test('R32 who comes in and finds it sold out gives the place back at once', async () => {
  await limitTo(1)
  const [first, second, third] = [await arrive(), await arrive(), await arrive()]
  for (const one of [first, second, third]) {
    await one.look()
    later(10)
  }
  await shop.setStock('RT0001-M', 1)
  expect((await first.order()).error).toBe(false)
  expect(await second.look()).toMatchObject({ error: false, checkout: { cart: { items: [] } } })
  expect(await third.look()).toMatchObject({ error: false, checkout: { cart: { items: [] } } })
})

test('R32 C8 an order that is sent once more is answered, though its place is taken', async () => {
  await limitTo(1)
  const first = await arrive()
  const { checkout } = await first.look()
  const fields = {
    ...shop.sent(checkout!),
    ...guest,
    hash: checkout!.cart.hash,
    shipping: 'standard',
    payment: 'card_test',
  }
  const key = crypto.randomUUID()
  const placed = await first.resend(fields, key)
  expect(placed.error).toBe(false)
  const second = await arrive()
  expect(await second.isInside()).toBe(true)
  expect(await first.resend(fields, key)).toMatchObject({ error: false, order_nr: placed.order_nr })
})

test('R32 thirty shoppers at two nodes at once: never more inside than the limit, and all get in by their order', async () => {
  await limitTo(5)
  await shop.setStock('RT0001-M', 100)
  const people = await Promise.all(Array.from({ length: 30 }, arrive))
  await Promise.all(people.map(({ look }) => look()))
  const inside = () =>
    shop.one(sql`select count(*)::int from checkout_visit where entered_at is not null and left_at is null`)
  let ordered = 0
  let waiting = people
  for (let round = 0; waiting.length > 0 && round < 20; round++) {
    later(1000)
    const looks = await Promise.all(waiting.map(async (person) => ({ person, answer: await person.look() })))
    expect(await inside()).toBeLessThanOrEqual(5)
    const entered = looks.filter(({ answer }) => !answer.error)
    const aheads = looks.flatMap(({ answer }) => answer.line?.ahead ?? [])
    expect(Math.max(-1, ...aheads)).toBeLessThan(waiting.length)
    const answers = await Promise.all(entered.map(({ person }) => person.order()))
    ordered += answers.filter(({ error }) => !error).length
    waiting = looks.filter(({ answer }) => answer.error).map(({ person }) => person)
  }
  expect(ordered).toBe(30)
})

test('R32 a place is lost by doing nothing; a phone that slept is passed over and keeps its turn, until it was away too long', async () => {
  await limitTo(1)
  const [first, second, third] = [await arrive(), await arrive(), await arrive()]
  for (const one of [first, second, third]) {
    await one.look()
    later(10)
  }
  later(placeLifetimeMs / 2)
  expect(await first.isInside()).toBe(true)
  later(placeLifetimeMs + 1)
  // The second did not ask for a while: the third goes in.
  expect(await third.isInside()).toBe(true)
  expect((await second.look()).line).toMatchObject({ ahead: 0 })
  // The first begins again, behind the second.
  expect((await first.look()).line).toMatchObject({ ahead: 1 })
  later(passedOverAfterMs + 1)
  expect((await first.look()).line).toMatchObject({ ahead: 0 })
  expect((await second.look()).line).toMatchObject({ ahead: 0 })
  later(numberLifetimeMs + 1)
  expect(await first.isInside()).toBe(true)
  expect((await second.look()).line).toMatchObject({ ahead: 0 })
})

test('R32 R25 a script with many carts in one network does not fill the line for all others', async () => {
  const script = await openShop({
    now,
    env: { TRUST_PROXY: '127.0.0.1', SANDBOX_PAYMENTS: 'true', RATE_LIMIT_PER_MINUTE: '100' },
    database: shop,
  })
  const ask = async (ip: string) => {
    const fields = { hash: await shop.cartWith(['RT0001-M', 1]), ...place }
    return script.form('/api/checkout/options', fields, { headers: { 'x-forwarded-for': ip } })
  }
  const statuses = []
  for (let n = 0; n < 7; n++) statuses.push((await ask('198.51.100.7')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await ask('198.51.100.8')).statusCode).toBe(200)
})
