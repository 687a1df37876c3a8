import { joinValues, splitValues } from './joined-values.ts'
import { filterKeyOf, filterKeys, filterType, type FilterKey } from './parameters.ts'
import { firstPage, type Selection } from './selection.ts'

/** Far beyond any catalogue, and small enough for every counter on the way. */
const lastPage = 1_000_000

/** A segment somebody mistyped is a name like any other; it must not take the page down. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** One spelling per path: single slashes, one at each end, the same percent signs. */
export function normalPath(path: string): string {
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
  const given = texts.find((text) => text !== '')
  if (given === undefined) return []
  return filterType(key) === 'boolean' ? (given === '1' || given === 'true' ? ['1'] : []) : [given]
}

/** Reads a page's address. What is not on the allow-list is dropped (VAL-01, VAL-02); nothing makes it throw. */
export function readAddress(pathname: string, search: string): Selection {
  const query = new URLSearchParams(search)
  const q = query.get('q')?.trim()
  const sort = query.get('sort')
  const dir = query.get('dir')
  const sortingFormula = query.get('sortingFormula')
  const filters = filterKeys
    .filter((key) => key !== 'brand')
    .map((key) => [key, valuesIn(query, key)] as const)
    .filter(([, values]) => values.length > 0)
  return {
    path: normalPath(pathname),
    brands: valuesIn(query, 'brand'),
    ...(q && { q }),
    page: pageOf(query.get('page')),
    ...(sort && { sort }),
    ...((dir === 'asc' || dir === 'desc') && { dir }),
    filters: Object.fromEntries(filters),
    ...(sortingFormula && { sortingFormula }),
  }
}

/** Brands stand in front of the path, never in the query (CAT-05, OP-028). */
function brandedPath({ path, brands }: Pick<Selection, 'path' | 'brands'>): string {
  return brands.length === 0 ? path : `/${encodeURIComponent(joinValues(brands).toWellFormed())}${path}`
}

/** The query of an address: equal selections are written alike, whatever order they were chosen in. */
export function writeQuery({ q, page, sort, dir, filters, sortingFormula }: Selection): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  for (const key of filterKeys) {
    const values = filters[key]
    if (values?.length) query.set(key, joinIn(key, values))
  }
  if (sort) query.set('sort', sort)
  if (dir) query.set('dir', dir)
  if (sortingFormula) query.set('sortingFormula', sortingFormula)
  if (page > firstPage) query.set('page', String(page))
  return query.toString()
}

/** A range is one text with a dash of its own. */
function joinIn(key: FilterKey, values: readonly string[]): string {
  return filterType(key) === 'multiple' ? joinValues(values) : values[0]!
}

/** The address of a selection; `readAddress` is its other half. */
export function writeAddress(selection: Selection): string {
  const query = writeQuery(selection)
  return brandedPath(selection) + (query && `?${query}`)
}
