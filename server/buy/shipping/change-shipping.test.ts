import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { readShippingMethods } from '#contract/buy/shipping.ts'
import { sql } from '#db/connection/drizzle.ts'
import { cityNamed } from '#db/places/places.ts'
import { writeReferenceData } from '#db/reference.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { guest, openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import type { StoreShipping } from './read-shipping.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
// From here on the node follows changes.
await shop.catalog.catchUp()
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-shipping-'))
const operator = operatorOn(shop.url, { from: folder })
beforeAll(() => () => rmSync(folder, { recursive: true, force: true }))

let seconds = 0
/** What a store charges is cached for a second, in every test by a moment of its own. */
function later() {
  seconds += 2
  shop.clock.now = new Date(noon.getTime() + seconds * 1000)
}
afterEach(() => later())

/** A command of the operator, and the moment from which checkouts follow it. */
async function change(...words: string[]) {
  const { output } = await operator(['shipping', ...words])
  later()
  return output
}
const listed = async (country: OpenCountry) =>
  JSON.parse((await operator(['shipping', 'list', country, '--json'])).output) as StoreShipping

const inRosario = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }
const priceOf = async (hash: string, code: string, more: Record<string, string> = {}) =>
  (await shop.look({ hash, ...inRosario, ...more })).checkout!.delivery.find((option) => option.code === code)?.price
const audited = async () =>
  (await shop.pool.query<{ line: string }>(`select action || ': ' || subject as line from audit order by id`)).rows.map(
    ({ line }) => line,
  )

async function methodsTo(country: OpenCountry, city: string) {
  const { fkRegion, idCity } = cityNamed(country, city)
  const query = { location: `${fkRegion}-${idCity}` }
  const reply = await shop.get('/api/shipping/getshippingmethods/', { country, query })
  return readShippingMethods.reply.parse(reply.json()).data
}

test('OP-042 a price and days by region: shown, charged and stored with the order', async () => {
  await change('set', 'ar', 'standard', '--region', 'Santa Fe', '--price', '7990.50', '--days', '4-7')
  expect((await methodsTo('ar', 'Rosario')).standard).toMatchObject({
    price: 7990.5,
    from: '2026-11-19',
    to: '2026-11-23',
  })
  expect((await methodsTo('ar', 'CABA')).standard).toMatchObject({ price: 5990, from: '2026-11-18' })
  const hash = await shop.cartWith(['ZM0001-37', 1])
  // Before a way is chosen the sum has the price of the place already.
  const estimate = (await shop.look({ hash, ...inRosario })).checkout!
  expect([estimate.shipping, estimate.totals.shipping]).toEqual([null, 7990.5])
  const placed = await shop.placeAsGuest(hash)
  expect(placed).toMatchObject({ error: false })
  expect(
    await shop.rows(sql`select shipping::int as shipping, delivery_from::text as "from", delivery_to::text as "to"
      from sales_order where order_nr = ${placed.order_nr}`),
  ).toEqual([{ shipping: 799_050, from: '2026-11-19', to: '2026-11-23' }])
  expect(await audited()).toContainEqual(expect.stringMatching(/^shipping-rates: ar .*Santa Fe/))
  await shop.expectReconciled()
})

test('OP-042 where a method is not offered, none is shown and no order is placed with it', async () => {
  const hash = await shop.cartWith(['ZM0001-37', 1])
  const { checkout } = await shop.look({ hash, shipping: 'standard', ...inRosario })
  await change('set', 'ar', 'standard', '--region', 'Santa Fe', '--price', 'none')
  expect(await priceOf(hash, 'standard')).toBeUndefined()
  const tried = await shop.call('/api/checkout/place', {
    ...shop.sent(checkout!),
    ...guest,
    hash,
    shipping: 'standard',
    payment: 'card_test',
  })
  expect(tried).toMatchObject({ error: true, code: 'delivery_unavailable' })
  await change('remove', 'ar', 'standard', '--region', 'Santa Fe')
  expect(await priceOf(hash, 'standard')).toBe(5990)
})

