import { expect, test } from 'vitest'
import { and, eq, isNull, sql } from '#db/connection/drizzle.ts'
import { writePlaces } from '#db/places/write-places.ts'
import { customerAddress, customerBankData } from '#db/schema/addresses.ts'
import { cart, cartItem } from '#db/schema/carts.ts'
import { product, productAttribute, productCategory, productImage } from '#db/schema/catalog.ts'
import { banner, helpArticle, homeItem, homePage, menuItem, staticPage } from '#db/schema/content.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { customer, socialIdentity, wishlistItem } from '#db/schema/customers.ts'
import { searchTerm } from '#db/schema/discovery.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { customerMembership } from '#db/schema/memberships.ts'
import { orderItem, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { customerDevice } from '#db/schema/sessions.ts'
import { simple } from '#db/schema/stock.ts'
import { walletMovement, wallet } from '#db/schema/wallet.ts'
import { attributeKeys } from '#domain/browse/catalog/attributes.ts'
import type { BankData } from '#domain/after-sale/bank-data/bank-data.ts'
import { isCbu, isCuit, isRut } from '#domain/platform/country/check-digits.ts'
import { exchangeTransitions, type ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import { orderTransitions, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { freshDatabase } from '#tests/database.ts'
import { priceLimits } from '../catalogue/amounts.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import type { PersonName } from './people.ts'
import { skuOf } from '../catalogue/sku.ts'

const now = new Date('2026-11-15T15:00:00Z')
const { db } = await freshDatabase()
await writePlaces(db)
const seeded = await seedDemo(db, { now })
const idOf = async (name: PersonName) => {
  const [row] = await db
    .select()
    .from(customer)
    .where(eq(customer.email, `${name}@example.com`))
  return row!.idCustomer
}
const ana = await idOf('ana')
const dora = await idOf('dora')
const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows

test('a database that has the demo is left as it is', async () => {
  expect(seeded).toMatchObject({ isNew: true, autologin: { valid: expect.any(String) } })
  const before = await db.$count(salesOrder)
  expect(await seedDemo(db, { now })).toEqual({ isNew: false })
  expect(await db.$count(salesOrder)).toBe(before)
})

test.each(openCountries)('%s: 34 products fill /zapatillas-mujer/, paraguas and vacia are empty', async (country) => {
  const count = async (path: string) =>
    rows(sql`select count(*)::int as n from product_category join category on category.id = category_id
      join product using (sku) where category.country = ${country} and path = ${path} and active`)
  expect(await count('/zapatillas-mujer/')).toEqual([{ n: 34 }])
  expect(await count('/accesorios/paraguas/')).toEqual([{ n: 0 }])
})

test.each(openCountries)('%s: every attribute a shopper may filter by occurs (VAL-02)', async (country) => {
  const found = await db
    .selectDistinct({ key: productAttribute.key })
    .from(productAttribute)
    .innerJoin(product, and(eq(product.sku, productAttribute.sku), eq(product.country, country)))
  expect(found.map(({ key }) => key).sort()).toEqual([...attributeKeys].sort())
})

test.each(openCountries)('%s: the roles of the products', async (country) => {
  const read = async (role: string) =>
    (
      await db
        .select()
        .from(product)
        .where(eq(product.sku, skuOf(country, role)))
    )[0]!
  const stockOf = async (role: string) => {
    const sizes = await db
      .select()
      .from(simple)
      .where(eq(simple.sku, skuOf(country, role)))
      .orderBy(simple.position)
    return Object.fromEntries(sizes.map(({ size, stock }) => [size, stock]))
  }
  expect((await stockOf('ZM0002'))['37']).toBe(1)
  expect((await stockOf('ZM0003'))['38']).toBe(2)
  expect(await stockOf('ZM0004')).toEqual({ '36': 0, '37': 14, '38': 0, '39': 10 })
  expect(new Set(Object.values(await stockOf('ZM0005')))).toEqual(new Set([0]))
  expect(await read('ZM0001')).toMatchObject({ isEco: true, isBoost: true, sizeTableId: expect.any(Number) })
  const { price, specialPrice } = await read('RT0002')
  expect(specialPrice! / price).toBe(0.6)
  expect((await read('RT0001')).specialPrice).toBeNull()
  expect(Object.keys(await stockOf('RT0001'))).toEqual(['S', 'M', 'L', 'XL'])
  expect(Object.keys(await stockOf('RT0003'))).toEqual(['U'])
  expect((await read('RT0004')).description).toHaveLength(180)
  expect(await db.$count(productCategory, eq(productCategory.sku, skuOf(country, 'RT0004')))).toBe(5)
  expect((await read('RN0001')).exchangeable).toBe(false)
  expect((await read('GC0001')).isGiftCard).toBe(true)
  expect((await read('RV0003')).specialTo!.getTime()).toBe(now.getTime() - 86_400_000)
  expect((await read('XX0001')).active).toBe(false)
  const [limits] = await db
    .select({ cheapest: sql<number>`min(price)`, dearest: sql<number>`max(price)` })
    .from(product)
    .where(and(eq(product.country, country), eq(product.active, true)))
  expect(limits).toEqual(priceLimits[country])
})

test('pictures: four of ZM0001, none of RV0001, one of RV0002 without its ending', async () => {
  const urls = async (sku: string) =>
    (await db.select().from(productImage).where(eq(productImage.sku, sku))).map(({ url }) => url)
  expect(await urls('ZM0001')).toHaveLength(4)
  expect(await urls('RV0001')).toEqual([])
  expect(await urls('RV0002')).toEqual(['/img/p/RV0002-1'])
  const bare = await rows(sql`select sku from product_image where url not like '%.jpg' order by sku`)
  expect(bare).toEqual([{ sku: 'RV0002' }, { sku: 'RV0002CL' }, { sku: 'RV0002CO' }])
})

test('INV-02 stock is the sum of its movements, INV-12 balances are the sum of theirs', async () => {
  expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])
  expect(await rows(sql`select * from wallet_reconciliation`)).toEqual([])
})

test('ana has eleven orders, one of each kind', async () => {
  const orders = await db.select().from(salesOrder).where(eq(salesOrder.idCustomer, ana)).orderBy(salesOrder.orderNr)
  expect(Object.fromEntries(orders.map(({ orderNr, status }) => [orderNr, status]))).toEqual({
    R101: 'delivered',
    R102: 'delivered',
    R103: 'delivered',
    R104: 'delivered',
    R105: 'shipped',
    R106: 'preparing',
    R107: 'payment_pending',
    R108: 'cancelled',
    R109: 'payment_rejected',
    R110: 'delivered',
    R111: 'returned',
  })
  const daysSince = orders.slice(0, 4).map(({ deliveredAt }) => (now.getTime() - deliveredAt!.getTime()) / 86_400_000)
  expect(daysSince).toEqual([5, 12, 8, 45])
  expect(new Set(orders.map(({ secondaryNr }) => secondaryNr)).size).toBe(11)
})

test('ORD-02 R101 has two rows of one size, to be merged', async () => {
  const items = await db.select().from(orderItem).where(eq(orderItem.orderNr, 'R101')).orderBy(orderItem.id)
  expect(items.map(({ skuSimple, quantity }) => [skuSimple, quantity])).toEqual([
    ['ZM0001-38', 1],
    ['ZM0001-38', 1],
    ['RT0001-M', 1],
  ])
})

test('INV-05 the lines of every order pay its sub-total less its discount', async () => {
  const wrong = await rows(sql`select order_nr from sales_order join order_item using (order_nr)
    group by order_nr, sub_total, discount
    having sum(paid_price) <> sub_total - discount or sum(unit_price::bigint * quantity) <> sub_total`)
  expect(wrong).toEqual([])
})

test('INV-17 every history goes along the arrows and ends where its order or exchange stands', async () => {
  const events = await db.select().from(statusEvent).orderBy(statusEvent.at, statusEvent.id)
  const histories = Map.groupBy(events, ({ subject, subjectId }) => `${subject} ${subjectId}`)
  for (const { orderNr, status } of await db.select().from(salesOrder)) {
    const steps = histories.get(`order ${orderNr}`)!.map((step) => step.status as OrderStatus)
    expect(steps.at(-1), orderNr).toBe(status)
    steps.reduce((from, to) => (expect(orderTransitions[from], orderNr).toContain(to), to))
  }
  for (const { batchnumber, status } of await db.select().from(exchangeRequest)) {
    const steps = histories.get(`exchange ${batchnumber}`)!.map((step) => step.status as ExchangeStatus)
    expect(steps.at(-1), batchnumber).toBe(status)
    steps.reduce((from, to) => (expect(exchangeTransitions[from], batchnumber).toContain(to), to))
  }
  expect(events.filter(({ at }) => at > now)).toEqual([])
})

test('the wallet of ana: nine movements, 31 000 in all, 16 000 to withdraw', async () => {
  const [purse] = await db.select().from(wallet).where(eq(wallet.idCustomer, ana))
  const movements = await db
    .select()
    .from(walletMovement)
    .where(eq(walletMovement.walletId, purse!.walletId))
    .orderBy(walletMovement.createdAt)
  const running: number[] = []
  for (const { amount } of movements) running.push((running.at(-1) ?? 0) + amount / 100_000)
  expect(running).toEqual([20, 8, 23, 31, 36, 31, 34, 30, 31])
  const bound = movements.reduce((sum, { remaining }) => sum + (remaining ?? 0), 0)
  expect([purse!.balance, purse!.balance - bound]).toEqual([31_000_00, 16_000_00])
})

test('credits, memberships, addresses and favourites of ana', async () => {
  const credits = await db
    .select({ credit })
    .from(credit)
    .innerJoin(salesRule, and(eq(salesRule.idSalesRule, credit.idSalesRule), eq(salesRule.idCustomer, ana)))
    .orderBy(salesRule.code)
  const shown = credits.map(({ credit: { method, originalAmount, usedAmount, status } }) => {
    return [method, originalAmount / 100, usedAmount / 100, status]
  })
  expect(shown).toEqual([
    ['devolucion', 12_000, 0, 'available'],
    ['compensacion', 8_000, 3_000, 'partly_used'],
    ['promocion', 5_000, 0, 'available'],
    ['gift_card', 20_000, 20_000, 'used'],
    ['devolucion', 4_000, 0, 'expired'],
    ['devolucion', 6_000, 0, 'in_process'],
  ])
  expect(credits[2]!.credit.expiresAt.getTime() - now.getTime()).toBe(86_400_000)
  const memberships = await db.select().from(customerMembership).where(eq(customerMembership.idCustomer, ana))
  const states = memberships.map(({ status }) => status).sort()
  expect(states).toEqual(['active', 'active', 'cancelled', 'expired', 'pending'])
  const addresses = await db.select().from(customerAddress).where(eq(customerAddress.idCustomer, ana))
  expect(addresses.map(({ isDefaultShipping, isDefaultBilling }) => [isDefaultShipping, isDefaultBilling])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  expect(await db.$count(wishlistItem, eq(wishlistItem.idCustomer, ana))).toBe(6)
})

test('INV-15 what was used of credits and coupons is what the orders say', async () => {
  const wrong = await rows(sql`select code from credit join sales_rule using (id_sales_rule)
    left join coupon_use using (id_sales_rule) group by code, used_amount having used_amount <> coalesce(sum(coupon_use.amount), 0)`)
  expect(wrong).toEqual([])
  const counted = await rows(sql`select code from sales_rule left join coupon_use using (id_sales_rule)
    group by id_sales_rule having used_count <> count(coupon_use.id)`)
  expect(counted).toEqual([])
})

test('exchanges: one of each status and of each end', async () => {
  const all = await db
    .select({ request: exchangeRequest, item: exchangeItem })
    .from(exchangeRequest)
    .innerJoin(exchangeItem, eq(exchangeItem.batchnumber, exchangeRequest.batchnumber))
    .orderBy(exchangeRequest.batchnumber)
  expect(all.map(({ request, item }) => `${request.status} ${request.method} ${item.way}`)).toEqual([
    'requested home_pickup exchange',
    'approved branch_dropoff credit_wallet',
    'approved branch_dropoff refund',
    'rejected home_pickup refund',
    'annulled home_pickup credit_coupon',
    'finished home_pickup refund',
    'finished home_pickup exchange',
    'finished branch_dropoff credit_coupon',
    'finished branch_dropoff credit_wallet',
  ])
  expect(all[1]!.request.maxDate).toBe('2026-11-21')
  expect(all[2]!.request.maxDate).toBe('2026-11-14')
  expect(all.at(-1)!.item.amount).toBe(8_000_00)
  const over = await rows(sql`select order_item_id from exchange_item join exchange_request using (batchnumber)
    join order_item on order_item.id = order_item_id where exchange_request.status not in ('rejected', 'annulled')
    group by order_item_id, order_item.quantity having sum(exchange_item.quantity) > order_item.quantity`)
  expect(over).toEqual([])
})

test('the other customers', async () => {
  expect(await db.$count(customer)).toBe(10)
  expect(await db.$count(salesOrder, eq(salesOrder.idCustomer, dora))).toBe(4)
  const ofDora = await rows(sql`select (select count(*) from credit join sales_rule using (id_sales_rule)
      where id_customer = ${dora})::int as credits,
    (select count(*) from wallet_movement join wallet using (wallet_id) where id_customer = ${dora})::int as movements`)
  expect(ofDora).toEqual([{ credits: 4, movements: 4 }])
  expect(await db.$count(customerDevice, eq(customerDevice.idCustomer, await idOf('carla')))).toBe(3)
  expect(await db.$count(salesOrder, eq(salesOrder.idCustomer, await idOf('beto')))).toBe(0)
  const ofFer = await db
    .select()
    .from(salesOrder)
    .where(eq(salesOrder.idCustomer, await idOf('fer')))
  expect(ofFer.every(({ deliveredAt }) => now.getTime() - deliveredAt!.getTime() > 30 * 86_400_000)).toBe(true)
  expect(await db.$count(customer, isNull(customer.passwordHash))).toBe(1)
  expect(await db.$count(socialIdentity)).toBe(1)
})

test('documents and accounts have valid check digits', async () => {
  const chileans = await db.select().from(customer).where(eq(customer.country, 'cl'))
  expect(chileans.map(({ identification }) => isRut(identification))).toEqual([true, true])
  const [bank] = await db.select().from(customerBankData).where(eq(customerBankData.idCustomer, ana))
  const { cbu, cuit_cuil: cuit } = bank!.bankData as BankData
  expect([isCbu(cbu!), isCuit(cuit!)]).toEqual([true, true])
})

test('INV-22 every address has a postcode of its region', async () => {
  const strays = await rows(sql`select address1 from customer_address left join postcode_range on
      postcode_range.country = customer_address.country and postcode between from_code and to_code
    where postcode_range.fk_region is distinct from fk_customer_address_region`)
  expect(strays).toEqual([])
})

test('carts: ana with one line sold out, a guest with two, one that was bought', async () => {
  const lines = await db
    .select({ hash: cart.hash, orderNr: cart.orderNr, skuSimple: cartItem.skuSimple, stock: simple.stock })
    .from(cart)
    .innerJoin(cartItem, eq(cartItem.cartHash, cart.hash))
    .innerJoin(simple, eq(simple.skuSimple, cartItem.skuSimple))
    .orderBy(cart.hash, cartItem.skuSimple)
  expect(lines.filter(({ hash }) => hash === 'demo-ana').map(({ stock }) => stock > 0)).toEqual([true, false])
  expect(lines.filter(({ hash }) => hash === 'demo-guest')).toHaveLength(2)
  expect(lines.find(({ hash }) => hash === 'demo-bought')!.orderNr).toBe('R105')
})

test.each(openCountries)('%s: home, menus, help and pages', async (country) => {
  const inStore = { homePage: 4, homeItem: 48, helpArticle: 18, staticPage: 5, searchTerm: 8 }
  expect(await db.$count(homePage, eq(homePage.country, country))).toBe(inStore.homePage)
  expect(await db.$count(homeItem, eq(homeItem.country, country))).toBe(inStore.homeItem)
  expect(await db.$count(helpArticle, eq(helpArticle.country, country))).toBe(inStore.helpArticle)
  expect(await db.$count(staticPage, eq(staticPage.country, country))).toBe(inStore.staticPage)
  expect(await db.$count(searchTerm, eq(searchTerm.country, country))).toBe(inStore.searchTerm)
  const menu = (name: 'segment' | 'horizontal') =>
    db.$count(menuItem, and(eq(menuItem.country, country), eq(menuItem.menu, name)))
  expect([await menu('segment'), await menu('horizontal')]).toEqual([5, 6])
  const zones = await db
    .selectDistinct({ zone: banner.zone })
    .from(banner)
    .where(and(eq(banner.country, country), eq(banner.keyOrPath, 'mujer')))
  expect(zones).toHaveLength(3)
})

test.each([
  ['ar', /\b(podés|tenés|elegí|entrá)\b/i, /\b(puedes|tienes|elige|entra)\b/i],
  ['cl', /\b(puedes|tienes|elige|entra)\b/i, /\b(podés|tenés|elegí|entrá|querés)\b/i],
  ['co', /\b(puedes|tienes|elige|entra)\b/i, /\b(podés|tenés|elegí|entrá|querés)\b/i],
] as const)('%s speaks to people in its own way', async (country, own, foreign) => {
  const articles = await db.select().from(helpArticle).where(eq(helpArticle.country, country))
  const text = articles.map(({ body }) => body).join('\n')
  expect(text).toMatch(own)
  expect(text).not.toMatch(foreign)
})
