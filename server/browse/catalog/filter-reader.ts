import { readDiscountRange } from '#domain/browse/catalog/discount-range.ts'
import { readPriceRange } from '#domain/browse/catalog/price-range.ts'
import type { FilterKey } from '#domain/browse/catalog/address/parameters.ts'
import { brandGroup, categoryGroup, numbersOf, switches } from './engine/groups.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import { categoryValue } from './engine/columns/option-table.ts'
import type { Criteria } from './engine/select.ts'

export type Filters = ReadonlyMap<FilterKey, readonly string[]>

/** Converts filters by name to criteria of the selector. */
export function filterReader(index: IndexData, minorUnits: number) {
  const { groups, groupStart, value } = index.options
  const groupOf = numbersOf(groups)
  const options = new Map<number, ReadonlyMap<string, number>>(
    groups.map((_, group) => [
      group,
      new Map(value.slice(groupStart[group], groupStart[group + 1]).map((text, at) => [text, groupStart[group]! + at])),
    ]),
  )

  function optionsOf(group: number, values: readonly string[]): number[] {
    const known = options.get(group)!
    return values.flatMap((text) => known.get(group === categoryGroup ? categoryValue(text) : text) ?? [])
  }

  /** An unknown value is kept, so that it finds nothing. An invalid range is dropped. */
  function read(filters: Filters, brands: readonly string[]): Omit<Criteria, 'base'> {
    const chosen = new Map<number, number[]>()
    let on = 0
    for (const [key, values] of filters) {
      const group = groupOf.get(key)
      if (group !== undefined && values.length > 0) chosen.set(group, optionsOf(group, values))
      const bit = switches.indexOf(key as (typeof switches)[number])
      if (bit >= 0 && values.includes('1')) on |= 1 << bit
    }
    if (brands.length > 0) {
      chosen.set(brandGroup, [...new Set([...(chosen.get(brandGroup) ?? []), ...optionsOf(brandGroup, brands)])])
    }
    return { options: chosen, switches: on, price: priceOf(filters), percents: percentsOf(filters) }
  }

  function priceOf(filters: Filters): Criteria['price'] {
    const range = readPriceRange(filters.get('price')?.[0] ?? '')
    if (!range || range.min > range.max) return undefined
    return { min: range.min * minorUnits, max: range.max * minorUnits }
  }

  return { read, optionsOf }
}

function percentsOf(filters: Filters): Uint8Array | undefined {
  const ranges = (filters.get('discount_range') ?? []).flatMap((text) => readDiscountRange(text) ?? [])
  if (ranges.length === 0) return undefined
  const matches = new Uint8Array(101)
  for (const { min, max } of ranges) matches.fill(1, min, max + 1)
  return matches
}
