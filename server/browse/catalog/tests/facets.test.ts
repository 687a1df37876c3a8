import { expect, test } from 'vitest'
import { seededRandom } from '#domain/platform/random.ts'
import { attributeKeys } from '#domain/browse/catalog/attributes.ts'
import { modelOf, onePerModel } from '#domain/browse/catalog/models.ts'
import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { connect } from '#db/connection/connect.ts'
import { readFrame, readProducts } from '../engine/build/read-rows.ts'
import type { ProductRow } from '../engine/build/rows.ts'
import { naiveCatalog, type NaiveFilters } from './naive.ts'
import { stockedShop } from './stocked-shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await stockedShop({ now: () => now })
// Colours of a generated model differ only in colour and stock; these have their own categories, prices and materials.
await shop.pool.query(`update product set name = 'Mezcla ' || ascii(right(sku, 2)) % 4
  where country = 'ar' and ascii(right(sku, 1)) % 3 = 0`)
const client = await connect({ url: shop.url, name: 'facets' })
const frame = await readFrame(client, 'ar')
const rows: ProductRow[] = []
await readProducts(client, 'ar', (row) => rows.push(row))
await client.end()
const naive = naiveCatalog(rows, frame, now.getTime(), 100)

const multiple = ['category', 'brand', 'gender', 'color_family', ...sizeFilterKeys, ...attributeKeys]
const switched = ['special_price', 'free_shipping', 'moda_sostenible']
const random = seededRandom(4)
const somewhere = () => frame.categories[random.whole(0, frame.categories.length - 1)]!.path

/** Up to four filters with values that occur in the category, so that they often overlap. */
function someFilters(path: string): NaiveFilters {
  const inside = naive.select(path, {})
  const filters: Record<string, string[]> = {}
  for (let turn = random.whole(0, 4); turn > 0 && inside.length > 0; turn--) {
    const key = random.pick([...multiple, ...switched, 'price', 'discount_range'])
    const row = random.pick(inside)
    if (key === 'price') {
      const [a, b] = [naive.price(row), naive.price(random.pick(inside))].map((amount) => Math.round(amount / 100))
      filters.price = [`${Math.min(a!, b!)}-${Math.max(a!, b!)}`]
    } else if (key === 'discount_range')
      filters.discount_range = random.pick([['10-20'], ['20-40'], ['20-40', '40-60']])
    else if (switched.includes(key)) filters[key] = ['1']
    else {
      const values = naive.valuesOf(row, key)
      if (values.length > 0) filters[key] = [...new Set([...(filters[key] ?? []), random.pick(values)])]
    }
  }
  return filters
}

const cases = Array.from({ length: 400 }, () => {
  const path = somewhere()
  return { path, filters: someFilters(path) }
})

test('INV-30 U30 every count of models, total and bound is what a naive count finds, over 400 random pages', async () => {
  let options = 0
  for (const { path, filters } of cases) {
    const page = await shop.page({ path, filters: filters as Record<string, string[]> })
    const label = `${path} ${JSON.stringify(filters)}`
    const expected = naive.select(path, filters)
    expect(page.total, label).toBe(naive.countModels(expected))
    expect(page.priceMinimal, label).toBe(
      expected.length === 0 ? null : Math.min(...expected.map((row) => naive.price(row))) / 100,
    )
    for (const filter of page.availableFilters) {
      const around = naive.select(path, filters, filter.key)
      for (const option of filter.options) {
        options += 1
        const where = `${label} ${filter.key}=${option.value}`
        expect(option.count > 0 || option.active, where).toBe(true)
        expect(option.active, where).toBe(
          filter.key === 'price' ? 'price' in filters : (filters[filter.key]?.includes(option.value) ?? false),
        )
        if (filter.type === 'range') {
          const prices = around.map((row) => naive.price(row) / 100)
          expect(option.value, where).toBe(`${Math.floor(Math.min(...prices))}-${Math.ceil(Math.max(...prices))}`)
        } else if (filter.key === 'discount_range') {
          const [min, max] = option.value.split('-').map(Number)
          expect(option.count, where).toBe(
            naive.countModels(around.filter((row) => naive.percent(row) >= min! && naive.percent(row) <= max!)),
          )
        } else {
          expect(option.count, where).toBe(
            naive.countModels(around.filter((row) => naive.valuesOf(row, filter.key).includes(option.value))),
          )
        }
      }
    }
  }
  expect(options).toBeGreaterThan(5000)
  const mixed = Map.groupBy(rows, naive.modelOf)
    .values()
    .filter((some) => new Set(some.map((row) => row.categoryIds.join())).size > 2)
  expect([...mixed].length).toBeGreaterThan(2)
})