test('OP-042 the beginning of a postcode says the price, to the shopper and to the order', async () => {
  await change('set', 'ar', 'standard', '--postcode', '20', '--price', '3000')
  const hash = await shop.cartWith(['ZM0001-37', 1])
  expect(await priceOf(hash, 'standard')).toBe(5990)
  expect(await priceOf(hash, 'standard', { postcode: 'S2000ABC' })).toBe(3000)
  // A total that was seen before the postcode is not the one of the order, and the shopper reads why.
  const early = await shop.placeAsGuest(hash)
  expect(early).toMatchObject({ code: 'cart_outdated', changes: [expect.stringMatching(/El total pasó de/)] })
  const { checkout } = await shop.look({ hash, shipping: 'standard', postcode: guest.postcode, ...inRosario })
  const placed = await shop.call('/api/checkout/place', {
    ...shop.sent(checkout!),
    ...guest,
    hash,
    shipping: 'standard',
    payment: 'card_test',
  })
  expect(placed).toMatchObject({ error: false })
  expect(await shop.one(sql`select shipping::int from sales_order where order_nr = ${placed.order_nr}`)).toBe(300_000)
})

test('OP-043 a limit of its own makes fast shipping free, and a price from an amount on is in the cart too', async () => {
  const hash = await shop.cartWith(['ZM0001-37', 1])
  expect(await priceOf(hash, 'fast')).toBe(8990)
  await change('set', 'ar', 'fast', '--free-from', '100')
  await change('set', 'ar', 'standard', '--from-amount', '100', '--price', '10')
  expect(await priceOf(hash, 'fast')).toBe(0)
  expect(await priceOf(hash, 'standard')).toBe(10)
  expect((await shop.read({ hash })).cart.shippingAmountTotal).toBe(10)
})

/** Carts keep what a product is like for a minute, unless its row changes. */
const weighed = () => shop.pool.query(`update product set popularity = popularity where sku = 'ZM0001'`)

test('OP-042 steps of weight: the cart, the page, the checkout and the order say one price, and above the last nothing is offered', async () => {
  await change('weight', 'ar', '400')
  await change('weight', 'ar', '900', '--category', '/mujer/')
  await change('set', 'ar', 'standard', '--up-to-grams', '1000', '--price', '3500')
  await change('set', 'ar', 'standard', '--up-to-grams', '2000', '--price', '6200')
  await change('set', 'ar', 'standard', '--free-from', '9999999')
  await weighed()
  await shop.catalog.catchUp()
  expect((await shop.get('/api/config/ar')).json()).toMatchObject({ standard_shipping: 3500 })
  const page = async () => (await shop.get('/api/productdetail/zapatilla-brisa-zm0001', { country: 'ar' })).json().data
  expect(await page()).toMatchObject({ standard_shipping: 3500 })
  const hash = await shop.cartWith(['ZM0001-37', 1])
  expect(await priceOf(hash, 'standard')).toBe(3500)
  const two = await shop.cartWith(['ZM0001-37', 2])
  expect((await shop.read({ hash: two })).cart.shippingAmountTotal).toBe(6200)
  const placed = await shop.placeAsGuest(two)
  expect(await shop.one(sql`select shipping::int from sales_order where order_nr = ${placed.order_nr}`)).toBe(620_000)

  const three = await shop.cartWith(['ZM0001-37', 3])
  expect((await shop.read({ hash: three })).cart).toMatchObject({ delivery: 'by_place', shippingAmountTotal: 0 })
  await change('remove', 'ar', 'fast')
  const { cart } = await shop.read({ hash: three })
  expect(cart).toMatchObject({ delivery: 'too_heavy', shippingAmountTotal: 0, total_value: cart.sub_total_value })
  const { totals, too_heavy: isTooHeavy } = (await shop.look({ hash: three })).checkout!
  expect({ isTooHeavy, ...totals }).toMatchObject({ isTooHeavy: true, shipping: 0, shipping_unknown: true })
  expect((await shop.look({ hash: three, ...inRosario })).checkout).toMatchObject({
    delivery: [{ code: 'pickup' }],
    too_heavy: true,
  })
  await shop.pool.query(`update simple set grams = 100 where sku_simple = 'ZM0001-37'`)
  await weighed()
  expect((await shop.look({ hash: three, ...inRosario })).checkout).not.toHaveProperty('too_heavy')
  expect(await priceOf(three, 'standard')).toBe(3500)
  await change('set', 'ar', 'standard', '--region', 'Santa Fe', '--up-to-grams', '200', '--price', '100')
  expect(await priceOf(three, 'standard')).toBeUndefined()
  expect(await change('list', 'ar')).toContain('Santa Fe up to 200 g: 100')
  await change('remove', 'ar', 'standard', '--region', 'Santa Fe', '--up-to-grams', '200')
  expect(await change('weight', 'ar')).toBe('ar  /mujer/  900 g\nar  otherwise  400 g')
  await shop.expectReconciled()
})

