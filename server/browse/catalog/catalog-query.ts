import { shortened } from '#domain/browse/search/shortened.ts'
import type { CatalogRequest } from '#contract/browse/catalog.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { filterKeyOf, type FilterKey } from '#domain/browse/catalog/address/parameters.ts'
import { splitValues } from '#domain/browse/catalog/address/joined-values.ts'
import { chosenSort, type SortChoice } from '#domain/browse/catalog/sorts.ts'

/** A query of the catalogue, the same for both dialects. */
export type CatalogQuery = {
  path: string
  q: string | undefined
  sort: SortChoice
  page: number
  itemsPerPage: number
  filters: ReadonlyMap<FilterKey, readonly string[]>
  /** `id_city`, when the visitor has chosen a place. */
  city: number | undefined
  sortingFormula: string | undefined
  experiment: string | undefined
}

/** `{region}-{city}` (GEO-05). */
function cityOf(locationCode: string | undefined): number | undefined {
  const [, city] = /^\d{1,9}-(\d{1,9})$/.exec(locationCode ?? '') ?? []
  return city === undefined ? undefined : Number(city)
}

/** Longer searches are cut, and the answer shows what was read (S23). */
const maxSearchLength = 100
/** What is longer was not written by a shopper. */
const maxReadLength = 2000

function words(q: string | undefined): string | undefined {
  const limit = q === undefined ? undefined : shortened(q.slice(0, maxReadLength).toWellFormed(), maxSearchLength)
  return limit === undefined || limit.trim() === '' ? undefined : limit
}

/** A search is sorted by relevance unless another order is requested. */
const sortOf = (sorting: string | undefined, dir: string | undefined, q: string | undefined) =>
  chosenSort(sorting ?? (q === undefined ? undefined : 'relevance'), dir, q !== undefined)

const maxItemsPerPage = 50
const lastPage = 1_000_000

function within(name: string, value: number, max: number): number {
  if (value >= 1 && value <= max) return value
  throw new RuleError('invalid_input', { [name]: `Debe estar entre 1 y ${max}.` })
}

export function queryOfRequest(request: CatalogRequest): CatalogQuery {
  const { page = 1, itemsPerPage = 10 } = request.pageInfo ?? {}
  const filters = new Map<FilterKey, string[]>()
  for (const { name, values } of request.filters ?? []) {
    const key = filterKeyOf(name)
    if (key) filters.set(key, [...(filters.get(key) ?? []), ...values])
  }
  const q = words(request.q)
  return {
    path: request.path,
    q,
    sort: sortOf(request.sorting, request.dir, q),
    page: within('pageInfo.page', page, lastPage),
    itemsPerPage: within('pageInfo.itemsPerPage', itemsPerPage, maxItemsPerPage),
    filters,
    city: cityOf(request.locationCode),
    sortingFormula: request.sortingFormula,
    experiment: request.hashConfiguration,
  }
}

const wholeWithin = (text: string | undefined, fallback: number, max: number) =>
  text !== undefined && /^\d{1,7}$/.test(text) ? Math.min(Math.max(Number(text), 1), max) : fallback

/** The legacy dialect: everything in the address, values joined with `--` (API-20); invalid ones are ignored. */
export function queryOfAddress(path: string, query: Readonly<Record<string, string>>): CatalogQuery {
  const filters = new Map<FilterKey, string[]>()
  for (const [name, text] of Object.entries(query)) {
    const key = filterKeyOf(name)
    if (key && text !== '') filters.set(key, splitValues(text))
  }
  const q = words(query.q)
  // Both names limit the answer; the smaller wins.
  const limit = Math.min(
    wholeWithin(query.qty_products, 10, maxItemsPerPage),
    wholeWithin(query.maxitems, maxItemsPerPage, maxItemsPerPage),
  )
  return {
    path,
    q,
    sort: sortOf(query.sort, query.dir, q),
    page: wholeWithin(query.page, 1, lastPage),
    itemsPerPage: limit,
    filters,
    city: cityOf(query.location ?? query.locationCode),
    sortingFormula: query.sortingFormula,
    experiment: query.hash_configuration,
  }
}
