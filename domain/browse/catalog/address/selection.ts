import { distinct } from './joined-values.ts'
import type { FilterKey } from './parameters.ts'
import { writePriceRange, type PriceRange } from '../price-range.ts'
import { defaultSort, type Dir } from '../sorts.ts'

/** The default page (CAT-29). */
export const firstPage = 1

/**
 * What a shopper has chosen. Read from an address, `path` holds whatever stood there, brands included, because only the
 * server can tell a brand from a category; `settle` tells them apart with its answer.
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

/** The same selection with the path's brands taken out of the path, as the server's answer names them. */
export function settle(selection: Selection, basePath: string, brands: readonly string[]): Selection {
  return { ...selection, path: basePath, brands: distinct(brands) }
}

/** Other choices mean another list, which begins at its beginning (CAT-26). */
function fromTheStart(selection: Selection): Selection {
  return { ...selection, page: firstPage }
}

export function valuesOf({ brands, filters }: Selection, key: FilterKey): readonly string[] {
  return key === 'brand' ? brands : (filters[key] ?? [])
}

/** The page of a brand is nothing without it; elsewhere brands are one choice among others. */
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

/** A price asks for reduced products only when told so, and otherwise lifts that wish (CAT-27). */
export function withPrice(selection: Selection, range: PriceRange | undefined, isDiscounted = false): Selection {
  const priced = withValues(selection, 'price', range ? [writePriceRange(range)] : [])
  return withValues(priced, 'special_price', isDiscounted ? ['1'] : [])
}

/** Whether there is something that `withoutFilters` takes away. */
export function hasFilters(selection: Selection): boolean {
  const { brands, filters } = selection
  return Object.keys(filters).length > 0 || (brands.length > 0 && !isOnlyBrands(selection))
}

/** Every filter gone; the place, the words searched for and the order stay. */
export function withoutFilters(selection: Selection): Selection {
  return { ...fromTheStart(selection), brands: isOnlyBrands(selection) ? selection.brands : [], filters: {} }
}

export function withPage(selection: Selection, page: number): Selection {
  return { ...selection, page }
}
