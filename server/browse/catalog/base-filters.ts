import { filterKeyOf, type FilterKey } from '#domain/browse/catalog/address/parameters.ts'
import { isOwnAttribute } from '#domain/browse/catalog/own-attributes.ts'
import type { Bits } from './engine/columns/bits.ts'
import { numbersOf, switches } from './engine/groups.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import { optionBits } from './engine/columns/option-bits.ts'
import type { CatalogPath } from './catalog-path.ts'
import type { Filters } from './filter-reader.ts'

/**
 * The conditions of a page that no filter of the visitor can widen: its category and the filters a static page was
 * defined with.
 */
export function baseFilters(index: IndexData, optionsOf: (group: number, values: readonly string[]) => number[]) {
  const bitsOf = optionBits(index)
  const groupOf = numbersOf(index.options.groups)
  return (place: CatalogPath): { base: Bits[]; ranges: Filters } => {
    const base: Bits[] = []
    const ranges = new Map<FilterKey, readonly string[]>()
    if (place.category !== undefined) base.push(bitsOf([place.category]))
    for (const [name, text] of Object.entries(place.staticPage?.filters ?? {})) {
      const key = filterKeyOf(name)
      if (!key) continue
      const values = text.split('--')
      const bit = switches.indexOf(key as (typeof switches)[number])
      const group = groupOf.get(key)
      if (bit >= 0) base.push(index.switchDocs[bit]!)
      else if (group !== undefined) base.push(bitsOf(optionsOf(group, values)))
      // An attribute that is no filter any more: nothing is shown rather than everything.
      else if (isOwnAttribute(key)) base.push(bitsOf([]))
      else ranges.set(key, values)
    }
    return { base, ranges }
  }
}
