import { joinValues, splitValues } from './joined-values.ts'
import { filterKeyOf, filterKeysAmong, filterType, type FilterKey } from './parameters.ts'
import { firstPage, type Selection } from './selection.ts'

/** Beyond any catalogue, and small enough for every counter that uses it. */
const lastPage = 1_000_000

/** A malformed segment is kept as it is instead of failing the page. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The canonical spelling of a path: single slashes, one at each end, uniform percent-encoding. */
export function normalisePath(path: string): string {
  const segments = path.split('/').filter(Boolean)
  return segments.length === 0
    ? '/'
    : `/${segments.map((part) => encodeURIComponent(decoded(part).toWellFormed())).join('/')}/`
}

function pageOf(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : firstPage
  return Math.min(Math.max(page, firstPage), lastPage)
}

function valuesIn(query: URLSearchParams, key: FilterKey): string[] {
  const texts = [...query].filter(([name]) => filterKeyOf(name) === key).map(([, text]) => text)
  if (filterType(key) === 'multiple') return splitValues(joinValues(texts.flatMap(splitValues)))
  const first = texts.find((text) => text !== '')
  if (first === undefined) return []
  return filterType(key) === 'boolean' ? (first === '1' || first === 'true' ? ['1'] : []) : [first]
}

/** Parses a page's address. Parameters outside the allow-list are dropped (VAL-01, VAL-02); no input makes it throw. */
export function readAddress(pathname: string, search: string): Selection {
  const query = new URLSearchParams(search)
  const q = query.get('q')?.trim()
  const sort = query.get('sort')
  const dir = query.get('dir')
  const sortingFormula = query.get('sortingFormula')
  const filters = filterKeysAmong(query.keys())
    .filter((key) => key !== 'brand')
    .map((key) => [key, valuesIn(query, key)] as const)
    .filter(([, values]) => values.length > 0)
  return {
    path: normalisePath(pathname),
    brands: valuesIn(query, 'brand'),
    ...(q && { q }),
    page: pageOf(query.get('page')),
    ...(sort && { sort }),
    ...((dir === 'asc' || dir === 'desc') && { dir }),
    filters: Object.fromEntries(filters),
    ...(sortingFormula && { sortingFormula }),
  }
}

/** Brands are a prefix of the path, never in the query (CAT-05, OP-028). */
function brandedPath({ path, brands }: Pick<Selection, 'path' | 'brands'>): string {
  return brands.length === 0 ? path : `/${encodeURIComponent(joinValues(brands).toWellFormed())}${path}`
}

/** The query of an address: equal selections are written alike, in whatever order they were chosen. */
function writeQuery({ q, page, sort, dir, filters, sortingFormula }: Selection): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  for (const key of filterKeysAmong(Object.keys(filters))) {
    const values = filters[key]
    if (values?.length) query.set(key, joinIn(key, values))
  }
  if (sort) query.set('sort', sort)
  if (dir) query.set('dir', dir)
  if (sortingFormula) query.set('sortingFormula', sortingFormula)
  if (page > firstPage) query.set('page', String(page))
  return query.toString()
}

/** A range is a single value with its own dash. */
function joinIn(key: FilterKey, values: readonly string[]): string {
  return filterType(key) === 'multiple' ? joinValues(values) : values[0]!
}

/** The address of a selection; the inverse of `readAddress`. */
export function writeAddress(selection: Selection): string {
  const query = writeQuery(selection)
  return brandedPath(selection) + (query && `?${query}`)
}
