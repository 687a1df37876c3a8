import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDatabase } from '#db/connection/open.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShop } from '#tests/shop.ts'
import { guest, openCheckouts, type Answer } from './tests/checkouts.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

/** A second node of the shop on the same database: it shares nothing else with the first. */
const other = openDatabase(shop.url)
afterAll(other.close)
const second = await openShop({ now: () => shop.clock.now, database: { ...other, url: shop.url } })

type Node = typeof second.form
const nodes: Readonly<Record<'one node' | 'two nodes', readonly Node[]>> = {
  'one node': [shop.form],
  'two nodes': [shop.form, second.form],
}
const kinds = ['one node', 'two nodes'] as const

/** Everything a shopper sends when she taps the last button, looked up before the race begins. */
async function ready(hash: string, email: string): Promise<Record<string, string>> {
  const chosen = { hash, shipping: 'standard', payment: 'card_test' }
  const place = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }
  const { checkout } = await shop.look({ ...chosen, ...place })
  return { ...shop.sent(checkout!), ...guest, ...chosen, email }
}

async function place(node: Node, fields: Record<string, string>, key: string): Promise<Answer> {
  const reply = await node('/api/checkout/place', fields, { headers: { 'idempotency-key': key } })
  return { ...reply.json<Answer>(), status: reply.statusCode }
}

const fair = <T>(list: readonly T[], at: number) => list[at % list.length]!

test.each(kinds)(
  'R1 INV-01 100 shoppers and one unit, on %s: one order, 99 refusals, nobody is charged',
  async (kind) => {
    await shop.setStock('RT0001-M', 10)
    const carts = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => ready(await shop.cartWith(['RT0001-M', 1]), `s${at}@example.com`)),
    )
    await shop.setStock('RT0001-M', 1)
    const answers = await Promise.all(carts.map((fields, at) => place(fair(nodes[kind], at), fields, `buy-one-${at}`)))
    const won = answers.filter(({ error }) => !error)
    expect(won).toHaveLength(1)
    for (const answer of answers.filter(({ error }) => error)) {
      expect(answer).toMatchObject({
        status: 200,
        code: 'out_of_stock',
        message: 'Producto removido por falta de stock.',
      })
    }
    expect(await shop.stockOf('RT0001-M')).toBe(0)
    expect(await shop.one(sql`select count(*)::int from sandbox_payment where order_nr <> 'R107'`)).toBe(1)
    await shop.expectReconciled()
  },
)

