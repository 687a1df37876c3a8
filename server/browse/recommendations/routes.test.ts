import { beforeEach, expect, test } from 'vitest'
import { productCard } from '#contract/browse/product-card.ts'
import { readRecommendations, type Slider } from '#contract/browse/recommendations.ts'
import { sql } from '#db/connection/drizzle.ts'
import { recommendationEvent } from '#db/schema/discovery.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import { modelOf } from '#domain/browse/catalog/models.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countStatements, noon, openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
const path = '/api/recommendations/'
beforeEach(async () => {
  shop.clock.now = noon
  await shop.db.execute(sql`truncate recommendation_event`)
})

async function sliders(query: Record<string, string>, country: OpenCountry = 'ar'): Promise<Slider[]> {
  const reply = await shop.get(path, { country, query })
  expect(reply.statusCode).toBe(200)
  return readRecommendations.reply.parse(reply.json()).data
}
const skusOf = async (query: Record<string, string>, country?: OpenCountry) =>
  (await sliders(query, country)).flatMap(({ items }) => items.map(({ sku }) => sku))

test.each(openCountries)(
  'PDP-08 OP-039 %s: a product has its three sliders, none showing itself or a stranger',
  async (country) => {
    const sku = skuOf(country, 'ZM0001')
    const found = await sliders({ sku }, country)
    expect(found[0]).toMatchObject({ list: 'related', name: 'También te puede gustar' })
    expect(found.map(({ list }) => list)).toContain('same-brand')
    for (const { items, list } of found) {
      const skus = items.map((item) => item.sku)
      expect([list, new Set(skus).size]).toEqual([list, skus.length])
      expect(skus.length).toBeLessThanOrEqual(12)
      expect(skus).not.toContain(sku)
      const { rows } = await shop.db
        .execute(sql`select from product p where sku in ${skus} and country = ${country} and active
      and exists (select from simple s where s.sku = p.sku and stock > 0)`)
      expect(rows).toHaveLength(skus.length)
    }
  },
)

test('PDP-08 an item has the slider’s words and all that a card shows', async () => {
  const [related] = await sliders({ sku: 'ZM0002' })
  const brisa = related!.items.find(({ sku }) => sku === 'ZM0001')!
  expect(productCard.safeParse(brisa).success).toBe(true)
  expect(brisa).toMatchObject({
    sku: brisa.id,
    name: brisa.productName,
    price: brisa.numericOriginalPrice,
    special_price: brisa.numericDiscountPrice,
    image: brisa.productImage,
    categories: 'Mujer|Calzado|Zapatillas',
    isECOFriendly: true,
    available: true,
    lowStock: null,
  })
  expect(brisa.special_price).toBeLessThan(brisa.price)
})

test('OP-039 related begins with hand-picked products and continues with the category’s most popular', async () => {
  const skus = await skusOf({ sku: 'ZM0002', list: 'related' })
  expect(skus).toHaveLength(12)
  expect(skus[0]).toBe('ZM0001')
  const { rows } = await shop.db.execute<{ gender: string }>(
    sql`select distinct gender from product where sku in ${skus.slice(3)}`,
  )
  expect(rows.map(({ gender }) => gender).filter((gender) => !['mujer', 'unisex'].includes(gender))).toEqual([])
})

test.each(openCountries)(
  'PDP-08 %s: a look has at least three products of other kinds, or there is none',
  async (country) => {
    const [look] = await sliders({ sku: skuOf(country, 'ZM0001'), list: 'look' }, country)
    expect(look!.name).toBe(country === 'ar' ? 'Completá el look' : 'Completa tu look')
    expect(look!.items.length).toBeGreaterThanOrEqual(3)
    const { rows } = await shop.db.execute<{ kinds: string }>(sql`
    select count(distinct c.id) as kinds from product_category f join category c on c.id = f.category_id and c.level > 2
    where f.sku in ${look!.items.map(({ sku }) => sku)} and c.path not like '%zapatillas%'`)
    expect(Number(rows[0]!.kinds)).toBeGreaterThanOrEqual(2)
    expect(look!.items.every(({ available }) => available)).toBe(true)
    expect(await sliders({ sku: skuOf(country, 'GC0001'), list: 'look' }, country)).toEqual([])
    expect(await sliders({ list: 'look' }, country)).toEqual([])
    expect(await sliders({ sku: 'NADA', list: 'look' }, country)).toEqual([])
  },
)

