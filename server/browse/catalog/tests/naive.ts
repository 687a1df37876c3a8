import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { percentOff, priceAt } from '#domain/browse/product/price-in-force.ts'
import type { CategoryRow, Frame, ProductRow } from '../engine/build/rows.ts'

export type NaiveFilters = Readonly<Record<string, readonly string[]>>

/** The catalogue rules implemented the slow and obvious way, to compare the engine with. */
export function naiveCatalog(rows: readonly ProductRow[], frame: Frame, now: number, minorUnits: number) {
  const sellers = new Map(frame.suppliers.map((supplier) => [supplier.id, supplier]))
  const brands = new Map(frame.brands.map((brand) => [brand.id, brand]))
  const categories = new Map(frame.categories.map((category) => [category.id, category]))
  const valueOf = ({ path }: CategoryRow) => path.replaceAll(/^\/|\/$/g, '')

  const price = (row: ProductRow) =>
    priceAt(row.price, row.specialPrice ?? 0, row.specialFrom ?? -Infinity, row.specialTo ?? Infinity, now)
  const percent = (row: ProductRow) => percentOff(row.price, price(row))

  function valuesOf(row: ProductRow, key: string): string[] {
    const seller = sellers.get(row.supplierId)!
    if (key === 'category') return row.categoryIds.map((id) => valueOf(categories.get(id)!))
    if (key === 'brand') return [brands.get(row.brandId)!.slug]
    if (key === 'gender') return [row.gender]
    if (key === 'color_family') return [row.colorFamily]
    if (sizeFilterKeys.some((known) => known === key)) {
      return row.simples.flatMap(([size, of, stock]) => (of === key && stock > 0 ? [size] : []))
    }
    const isOn = {
      special_price: price(row) < row.price,
      free_shipping: seller.freeShipping || price(row) >= frame.freeShippingThreshold,
      fast_shipping: seller.fast,
      moda_sostenible: row.isEco,
    }[key]
    if (isOn !== undefined) return isOn ? ['1'] : []
    return row.attributes.flatMap(([name, value]) => (name === key ? [value] : []))
  }

  function passes(row: ProductRow, key: string, values: readonly string[]): boolean {
    if (key === 'price') {
      const [min, max] = values[0]!.split('-').map((text) => Number(text) * minorUnits)
      return price(row) >= min! && price(row) <= max!
    }
    if (key === 'discount_range') {
      return values.some((range) => {
        const [min, max] = range.split('-').map(Number)
        return percent(row) >= min! && percent(row) <= max!
      })
    }
    const own = valuesOf(row, key)
    return values.some((value) => own.includes(value))
  }

  function select(path: string, filters: NaiveFilters, without?: string): ProductRow[] {
    const criteria = Object.entries(filters).filter(([key]) => key !== without)
    return rows.filter(
      (row) =>
        row.categoryIds.some((id) => categories.get(id)!.path === path) &&
        criteria.every(([key, values]) => passes(row, key, values)),
    )
  }

  const modelOf = (row: ProductRow) => [row.brandId, row.name, row.gender].join('\n')
  const countModels = (some: readonly ProductRow[]) => new Set(some.map(modelOf)).size

  return { select, valuesOf, price, percent, modelOf, countModels }
}
