import { beforeEach, expect, test, vi } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { approveReview } from '#server/browse/reviews/moderate.ts'
import { reviewKeyOf } from '#server/browse/reviews/review-key.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { exportFeed } from './export-feed.ts'
import { importFeed } from './import-feed.ts'
import { catalogueOf, scratchFolder } from './tests/catalogue.ts'
import { readFileSync } from 'node:fs'

/** A customer of each country, and the price and stock of the same shoe there. */
const countries = {
  ar: { who: 'ana', price: '90000.00 ARS', units: 90_000, stock: 5 },
  cl: { who: 'gabi', price: '45990 CLP', units: 45_990, stock: 7 },
  co: { who: 'hernan', price: '199900 COP', units: 199_900, stock: 9 },
} as const satisfies Record<OpenCountry, object>

const shop = await openCheckouts()
const files = scratchFolder()
const [sku, size, soldOut] = ['TRES1', 'TRES1-38', 'TRES1-39']
const path = '/bota-tres-paises-tres1.html'

const feedOf = (country: OpenCountry, price: string = countries[country].price) =>
  files.write(
    `${country}.tsv`,
    [
      'id\titem_group_id\ttitle\tprice\tavailability\tquantity\tsize\tcolor\tbrand\tproduct_type\tgender\tage_group\timage_link',
      ...[38, 39].map(
        (of) =>
          `TRES1-${of}\tTRES1\tBota Tres Países\t${price}\t${of === 38 ? 'in_stock' : 'out_of_stock'}\t${of === 38 ? countries[country].stock : 0}\t${of}\tNegro\tAndén\tMujer > Calzado > Botas\tfemale\tadult\thttps://a.example/${country}.jpg`,
      ),
      '',
    ].join('\n'),
  )
const stockOf = async () =>
  Object.fromEntries(
    (
      await shop.rows<{ country: string; stock: number }>(
        sql`select country, stock from simple where sku_simple = ${size}`,
      )
    ).map(({ country, stock }) => [country, stock]),
  )
const detail = async (country: OpenCountry) =>
  (await shop.get(`/api/productdetail${path.replace('.html', '')}`, { country })).json().data
const inEach = <T>(work: (country: OpenCountry) => Promise<T>) => Promise.all(openCountries.map(work))

for (const country of openCountries) {
  const made = await importFeed(shop.url, { file: feedOf(country), country, now: noon })
  expect(made).toMatchObject({ bad: 0, productsCreated: 1, sizesCreated: 2 })
}
await restoreBeforeEach(shop.pool)
beforeEach(async () => {
  // Restoring emits no change, so the indexes reload everything.
  await shop.db.execute(sql`insert into catalog_change (country, sku) values (null, null)`)
  await shop.catalog.catchUp()
})

test('INV-03 INV-32 the same feed in three countries: page, card, search and list show each country’s own price and picture', async () => {
  for (const country of openCountries) {
    const page = await detail(country)
    expect(page).toMatchObject({ id: sku, numericOriginalPrice: countries[country].units, available: true })
    expect(page.simples).toMatchObject([
      { sku: size, available: true },
      { sku: soldOut, available: false },
    ])
    const { items } = (await shop.get('/api/product/cards', { country, query: { skus: sku } })).json()
    expect(items).toMatchObject([
      { id: sku, numericOriginalPrice: countries[country].units, productImage: page.images[0] },
    ])
    const asked = { path: '/catalog/', q: 'bota tres paises', pageInfo: { page: 1, itemsPerPage: 10 }, filters: [] }
    await vi.waitFor(async () => {
      const { products } = (await shop.bff('/bff/catalog/search', asked, { country })).json()
      expect(products[0]).toMatchObject({ id: sku, numericOriginalPrice: countries[country].units })
    })
  }
  const pictures = await inEach(async (country) => (await detail(country)).images[0])
  expect(new Set(pictures).size).toBe(3)
})