test('OP-039 PDP-08 a slider shows each model once and never the one being looked at, whatever its colours', async () => {
  // Five colours of the viewed model, and five of its brand's most popular one.
  const [favourite] = await skusOf({ sku: 'ZH0001', list: 'same-brand' })
  const dress = (
    model: string,
    from: number,
  ) => sql`update product p set name = m.name, brand_id = m.brand_id, gender = m.gender
    from product m where m.sku = ${model} and p.sku in ('ZH0002', 'ZH0003', 'ZH0004', 'ZH0005', 'ZH0006', 'ZH0007')
      and right(p.sku, 1)::int between ${from} and ${from + 2} and p.sku <> m.sku`
  await shop.db.execute(dress('ZH0001', 2))
  await shop.db.execute(dress(favourite!, 5))
  for (const slider of [...(await sliders({ sku: 'ZH0001' })), ...(await sliders({}))]) {
    const models = slider.items.map(modelOf)
    expect([slider.list, new Set(models).size]).toEqual([slider.list, models.length])
  }
  for (const { items } of await sliders({ sku: 'ZH0001' })) {
    const [looked] = (await shop.get('/api/product/cards', { query: { skus: 'ZH0001' } })).json().items
    expect(items.map(modelOf)).not.toContain(modelOf(looked))
  }
})

test('OP-039 only what can be bought is recommended', async () => {
  const before = await skusOf({ sku: 'ZM0001', list: 'related' })
  expect(before.slice(0, 2)).toEqual(['ZM0002', 'ZM0003'])
  await shop.db.execute(sql`update simple set stock = 0 where sku = 'ZM0002'`)
  await shop.db.execute(sql`update product set active = false where sku = 'ZM0003'`)
  const after = await skusOf({ sku: 'ZM0001', list: 'related' })
  expect(after).not.toContain('ZM0002')
  expect(after).not.toContain('ZM0003')
  expect(after).toHaveLength(12)
})

test('OP-039 bought together is what orders contain together, most often first; cancelled orders do not count', async () => {
  await shop.db
    .execute(sql`insert into sales_order (order_nr, country, guest_email, secondary_nr, status, sub_total, discount,
      shipping, wallet_used, total, tax_included, currency, shipping_address, billing_address, shipping_method, placed_at)
    select 'T' || n, 'ar', 'g@example.com', 'S' || n, case when n = 9 then 'cancelled' else 'paid' end, 0, 0, 0, 0, 0, 0,
      'ARS', '{}', '{}', 'standard', ${noon} from generate_series(1, 9) n`)
  const line = (order: string, simple: string) =>
    sql`('${sql.raw(order)}', 'ar', '${sql.raw(simple)}', 'x', 'x', 'x', 'x', 'x', 1, 0, 0, '', false, true)`
  const lines = [
    ...['T1', 'T2', 'T3', 'T9'].map((order) => line(order, 'LJ0001-M')),
    ...['T1', 'T2', 'T3'].map((order) => line(order, 'VS0001-M')),
    ...['T1', 'T2'].map((order) => line(order, 'PT0001-38')),
    line('T9', 'RL0001-U'),
    line('T4', 'RT0004-M'),
  ]
  await shop.db
    .execute(sql`insert into order_item (order_nr, country, sku_simple, name, brand_name, supplier_name, color, size, quantity,
    unit_price, paid_price, categories, is_gift_card, exchangeable) values ${sql.join(lines, sql`, `)}`)
  const skus = await skusOf({ sku: 'LJ0001', list: 'bought-together' })
  expect(skus.slice(0, 2)).toEqual(['VS0001', 'PT0001'])
  expect(skus).not.toContain('RL0001')
  expect(skus).not.toContain('RT0004')
})

