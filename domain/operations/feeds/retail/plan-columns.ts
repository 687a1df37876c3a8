import { columnName } from '../row.ts'
import { slugWord } from '../words.ts'
import type { FeedMapping, RetailField, RetailFormat } from './mapping.ts'
import { headerPatterns, optionPatterns, platformOf, type PlatformField } from './retail-formats.ts'

/** How a retailer's table is read: columns are keyed as rows are (`columnName`). */
export type ColumnPlan = {
  format: RetailFormat
  /** More than one column only for pictures and attributes. */
  columns: Partial<Record<PlatformField, readonly string[]>>
  options: readonly { name: string; value: string }[]
  /** The headers as the retailer wrote them, by column. */
  headers: Readonly<Record<string, string>>
  /** Headers that nothing is read from. */
  ignored: readonly string[]
}

const isMany = (field: PlatformField) => field === 'images' || field === 'attribute'

/** The options of a platform's export: `Option1 Name` with `Option1 Value`. */
function optionsOf(columns: readonly string[], slugOf: (column: string) => string, format: RetailFormat) {
  const pattern = optionPatterns[format]
  if (!pattern) return []
  const numberOf = (column: string, one: RegExp) => {
    const found = one.exec(slugOf(column))
    return found ? (found[1] ?? found[2]) : undefined
  }
  return columns.flatMap((name) => {
    const number = numberOf(name, pattern.name)
    const value = number === undefined ? undefined : columns.find((one) => numberOf(one, pattern.value) === number)
    return value === undefined ? [] : [{ name, value }]
  })
}

function columnsOf(columns: readonly string[], slugOf: (column: string) => string, format: RetailFormat) {
  const found: Partial<Record<PlatformField, string[]>> = {}
  const taken = new Set<string>()
  for (const [field, pattern] of headerPatterns[format]) {
    for (const column of columns) {
      if (taken.has(column) || !pattern.test(slugOf(column)) || (found[field] && !isMany(field))) continue
      found[field] = [...(found[field] ?? []), column]
      taken.add(column)
    }
  }
  return found
}

/** Why columns are not enough to make products, or to change their prices and stock. */
function faultOf(columns: ColumnPlan['columns'], isDelta: boolean): string | undefined {
  const has = (field: RetailField) => columns[field] !== undefined
  if (isDelta) {
    const isEnough = has('id') && (['price', 'sale_price', 'stock', 'availability'] as const).some(has)
    return isEnough
      ? undefined
      : 'A table of changes has id and at least one of price, sale_price, stock, availability.'
  }
  const missing = (['name', 'price'] as const).filter((field) => !has(field))
  return missing.length > 0 ? `No column is read as ${missing.join(' or ')}.` : undefined
}

export type PlanRequest = { headers: readonly string[]; mapping?: FeedMapping | undefined; isDelta?: boolean }

/**
 * Recognises a retailer's table by its headers and says which column is read as what; a mapping comes first. A text is
 * why it cannot be read, and undefined means that its headers are none of a retailer's at all.
 */
export function planColumns({ headers, mapping, isDelta = false }: PlanRequest): ColumnPlan | string | undefined {
  const format = mapping?.format ?? platformOf(headers) ?? 'sheet'
  const byColumn = Object.fromEntries(headers.map((header) => [columnName(header), header.trim()]))
  const all = Object.keys(byColumn)
  const slugOf = (column: string) => slugWord(byColumn[column]!)
  const corrected = new Map<string, RetailField | null>()
  for (const [header, field] of Object.entries(mapping?.columns ?? {})) {
    const column = all.find((one) => one === columnName(header))
    if (column === undefined) {
      return `The mapping speaks of a column "${header}" that the feed does not have. It has: ${quoted(headers)}.`
    }
    corrected.set(column, field)
  }
  const free = all.filter((column) => !corrected.has(column))
  const options = optionsOf(free, slugOf, format)
  const inOptions = new Set(options.flatMap(({ name, value }) => [name, value]))
  const columns = columnsOf(
    free.filter((column) => !inOptions.has(column)),
    slugOf,
    format,
  )
  const given: Partial<Record<PlatformField, string[]>> = {}
  for (const [column, field] of corrected) {
    if (field === null) continue
    if (given[field] && !isMany(field)) {
      return `The mapping reads "${byColumn[given[field][0]!]}" and "${byColumn[column]}" both as ${field}.`
    }
    given[field] = [...(given[field] ?? []), column]
  }
  Object.assign(columns, given)
  const read = new Set([...Object.values(columns).flat(), ...inOptions])
  const ignored = all.filter((column) => !read.has(column)).map((column) => byColumn[column]!)
  const fault = faultOf(columns, isDelta)
  if (fault === undefined) return { format, columns, options, headers: byColumn, ignored }
  const isRetail =
    mapping !== undefined || format !== 'sheet' || columns.name !== undefined || columns.price !== undefined
  return isRetail ? `${fault} Its columns are ${quoted(headers)}; --mapping FILE says which is which.` : undefined
}

const maxShown = 40

function quoted(headers: readonly string[]): string {
  const shown = headers.slice(0, maxShown).map((header) => `"${header.trim()}"`)
  return headers.length > maxShown ? `${shown.join(', ')} and ${headers.length - maxShown} more` : shown.join(', ')
}