test.each(kinds)(
  'R2 INV-02 100 shoppers with mixed carts of 20 sizes, on %s: no deadlock, nothing oversold',
  async (kind) => {
    const sizes = (
      await shop.rows<{ sku: string }>(sql`select sku_simple as sku from simple join product using (country, sku)
      where country = 'ar' and active and stock >= 3 and not is_gift_card
        and not exists (select from membership where membership.sku = product.sku) order by sku_simple limit 20`)
    ).map(({ sku }) => sku)
    for (const sku of sizes) await shop.setStock(sku, 300)
    const carts = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        // Each in another order and with other quantities: only the shop keeps them from waiting in a circle.
        const turned = [...sizes.slice(at % 20), ...sizes.slice(0, at % 20)]
        const lines = (at % 2 ? turned : turned.toReversed()).map((sku, line) => [sku, 1 + ((at + line) % 3)] as const)
        return ready(
          await shop.cartWith(...lines.map(([sku, n]) => [sku, n] as [string, number])),
          `m${at}@example.com`,
        )
      }),
    )
    for (const sku of sizes) await shop.setStock(sku, 50)
    const answers = await Promise.all(carts.map((fields, at) => place(fair(nodes[kind], at), fields, `buy-many-${at}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['out_of_stock']))
    const won = answers.filter(({ error }) => !error).length
    expect(won).toBeGreaterThan(15)
    expect(await shop.one(sql`select count(*)::int from sales_order where guest_email like 'm%@example.com'`)).toBe(won)
    const sold = await shop.rows<{ sku: string; sold: number; stock: number }>(
      sql`select s.sku_simple as sku, s.stock, coalesce(sum(quantity), 0)::int as sold from simple s
      left join order_item i on i.sku_simple = s.sku_simple
        and i.order_nr in (select order_nr from sales_order where guest_email like 'm%@example.com')
      where s.sku_simple in (${sql.join(
        sizes.map((sku) => sql`${sku}`),
        sql`, `,
      )}) group by 1, 2`,
    )
    for (const size of sold) expect(size.sold + size.stock).toBe(50)
    await shop.expectReconciled()
  },
)

test.each(kinds)('R5 R7 INV-18 20 calls of one cart with one key, on %s: one order, one answer', async (kind) => {
  const fields = await ready(await shop.cartWith(['RT0001-M', 1]), 'same@example.com')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => place(fair(nodes[kind], at), fields, 'the-same')),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ error: false, next: { kind: 'redirect' } })
  expect(await shop.one(sql`select count(*)::int from sales_order where guest_email = 'same@example.com'`)).toBe(1)
  await shop.expectReconciled()
})

test.each(kinds)('R5 INV-18 20 calls of one cart with keys of their own, on %s: one order', async (kind) => {
  const fields = await ready(await shop.cartWith(['RT0001-M', 1]), 'keys@example.com')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => place(fair(nodes[kind], at), fields, `another-${at}`)),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  for (const { code } of answers.filter(({ error }) => error)) expect(code).toBe('cart_outdated')
  expect(await shop.one(sql`select count(*)::int from sales_order where guest_email = 'keys@example.com'`)).toBe(1)
  await shop.expectReconciled()
})

test('R6 the same key with another body is refused, and another guest’s key opens nothing', async () => {
  const fields = await ready(await shop.cartWith(['RT0001-M', 1]), 'key@example.com')
  const first = await place(shop.form, fields, 'reused-key')
  expect(first.error).toBe(false)
  expect(await place(shop.form, { ...fields, phone: '4556678' }, 'reused-key')).toMatchObject({
    status: 409,
    code: 'idempotency_conflict',
  })
  const others = await ready(await shop.cartWith(['RT0001-L', 1]), 'other@example.com')
  const answer = await place(shop.form, others, 'reused-key')
  expect(answer.order_nr).not.toBe(first.order_nr)
})

test('R15 R16 INV-09 a coupon of one use and 20 orders at once: one has it', async () => {
  await shop.db.execute(
    sql`update sales_rule set max_uses = 1, used_count = 0 where country = 'ar' and code = 'BIENVENIDA10'`,
  )
  const carts = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const hash = await shop.cartWith(['RT0001-M', 1])
      expect((await shop.add(hash, 'BIENVENIDA10')).error).toBe(false)
      return ready(hash, `c${at}@example.com`)
    }),
  )
  const answers = await Promise.all(carts.map((fields, at) => place(shop.form, fields, `coupon-${at}`)))
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  for (const { code, changes } of answers.filter(({ error }) => error)) {
    expect(code).toBe('cart_outdated')
    expect(changes).toBeInstanceOf(Array)
  }
  expect(await shop.one(sql`select used_count from sales_rule where country = 'ar' and code = 'BIENVENIDA10'`)).toBe(1)
  await shop.expectReconciled()
})

test('R16 INV-09 once per customer holds for a guest too: two carts at once with one e-mail', async () => {
  await shop.db.execute(
    sql`update sales_rule set max_uses_per_customer = 1 where country = 'ar' and code = 'BIENVENIDA10'`,
  )
  const carts = await Promise.all(
    [1, 2, 3].map(async () => {
      const hash = await shop.cartWith(['RT0001-M', 1])
      await shop.add(hash, 'BIENVENIDA10')
      return ready(hash, 'twice@example.com')
    }),
  )
  const answers = await Promise.all(carts.map((fields, at) => place(shop.form, fields, `twice-key-${at}`)))
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
})

test('R18 INV-12 a wallet and 6 carts at once: it is spent once, what is left is what was booked', async () => {
  const token = await shop.signIn('ana')
  const balance = (await shop.one(sql`select balance::int from wallet join customer using (id_customer)
    where email = 'ana@example.com'`)) as number
  const carts = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const hash = await shop.cartWith(['RT0001-M', 1])
      const chosen = { token, hash, shipping: 'standard', payment: 'card_test', wallet: '1' }
      const { checkout } = await shop.look(chosen)
      return { ...shop.sent(checkout!), ...chosen }
    }),
  )
  const answers = await Promise.all(carts.map((fields, at) => place(shop.form, fields, `wallet-${at}`)))
  expect(answers.filter(({ error }) => !error).length).toBeGreaterThanOrEqual(1)
  const spent = (await shop.one(sql`select coalesce(sum(wallet_used), 0)::int from sales_order
    where placed_at = ${shop.clock.now.toISOString()}`)) as number
  expect(spent).toBeGreaterThan(0)
  expect(spent).toBeLessThanOrEqual(balance)
  expect(
    await shop.one(
      sql`select balance::int from wallet join customer using (id_customer) where email = 'ana@example.com'`,
    ),
  ).toBe(balance - spent)
  await shop.expectReconciled()
})
