import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { listOrders, type OrderFilter } from './list-orders.ts'

const { db, rows, one, operator } = await openDemoShop()
const numbers = async (filter: OrderFilter, page: { limit?: number; after?: string } = {}) =>
  (await listOrders(db, filter, { limit: 1000, ...page })).orders.map(({ orderNr }) => orderNr)
const naive = async (condition: ReturnType<typeof sql>) =>
  (await rows(sql`select order_nr from sales_order o where ${condition} order by placed_at desc, order_nr desc`)).map(
    ({ order_nr }) => order_nr,
  )
type Listed = { orders: { orderNr: string; email: string; name: string }[]; next: string | null }
const asJson = async (line: string) => JSON.parse((await operator(`${line} --json`)).output) as Listed

const ofProduct = sql`exists (select from order_item i where i.order_nr = o.order_nr and i.sku_simple like 'ZM0001-%')`
test.each<[string, OrderFilter, ReturnType<typeof sql>]>([
  ['all', {}, sql`true`],
  ['of a store', { countries: ['cl'] }, sql`country = 'cl'`],
  ['by status', { statuses: ['paid', 'preparing'] }, sql`status in ('paid', 'preparing')`],
  [
    'of a store by status',
    { countries: ['ar'], statuses: ['delivered'] },
    sql`country = 'ar' and status = 'delivered'`,
  ],
  [
    'by method',
    { method: 'wallet' },
    sql`exists (select from payment p where p.order_nr = o.order_nr and method = 'wallet')`,
  ],
  [
    'by payment',
    { payment: 'pending' },
    sql`exists (select from payment p where p.order_nr = o.order_nr and status = 'pending')`,
  ],
  ['by number', { text: ' r101 ' }, sql`order_nr = 'R101'`],
  [
    'by e-mail',
    { text: 'Ana@Example.com' },
    sql`id_customer = (select id_customer from customer where email = 'ana@example.com')`,
  ],
  [
    'by a document as people write it',
    { text: '28.456.123' },
    sql`id_customer = (select id_customer from customer where email = 'ana@example.com')`,
  ],
  [
    'by a size',
    { text: 'ZM0001-38' },
    sql`exists (select from order_item i where i.order_nr = o.order_nr and i.sku_simple = 'ZM0001-38')`,
  ],
  ['by a product', { text: 'zm0001' }, ofProduct],
  ['by a product of a store', { text: 'ZM0001', countries: ['cl'] }, sql`${ofProduct} and country = 'cl'`],
  ['by what nobody has', { text: 'nadie@example.com' }, sql`false`],
])('orders are listed %s, the latest first', async (_, filter, condition) => {
  expect(await numbers(filter)).toEqual(await naive(condition))
})

test('days are those of the order’s own store: the same moment is another day in another zone', async () => {
  // 2026-11-10 23:30 in Bogotá, 2026-11-11 01:30 in Buenos Aires.
  await db.execute(sql`alter table sales_order disable trigger user`)
  await db.execute(sql`update sales_order set placed_at = '2026-11-11T04:30:00Z' where order_nr in ('R101', 'R501')`)
  await db.execute(sql`alter table sales_order enable trigger user`)
  const on = async (day: string) =>
    (await numbers({ from: day, to: day })).filter((nr) => nr === 'R101' || nr === 'R501')
  expect(await on('2026-11-10')).toEqual(['R501'])
  expect(await on('2026-11-11')).toEqual(['R101'])
  expect(await numbers({ countries: ['co'], from: '2026-11-11', to: '2026-11-11' })).not.toContain('R501')
})

test('pages neither repeat nor miss an order, orders of one moment included', async () => {
  await db.execute(sql`alter table sales_order disable trigger user`)
  await db.execute(sql`update sales_order set placed_at = '2026-11-11T04:30:00.123456Z' where country = 'ar'`)
  await db.execute(sql`alter table sales_order enable trigger user`)
  const all = await numbers({})
  const seen: string[] = []
  for (let after: string | null = null, pages = 0; pages < 100; pages++) {
    const page = await listOrders(db, {}, { limit: 3, ...(after !== null && { after }) })
    seen.push(...page.orders.map(({ orderNr }) => orderNr))
    after = page.next
    if (after === null) break
  }
  expect(seen).toEqual(all)
  await expect(listOrders(db, {}, { limit: 3, after: 'R999' })).rejects.toThrow('There is no order "R999".')
})

test('the terminal masks who bought; show reveals it for a reason, which is recorded', async () => {
  const { orders } = await asJson('orders list --text R101')
  expect(orders).toMatchObject([{ orderNr: 'R101', email: 'a…@example.com', name: 'A. P.' }])
  const masked = (await operator('order show R101')).output
  expect(masked).toContain('a…@example.com')
  for (const secret of ['ana@example.com', '28456123', 'Paredes', 'Honduras', '45678901'])
    expect(masked).not.toContain(secret)
  await expect(operator('order show R101 --reveal')).rejects.toThrow('for a reason')
  expect(await rows(sql`select from audit where action = 'reveal-order'`)).toEqual([])
  const shown = await operator(['order', 'show', 'r101', '--reveal', '--reason', 'Llama por su paquete', '--json'])
  expect(JSON.parse(shown.output)).toMatchObject({
    orderNr: 'R101',
    buyer: { email: 'ana@example.com', document: '28456123' },
  })
  expect(await one(sql`select actor, subject, reason from audit where action = 'reveal-order'`)).toEqual({
    actor: 'operator test',
    subject: 'R101',
    reason: 'Llama por su paquete',
  })
})

test('an order shows its goods, payments, steps, returns and what the staff did', async () => {
  await operator('advance-order R107')
  const { output } = await operator('order show R107')
  const items = await rows(sql`select sku_simple from order_item where order_nr = 'R107'`)
  for (const { sku_simple } of items) expect(output).toContain(sku_simple)
  expect(output).toMatch(/payment \d+, \w+: approved/)
  expect(output).toContain('operator test: advance-order R107: payment_pending to paid')
})

test.each([
  ['orders list --status enviado', /--status must be one of .*shipped.*"enviado" is not/],
  ['orders list --from 2026-02-30', /--from must be a day such as 2026-11-30; "2026-02-30" is not/],
  ['orders list --country br', /There is no store "br"/],
  ['orders list --limit 0', /--limit must be a whole number from 1 to 1000/],
  ['orders list --after R999', /There is no order "R999"/],
  ['order show R999', /There is no order "R999"/],
  ['orders list --colour red', /Unknown option '--colour'/],
])('%s is refused in a sentence', async (line, sentence) => {
  await expect(operator(line)).rejects.toThrow(sentence)
})
