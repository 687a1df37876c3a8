import { afterEach, expect, test } from 'vitest'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Order } from '#contract/buy/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import { toMinor } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
// From here on the node follows changes.
await shop.catalog.catchUp()
const operator = operatorOn(shop.url)

let seconds = 0
/** What a store charges is cached for a second, in every test by a moment of its own. */
function later() {
  seconds += 2
  shop.clock.now = new Date(noon.getTime() + seconds * 1000)
}
afterEach(() => later())

/** A command of the operator, and the moment from which checkouts follow it. */
async function tax(...words: string[]) {
  const { output } = await operator(['terms', 'tax', ...words])
  await shop.catalog.catchUp()
  later()
  return output
}

const shoe = 'ZM0001-37'
const tee = 'RT0001-M'
const minor = (units: number) => toMinor(units, countryProfiles.ar)

/** The category above the deepest one of a product. */
async function categoryAbove(sku: string): Promise<string> {
  const path =
    await shop.one(sql`select above.path from product_category filed join category own on own.id = filed.category_id
    join category above on above.id = own.parent_id
    where filed.country = 'ar' and filed.sku = ${sku} order by own.level desc, filed.position limit 1`)
  return String(path)
}
const readOrder = async ({ order_nr: nr, order_key: key }: Answer): Promise<Order> =>
  (await shop.call('/api/order/detail', { order_nr: nr, order_key: key })).order

/** Everything that is paid, and its tax, are the sums of the rates. */
function expectSums({ taxes, tax_included: all, sub_total: goods, discount, shipping, coupons }: Order) {
  const credits = coupons.filter((one) => one.is_credit).reduce((sum, { amount }) => sum + minor(amount), 0)
  expect(taxes.reduce((sum, { tax }) => sum + minor(tax), 0)).toBe(minor(all))
  expect(taxes.reduce((sum, { paid }) => sum + minor(paid), 0)).toBe(
    minor(goods) - minor(discount) + credits + minor(shipping),
  )
}

test('OP-052 a category with a rate of its own: a mixed order says both, they add up, and a later rate leaves it as it is', async () => {
  const above = await categoryAbove('RT0001')
  expect(await tax('ar', '10.5', '--category', above)).toBe(`ar  ${above}  10.5 %\nar  otherwise  21 %`)

  const hash = await shop.cartWith([tee, 2], [shoe, 1])
  const { checkout } = await shop.look({ hash, shipping: 'standard' })
  const placed = await shop.placeAsGuest(hash)
  expect(placed).toMatchObject({ error: false })
  const order = await readOrder(placed)
  expect(order.taxes.map(({ percent }) => percent)).toEqual([21, 10.5])
  expect(order.taxes.every(({ tax: amount }) => amount > 0)).toBe(true)
  expectSums(order)
  expect(order).toMatchObject({ tax_percent: 21, tax_included: checkout!.totals.tax_included })
  expect(
    await shop.rows(sql`select sku_simple as sku, tax_percent::float8 as percent from order_item
      where order_nr = ${placed.order_nr} order by sku_simple`),
  ).toEqual([
    { sku: tee, percent: 10.5 },
    { sku: shoe, percent: 21 },
  ])

  await tax('ar', '27', '--category', above)
  await operator('terms set ar tax_percent=19')
  later()
  expect(await readOrder(placed)).toMatchObject({ taxes: order.taxes, tax_included: order.tax_included })
  const now = await readOrder(await shop.placeAsGuest(await shop.cartWith([tee, 1], [shoe, 1])))
  expect(now.taxes.map(({ percent }) => percent)).toEqual([27, 19])
  expectSums(now)

  await tax('ar', 'none', '--category', above)
  const same = await readOrder(await shop.placeAsGuest(await shop.cartWith([tee, 1], [shoe, 1])))
  expect(same.taxes).toEqual([{ percent: 19, paid: same.total, tax: same.tax_included }])
  expectSums(same)
})