test.each([
  [['weight', 'ar', '1', '--category', '/nada/'], 'ar has no category /nada/.'],
  [['weight', 'ar', 'x'], 'GRAMS must be a whole number from 0 to 1000000; "x" is not.'],
  [['weight', 'ar', '--category', '/mujer/'], 'GRAMS is missing'],
  [['set', 'ar', 'standard', '--up-to-grams', '0', '--price', '1'], '--up-to-grams must be a whole number from 1'],
  [['set', 'ar', 'standard', '--up-to-grams', '9', '--label', 'x'], '--label is of the whole method'],
])('shipping %j is refused with a sentence', async (words, sentence) => {
  await expect(operator(['shipping', ...words])).rejects.toThrow(sentence)
})

test('U44 the cut-off hour, working days and holidays move the days that are shown', async () => {
  // Noon of the test is a Sunday.
  const arrival = async () => (await methodsTo('cl', 'Santiago')).standard
  await change('set', 'cl', 'standard', '--days', '1-2', '--cut-off', '14:00')
  expect(await arrival()).toMatchObject({ from: '2026-11-16', to: '2026-11-17' })
  await change('calendar', 'cl', '--working-days', 'tue,wed,thu,fri', '--holidays', '2026-11-18=Aniversario')
  expect(await arrival()).toMatchObject({ from: '2026-11-17', to: '2026-11-19' })
  shop.clock.now = new Date('2026-11-17T18:00:00Z')
  expect(await arrival()).toMatchObject({ from: '2026-11-20', to: '2026-11-24' })
})

test('a limit that was changed is the one of carts and of the figures of the store', async () => {
  await change('set', 'ar', 'standard', '--free-from', '1000', '--price', '4321')
  await shop.catalog.catchUp()
  const hash = await shop.cartWith(['ZM0001-37', 1])
  expect((await shop.read({ hash })).cart).toMatchObject({ shippingAmountTotal: 0, free_shipping_missing: null })
  expect((await shop.get('/api/config/ar')).json()).toMatchObject({
    free_shipping_threshold: 1000,
    standard_shipping: 4321,
  })
})

test('what is listed as JSON is a file that says the same, and a file with a fault changes nothing', async () => {
  await change('set', 'cl', 'standard', '--region', 'Magallanes', '--price', '9990', '--days', '6-10')
  await change('calendar', 'cl', '--holidays', '2026-12-25=Navidad')
  const before = await listed('cl')
  expect(before.rates).toEqual([
    { method: 'standard', region: expect.stringMatching(/Magallanes/), from_amount: 0, price: 9990, days: [6, 10] },
  ])
  writeFileSync(path.join(folder, 'same.json'), JSON.stringify(before))
  await operator('shipping set cl --file same.json')
  expect(await listed('cl')).toEqual(before)
  const broken = { methods: { standard: { price: 1 } }, rates: [{ method: 'standard', region: 'Narnia', price: 1 }] }
  writeFileSync(path.join(folder, 'broken.json'), JSON.stringify(broken))
  await expect(operator('shipping set cl --file broken.json')).rejects.toThrow('there is no region "Narnia" in cl')
  writeFileSync(path.join(folder, 'strange.json'), '{"method": {}}')
  await expect(operator('shipping set cl --file strange.json')).rejects.toThrow(/not understood/)
  expect(await listed('cl')).toEqual(before)
})