test('INV-02 INV-32 cart, order and review in each country affect that country’s stock and rating alone', async () => {
  const secret = await readSecret(shop.db, 'review link')
  const expected: Record<string, number> = { ar: 5, cl: 7, co: 9 }
  for (const [at, country] of openCountries.entries()) {
    const { who, units } = countries[country]
    const token = await shop.signIn(who)
    await shop.db.execute(sql`delete from cart where hash = 'demo-ana'`)
    const { cart } = await shop.set({ token, item: size, quantity: '1' }, { country })
    expect(cart.items).toMatchObject([{ id: size, price: units }])
    // The stepper's single statement.
    const { cart: more } = await shop.set({ token, item: size, quantity: String(at + 1) }, { country })
    expect(more.items).toMatchObject([{ quantity: at + 1, price: units }])
    const placed = await shop.placeAs(token, {}, { country })
    expect(placed).toMatchObject({ error: false })
    expected[country]! -= at + 1
    expect(await stockOf()).toEqual(expected)
    const { order } = await shop.call('/api/order/detail', { token, order_nr: placed.order_nr }, { country })
    expect(order.items).toMatchObject([{ sku: size, url: path, unit_price: units }])

    await shop.db.execute(sql`update sales_order set status = 'delivered', delivered_at = ${noon.toISOString()}
      where order_nr = ${placed.order_nr}`)
    const key = reviewKeyOf(placed.order_nr, secret)
    const query = { order_nr: placed.order_nr, key }
    const fields = { sku, stars: String(at + 3), text: `Desde ${country}` }
    expect((await shop.form('/api/review', fields, { country, query })).json()).toMatchObject({ error: false })
    const { id } = (await shop.rows<{ id: number }>(sql`select id from review where status = 'pending'`))[0]!
    await approveReview(shop.db, id, { actor: 'test', now: noon })
  }
  for (const [at, country] of openCountries.entries()) {
    expect((await detail(country)).rating).toMatchObject({ stars: at + 3, count: 1 })
    const { reviews } = (await shop.get(`/api/reviews/${sku}`, { country })).json()
    expect(reviews).toMatchObject([{ text: `Desde ${country}` }])
  }
  await shop.expectReconciled()
})

test('U40 INV-28 favourites and alerts belong to their country; only its stock triggers a mail', async () => {
  for (const country of openCountries) {
    const token = await shop.signIn(countries[country].who)
    await shop.form('/api/wishlist/', { token, sku }, { country })
    const visit = { country, query: { token } }
    const { favourites } = (await shop.get('/api/wishlist/products', visit)).json()
    const mine = favourites.filter((one: { sku: string }) => one.sku === sku)
    expect(mine).toMatchObject([{ numericOriginalPrice: countries[country].units, url: path }])
    const asked = await shop.form('/api/product/notify', { sku: soldOut, email: 'una@example.com' }, { country })
    expect(asked.json()).toMatchObject({ error: false })
  }
  const operator = operatorOn(shop.url, { now: noon })
  await expect(operator(`set-stock ${soldOut} 2`)).rejects.toThrow(
    'Several stores have the size TRES1-39 (ar, cl, co): say which with --country.',
  )
  expect((await operator(`set-stock ${soldOut} 2 --country cl`)).output).toBe('TRES1-39: 0 → 2.')
  expect(await shop.job('tell-stock-alerts')).toBe(1)
  expect(await shop.rows(sql`select country, told_at is null as waits from stock_alert order by 1`)).toEqual([
    { country: 'ar', waits: true },
    { country: 'cl', waits: false },
    { country: 'co', waits: true },
  ])
  await shop.expectReconciled()
})

test('INV-32 a price change, a whole feed and an export affect one country', async () => {
  const before = { ar: await catalogueOf(shop.db, 'ar'), co: await catalogueOf(shop.db, 'co') }
  await importFeed(shop.url, { file: feedOf('cl', '39990 CLP'), country: 'cl', now: noon })
  expect((await detail('cl')).numericOriginalPrice).toBe(39_990)
  expect((await detail('co')).numericOriginalPrice).toBe(countries.co.units)
  const whole = await importFeed(shop.url, { file: feedOf('cl', '39990 CLP'), country: 'cl', now: noon, isWhole: true })
  expect(whole.productsRetired).toBeGreaterThan(50)
  expect({ ar: await catalogueOf(shop.db, 'ar'), co: await catalogueOf(shop.db, 'co') }).toEqual(before)
  for (const country of ['cl', 'co'] as const) {
    await exportFeed(shop.url, { file: files.at('out.csv'), country, format: 'csv', base: 'https://t.example' })
    const lines = readFileSync(files.at('out.csv'), 'utf8').split('\n')
    const price = country === 'cl' ? '39990.00 CLP' : '199900.00 COP'
    expect(lines.filter((line) => line.startsWith(`${size},`)).map((line) => line.includes(price))).toEqual([true])
  }
})