const sorts = [
  { sorting: 'popularity' },
  { sorting: 'price', dir: 'asc' },
  { sorting: 'price', dir: 'desc' },
  { sorting: 'discount' },
  { sorting: 'newest' },
  { sorting: 'name' },
] as const

test('INV-30 CAT-21 pages of any size show each model once in every order, by its first colour that fits, ties by sku', async () => {
  const inSpanish = (row: ProductRow) => fold(row.name)
  for (const [turn, { path, filters }] of cases.slice(0, 120).entries()) {
    const sort = sorts[turn % sorts.length]!
    const per = random.pick([1, 7, 10, 24, 50])
    const expected = naive.select(path, filters)
    const total = naive.countModels(expected)
    const seen: string[] = []
    for (let page = 1; seen.length < total && page <= 60; page++) {
      const ids = await shop.ids({ path, filters: filters as Record<string, string[]>, ...sort, page, per })
      expect(ids.length).toBe(Math.min(per, total - seen.length))
      seen.push(...ids)
    }
    const keyOf = (row: ProductRow): number | string =>
      sort.sorting === 'name'
        ? inSpanish(row)
        : sort.sorting === 'price'
          ? naive.price(row) * (sort.dir === 'asc' ? 1 : -1)
          : sort.sorting === 'discount'
            ? -naive.percent(row)
            : sort.sorting === 'newest'
              ? -row.createdAt
              : (row.simples.some(([, , stock]) => stock > 0) ? 0 : 1e9) - row.popularity
    const keys = new Map(expected.map((row) => [row, keyOf(row)]))
    const before = (a: ProductRow, b: ProductRow) =>
      keys.get(a)! < keys.get(b)! || (keys.get(a) === keys.get(b) && a.sku < b.sku)
    const wanted = onePerModel(
      expected.toSorted((a, b) => (before(a, b) ? -1 : 1)),
      naive.modelOf,
    )
    expect(seen).toEqual(wanted.map(({ sku }) => sku).slice(0, seen.length))
  }
})

test('INV-30 choosing any value gives exactly as many cards as it announced, and all pages together show them', async () => {
  let chosen = 0
  for (const { path, filters } of cases.slice(0, 40)) {
    const page = await shop.page({ path, filters: filters as Record<string, string[]> })
    const offered = page.availableFilters.flatMap(({ key, type, options }) =>
      type === 'range' ? [] : options.map(({ value, count }) => ({ key, value, count })),
    )
    for (const { key, value, count } of [
      ...offered.slice(0, 3),
      ...(offered.length > 3 ? [random.pick(offered), random.pick(offered)] : []),
    ]) {
      const asked = { path, filters: { ...(filters as Record<string, string[]>), [key]: [value] }, per: 50 }
      const first = await shop.page(asked)
      expect(first.total, `${path} ${JSON.stringify(asked.filters)}`).toBe(count)
      const cards = [...first.products]
      for (let at = 2; cards.length < count; at++) cards.push(...(await shop.page({ ...asked, page: at })).products)
      expect(cards).toHaveLength(count)
      expect(onePerModel(cards, modelOf)).toHaveLength(count)
      if (key === 'color_family')
        expect(new Set(cards.map(({ colorFamily }) => colorFamily))).toEqual(new Set(count > 0 ? [value] : []))
      chosen += 1
    }
  }
  expect(chosen).toBeGreaterThan(100)
})

test('API-20 API-21 CAT-34 the older dialect gives the same products in the same order, with the same filters', async () => {
  for (const [turn, { path, filters }] of cases.slice(0, 120).entries()) {
    const sort = sorts[turn % sorts.length]!
    const page = random.whole(1, 3)
    const bff = await shop.page({ path, filters: filters as Record<string, string[]>, ...sort, page })
    const query: Record<string, string> = {
      details: 'false',
      qty_products: '10',
      page: String(page),
      sort: sort.sorting,
    }
    if ('dir' in sort) query.dir = sort.dir
    for (const [key, values] of Object.entries(filters)) query[key] = values.join('--')
    const legacy = (await shop.get(`/api${path}`, { query })).json()
    expect(legacy.total).toBe(bff.total)
    expect(legacy.result.products.map(({ id }: { id: string }) => id)).toEqual(bff.products.map(({ id }) => id))
    expect(legacy.filters).toEqual(bff.availableFilters)
    expect(legacy.sortingoptions).toEqual(bff.availableSort)
    expect(legacy.resultDetails).toEqual(bff.resultDetails)
    expect(legacy.messages).toEqual({ error: null })
    for (const [at, product] of legacy.result.products.entries()) {
      const { numericOriginalPrice, numericDiscountPrice } = bff.products[at]!
      expect([product.price, product.specialprice]).toEqual([numericOriginalPrice, numericDiscountPrice])
    }
  }
})