test.each([
  ['set ar standard', 'Nothing to change was given.'],
  ['set ar drone --price 1', 'METHOD is one of standard, fast, pickup; "drone" is not.'],
  ['set ar standard --price 1,5', '--price must be an amount like 3990 or 5990.50; "1,5" is not.'],
  ['set cl standard --price 0.5', 'standard: price must be an amount of CLP with no decimals, not 0.5.'],
  ['set ar standard --region Chubut', '--price is missing: an amount, or none where it is not offered.'],
  ['set ar standard --region Chubut --price 1 --label X', '--label is of the whole method: leave the place out.'],
  ['set ar fast --days 2-3', 'fast: its text says "Recibilo dentro de las 24 hs": give --text too.'],
  ['remove ar standard --region Chubut', 'There is no such rate: shipping list shows them all.'],
  ['calendar ar --holidays 2026-02-30=Nada', 'holidays: 2026-02-30 is no day like 2026-12-25.'],
])('shipping %s is refused in a sentence', async (line, sentence) => {
  await expect(operator(`shipping ${line}`)).rejects.toThrow(sentence)
})

test('a method that was switched off is offered nowhere, and a start of the shop leaves it off', async () => {
  await change('remove', 'ar', 'fast')
  await writeReferenceData(shop.db)
  const hash = await shop.cartWith(['ZM0001-37', 1])
  expect(await priceOf(hash, 'fast')).toBeUndefined()
  expect((await listed('ar')).methods.fast!.enabled).toBe(false)
  await change('set', 'ar', 'fast', '--enabled', 'on')
  expect(await priceOf(hash, 'fast')).toBe(8990)
})

test('branches are the retailer’s: opened, changed and closed, and checkouts follow', async () => {
  const branch = (...words: string[]) => operator(['branch', ...words])
  const near = async () => {
    const query = { city: String(cityNamed('cl', 'Ñuñoa').idCity), method: 'pickup' }
    const reply = await shop.get('/api/branchoffices/', { country: 'cl', query })
    return reply.json<{ offices?: { name: string; opening_hours: string }[] }>().offices?.map((one) => one.name) ?? []
  }
  const name = 'Calandria Ñuñoa'
  await expect(branch('set', 'cl', name, '--city', 'Ñuñoa')).rejects.toThrow('address is missing; hours is missing')
  await branch('set', 'cl', name, '--city', 'Ñuñoa', '--address', 'Irarrázaval 2401', '--hours', 'Lunes a viernes')
  expect(await near()).toContain(name)
  await branch('set', 'cl', name, '--drop-off', 'no')
  const { output } = await branch('list', 'cl', '--json')
  expect(JSON.parse(output)).toContainEqual(
    expect.objectContaining({ name, address: 'Irarrázaval 2401', drop_off: false, active: true }),
  )
  await branch('remove', 'cl', name)
  expect(await near()).not.toContain(name)
  await expect(branch('remove', 'cl', 'Nunca fue')).rejects.toThrow('cl has no branch "Nunca fue".')
  await expect(branch('set', 'cl', 'Otra', '--city', 'Atlantis', '--address', 'x', '--hours', 'y')).rejects.toThrow(
    'cl has no city "Atlantis".',
  )
  expect((await audited()).filter((line) => line.startsWith('branch-'))).toHaveLength(3)
})
