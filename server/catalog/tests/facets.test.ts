import { expect, test } from 'vitest'
import { rollChance } from '#domain/chance.ts'
import { attributeKeys } from '#domain/catalog/attributes.ts'
import { sizeFilterKeys } from '#domain/catalog/sizes.ts'
import { readFrame, readProducts } from '../engine/read-rows.ts'
import type { ProductRow } from '../engine/rows.ts'
import { naiveCatalog, type NaiveFilters } from './naive.ts'
import { stockedShop } from './stocked-shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await stockedShop({ now: () => now })
const client = await shop.pool.connect()
const frame = await readFrame(client, 'ar')
const rows: ProductRow[] = []
await readProducts(client, 'ar', (row) => rows.push(row))
client.release()
const naive = naiveCatalog(rows, frame, now.getTime(), 100)

const multiple = ['category', 'brand', 'gender', 'color_family', ...sizeFilterKeys, ...attributeKeys]
const switched = ['special_price', 'free_shipping', 'moda_sostenible']
const chance = rollChance(4)
const somewhere = () => frame.categories[chance.whole(0, frame.categories.length - 1)]!.path

/** Up to four filters with values that occur in the category, so that they often meet. */
function someFilters(path: string): NaiveFilters {
  const inside = naive.select(path, {})
  const filters: Record<string, string[]> = {}
  for (let turn = chance.whole(0, 4); turn > 0 && inside.length > 0; turn--) {
    const key = chance.pick([...multiple, ...switched, 'price', 'discount_range'])
    const row = chance.pick(inside)
    if (key === 'price') {
      const [a, b] = [naive.price(row), naive.price(chance.pick(inside))].map((amount) => Math.round(amount / 100))
      filters.price = [`${Math.min(a!, b!)}-${Math.max(a!, b!)}`]
    } else if (key === 'discount_range')
      filters.discount_range = chance.pick([['10-20'], ['20-40'], ['20-40', '40-60']])
    else if (switched.includes(key)) filters[key] = ['1']
    else {
      const values = naive.valuesOf(row, key)
      if (values.length > 0) filters[key] = [...new Set([...(filters[key] ?? []), chance.pick(values)])]
    }
  }
  return filters
}

const cases = Array.from({ length: 400 }, () => {
  const path = somewhere()
  return { path, filters: someFilters(path) }
})

test('INV-30 U30 every count, total and bound is what a naive count finds, over 400 random pages', async () => {
  let options = 0
  for (const { path, filters } of cases) {
    const page = await shop.page({ path, filters: filters as Record<string, string[]> })
    const label = `${path} ${JSON.stringify(filters)}`
    const expected = naive.select(path, filters)
    expect(page.total, label).toBe(expected.length)
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
            around.filter((row) => naive.percent(row) >= min! && naive.percent(row) <= max!).length,
          )
        } else {
          expect(option.count, where).toBe(
            around.filter((row) => naive.valuesOf(row, filter.key).includes(option.value)).length,
          )
        }
      }
    }
  }
  expect(options).toBeGreaterThan(5000)
})

const sorts = [
  { sorting: 'popularity' },
  { sorting: 'price', dir: 'asc' },
  { sorting: 'price', dir: 'desc' },
  { sorting: 'discount' },
  { sorting: 'newest' },
  { sorting: 'name' },
] as const

test('INV-30 CAT-21 pages of any size are a partition of the result in every order, ties by sku', async () => {
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  for (const [turn, { path, filters }] of cases.slice(0, 120).entries()) {
    const sort = sorts[turn % sorts.length]!
    const per = chance.pick([1, 7, 10, 24, 50])
    const expected = naive.select(path, filters)
    const seen: string[] = []
    for (let page = 1; seen.length < expected.length && page <= 60; page++) {
      const ids = await shop.ids({ path, filters: filters as Record<string, string[]>, ...sort, page, per })
      expect(ids.length).toBe(Math.min(per, expected.length - seen.length))
      seen.push(...ids)
    }
    if (seen.length < expected.length) continue
    expect([...seen].sort()).toEqual(expected.map(({ sku }) => sku).sort())
    const keyOf = (row: ProductRow): number =>
      sort.sorting === 'price'
        ? naive.price(row) * (sort.dir === 'asc' ? 1 : -1)
        : sort.sorting === 'discount'
          ? -naive.percent(row)
          : sort.sorting === 'newest'
            ? -row.createdAt
            : (row.simples.some(([, , stock]) => stock > 0) ? 0 : 1e9) - row.popularity
    if (sort.sorting === 'name') continue
    const wanted = [...expected].sort((a, b) => keyOf(a) - keyOf(b) || (a.sku < b.sku ? -1 : 1))
    expect(seen.map((sku) => bySku.get(sku)!.sku)).toEqual(wanted.map(({ sku }) => sku))
  }
})

test('API-20 API-21 CAT-34 the older dialect gives the same products in the same order, with the same filters', async () => {
  for (const [turn, { path, filters }] of cases.slice(0, 120).entries()) {
    const sort = sorts[turn % sorts.length]!
    const page = chance.whole(1, 3)
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