test.each([
  ['ar', 'Completá tu compra'],
  ['cl', 'Completa tu compra'],
  ['co', 'Completa tu compra'],
] as const)('HOME OP-039 the home page of %s has its three lists in its own words', async (country, third) => {
  const found = await sliders({}, country)
  expect(found.map(({ list, name }) => [list, name])).toEqual([
    ['mas-vendidos', 'Los más vendidos'],
    ['recien-llegados', 'Recién llegados'],
    ['completa-tu-compra', third],
  ])
  expect(found[0]!.items).toHaveLength(12)
  expect(found[0]!.items[0]!.sku).toBe(skuOf(country, 'ZM0001'))
})

test('OP-039 a list of the retailer’s own is answered under its name; one that is not there is not', async () => {
  await shop.db.execute(sql`insert into recommendation_list (country, list, sku, position)
    values ('ar', 'vuelta-al-cole', 'RT0001', 2), ('ar', 'vuelta-al-cole', 'PT0001', 1)`)
  const [own] = await sliders({ list: 'vuelta-al-cole' })
  expect([own!.name, own!.items.map(({ sku }) => sku)]).toEqual(['Vuelta al cole', ['PT0001', 'RT0001']])
  expect(await sliders({ list: 'vuelta-al-cole' }, 'cl')).toEqual([])
  expect(await sliders({ list: 'no-existe' })).toEqual([])
  expect(await sliders({ list: 'related' })).toEqual([])
})

test('INV-32 an unknown sku, or another country’s, has no sliders; an inactive one still has neighbours', async () => {
  expect(await sliders({ sku: 'NADA' })).toEqual([])
  expect(await sliders({ sku: skuOf('cl', 'ZM0001') }, 'ar')).toEqual([])
  expect((await skusOf({ sku: 'ZM0003', list: 'related' })).length).toBeGreaterThan(0)
})

test('sliders cost two statements, however many', async () => {
  expect(await countStatements(shop, () => shop.get(path, { query: { sku: 'ZM0001' } }))).toBe(2)
  expect(await countStatements(shop, () => shop.get(path))).toBe(2)
})

test.each([{ sku: "'" }, { sku: '\0' }, { list: 'A B' }, { list: '\0' }, { list: 'x'.repeat(9000) + '!' }])(
  'a wrong call is refused: %j',
  async (query) => {
    const reply = await shop.get(path, { query })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
  },
)

const track = (query: Record<string, string>, country: OpenCountry = 'ar') =>
  shop.get('/api/recommendations/track', { country, query })
const key = 'GA1.1.1234567890.1700000000'
const payload = JSON.stringify({ list: 'related', sku: 'ZM0001', from: 'PDP ñ 👟' })
const events = () => shop.db.select().from(recommendationEvent)

test('API-28 an event is recorded for its country, once for a retry within a minute', async () => {
  expect((await track({ key, payload })).json()).toEqual({ error: false, message: '' })
  await track({ key, payload })
  expect(await events()).toMatchObject([{ country: 'ar', key, payload: JSON.parse(payload), createdAt: noon }])
  await track({ key, payload }, 'cl')
  await track({ key: `${key}1`, payload })
  await track({ key, payload: '{}' })
  shop.clock.now = new Date(noon.getTime() + 60_000)
  await track({ key, payload })
  expect(await events()).toHaveLength(5)
})

test.each([
  ['key', { key: 'short', payload: '{}' }],
  ['key', { payload: '{}' }],
  ['payload', { key }],
  ['payload', { key, payload: 'no' }],
  ['payload', { key, payload: '[1]' }],
  ['payload', { key, payload: '{"a":"\\u0000"}' }],
  ['payload', { key, payload: '{"a":"\\ud800"}' }],
  ['payload', { key, payload: JSON.stringify({ a: 'x'.repeat(4096) }) }],
  ['payload', { key, payload: JSON.stringify({ a: 'ñ'.repeat(2100) }) }],
])('API-28 a wrong %s is refused and nothing is written: %j', async (field, query) => {
  const reply = await track(query)
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    { code: 'invalid_input', errors: { [field]: expect.any(String) } },
  ])
  expect(await events()).toEqual([])
})
