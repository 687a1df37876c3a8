import { distinct } from './joined-values.ts'
import type { FilterKey } from './parameters.ts'
import { writePriceRange, type PriceRange } from '../price-range.ts'
import { defaultSort, type Dir } from '../sorts.ts'

/** The default page (CAT-29). */
export const firstPage = 1

/**
 * A shopper's choices in a list. Parsed from an address, `path` still includes brands, because only the server can tell
 * a brand from a category; `settle` separates them with its answer.
 */
export type Selection = {
  path: string
  brands: readonly string[]
  q?: string
  page: number
  sort?: string
  dir?: Dir
  filters: Readonly<Partial<Record<FilterKey, readonly string[]>>>
  sortingFormula?: string
}

/** Moves brands from the path to `brands`, as the server's answer names them. */
export function settle(selection: Selection, basePath: string, brands: readonly string[]): Selection {
  return { ...selection, path: basePath, brands: distinct(brands) }
}

/** A changed selection is a different list and starts at its first page (CAT-26). */
function fromTheStart(selection: Selection): Selection {
  return { ...selection, page: firstPage }
}

export function valuesOf({ brands, filters }: Selection, key: FilterKey): readonly string[] {
  return key === 'brand' ? brands : (filters[key] ?? [])
}

/** Whether the page is a brand page, which cannot drop its last brand. */
export function isOnlyBrands({ path }: Selection): boolean {
  return path === '/'
}

export function withValues(selection: Selection, key: FilterKey, values: readonly string[]): Selection {
  const kept = distinct(values)
  if (key === 'brand') {
    if (kept.length === 0 && isOnlyBrands(selection)) return selection
    return { ...fromTheStart(selection), brands: kept }
  }
  const { [key]: _, ...others } = selection.filters
  return { ...fromTheStart(selection), filters: kept.length > 0 ? { ...others, [key]: kept } : others }
}

export function withValue(selection: Selection, key: FilterKey, value: string): Selection {
  return withValues(selection, key, [...valuesOf(selection, key), value])
}

export function withoutValue(selection: Selection, key: FilterKey, value: string): Selection {
  return withValues(
    selection,
    key,
    valuesOf(selection, key).filter((chosen) => chosen !== value),
  )
}

/** The default sort is not written: the plain address already means it (CAT-31). */
export function withSort(selection: Selection, sort: string, dir: Dir | null): Selection {
  const { sort: _sort, dir: _dir, ...rest } = fromTheStart(selection)
  if (sort === defaultSort(selection.q !== undefined)) return rest
  return { ...rest, sort, ...(dir && { dir }) }
}

/** Setting a price range turns the discounted-only filter on when asked, and off otherwise (CAT-27). */
export function withPrice(selection: Selection, range: PriceRange | undefined, isDiscounted = false): Selection {
  const priced = withValues(selection, 'price', range ? [writePriceRange(range)] : [])
  return withValues(priced, 'special_price', isDiscounted ? ['1'] : [])
}

/** Whether `withoutFilters` would remove anything. */
export function hasFilters(selection: Selection): boolean {
  const { brands, filters } = selection
  return Object.keys(filters).length > 0 || (brands.length > 0 && !isOnlyBrands(selection))
}

/** Removes every filter; path, query and sort stay. */
export function withoutFilters(selection: Selection): Selection {
  return { ...fromTheStart(selection), brands: isOnlyBrands(selection) ? selection.brands : [], filters: {} }
}

export function withPage(selection: Selection, page: number): Selection {
  return { ...selection, page }
}