test('OP-052 OP-078 staff see an order by rate, in the desk and at the terminal, also after a part was cancelled', async () => {
  await tax('ar', '10.5', '--category', await categoryAbove('RT0001'))
  const placed = await shop.placeAsGuest(await shop.cartWith([tee, 2], [shoe, 1]))
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  const bought = await readOrder(placed)
  const desk = await signedInStaff(shop, { email: 'tasas@tienda.example', roles: ['care'] }, () => shop.clock.now)
  const path = `/desk/api/orders/${placed.order_nr}`
  const { order } = await desk.get<{ order: DeskOrder }>(path)
  expect(order.sums.taxes).toEqual(
    bought.taxes.map(({ percent, paid, tax: amount }) => ({ percent, paid: minor(paid), amount: minor(amount) })),
  )
  const items = [{ id: order.items.find(({ skuSimple }) => skuSimple === tee)!.id, quantity: 1 }]
  const cut = await desk.post<{ order: DeskOrder }>(
    `${path}/cut`,
    { items, reason: 'Sin stock', version: order.version },
    { headers: { 'idempotency-key': 'tasas-uno-1' } },
  )
  expect(cut.order.sums).toMatchObject({ taxes: order.sums.taxes, taxIncluded: order.sums.taxIncluded })
  const { output } = await operator(['order', 'show', placed.order_nr])
  expect(output).toMatch(/ {2}tax of 21 % in .+: .+\n {2}tax of 10\.5 % in /)
  await shop.expectReconciled()
})

test('U47 the page of a product says its own rate for the price without taxes, and follows at once', async () => {
  const slug = await shop.one(sql`select slug from product where country = 'ar' and sku = 'RT0001'`)
  const page = async () => (await shop.get(`/api/productdetail/${String(slug)}`, { country: 'ar' })).json().data
  expect(await page()).not.toHaveProperty('tax_percent')
  const above = await categoryAbove('RT0001')
  await tax('ar', '10.5', '--category', above)
  expect(await page()).toMatchObject({ tax_percent: 10.5 })
  // A category that a feed adds below it is taxed alike, whatever its path and wherever else its products are.
  await shop.pool.query(`delete from product_category where country = 'ar' and sku = 'RT0001'`)
  await shop.pool.query(
    `with fresh as (insert into category (country, parent_id, path, name, level, position)
      select country, id, '/lisas/', 'Lisas', level + 1, 99 from category where country = 'ar' and path = $1 returning id)
    insert into product_category (country, sku, category_id, position) select 'ar', 'RT0001', id, 1 from fresh`,
    [above],
  )
  await shop.catalog.catchUp()
  expect(await page()).toMatchObject({ tax_percent: 10.5 })
  await tax('ar', 'none', '--category', above)
  expect(await page()).not.toHaveProperty('tax_percent')
})

test('terms tax is on the record and lists as JSON', async () => {
  const above = await categoryAbove('ZM0001')
  await tax('ar', '0', '--category', above)
  expect(JSON.parse(await tax('ar', '--json'))).toEqual({ store: 21, categories: { [above]: 0 } })
  expect(JSON.parse(await tax('cl', '--json'))).toEqual({ store: 19, categories: {} })
  expect(await shop.rows(sql`select action, subject from audit order by id desc limit 1`)).toEqual([
    { action: 'terms-tax', subject: `ar ${above}: 0 %` },
  ])
})

test.each([
  [['ar', '10', '--category', '/nada/'], 'ar has no category /nada/.'],
  [['ar', '10,5', '--category', '/mujer/'], 'PERCENT must be a rate from 0 to 100 like 10.5, or none; "10,5" is not.'],
  [['ar', '101', '--category', '/mujer/'], 'PERCENT must be a rate from 0 to 100'],
  [['ar', '10'], '--category is missing. The rate of the store is one of its terms: terms set ar tax_percent=N.'],
  [['ar', '--category', '/mujer/'], 'PERCENT is missing: the rate of that category, or none.'],
])('terms tax %j is refused with a sentence', async (words, sentence) => {
  await expect(tax(...words)).rejects.toThrow(sentence)
})
