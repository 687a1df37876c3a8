import { deltaFault } from '#domain/operations/feeds/delta-row.ts'
import { merchantColumns, neededColumns } from '#domain/operations/feeds/merchant-row.ts'
import { describeReading } from '#domain/operations/feeds/retail/describe-reading.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { planColumns } from '#domain/operations/feeds/retail/plan-columns.ts'
import { retailRows } from '#domain/operations/feeds/retail/retail-reader.ts'
import { wordLog } from '#domain/operations/feeds/retail/understood.ts'
import { columnName, type FeedRow } from '#domain/operations/feeds/row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { FeedRefusal } from './refusal.ts'

/** Google's columns, our own table, or a table of a retailer whose rows have been made rows of a Merchant feed. */
export type FeedKind = 'merchant' | 'own' | 'retail'

export type ReadOptions = {
  country: OpenCountry
  /** The table changes prices and stock alone. */
  isDelta?: boolean
  mapping?: FeedMapping | undefined
  /** Gets the first line of a table, also of one that cannot be read. */
  onHeaders?: ((headers: readonly string[]) => void) | undefined
}

export type FeedReader = {
  kind: FeedKind
  read(rows: AsyncIterable<FeedRow>): AsyncIterable<FeedRow>
  /** How it was read; `form` is how the file is written. */
  describe(form: string): string[]
}

const asItIs = (rows: AsyncIterable<FeedRow>) => rows

function merchantReader(headers: readonly string[]): FeedReader {
  const ignored = headers.filter((header) => !merchantColumns.includes(columnName(header)))
  return {
    kind: 'merchant',
    read: asItIs,
    describe: (form) => [
      `Read as a Google Merchant feed (${form}).`,
      ...(ignored.length > 0 ? [`Not read: ${ignored.join(', ')}.`] : []),
    ],
  }
}

function refuseMapping(mapping: FeedMapping | undefined): void {
  if (mapping === undefined) return
  throw new FeedRefusal(
    'This feed is read by its own columns. A mapping is for tables of retailers; with "format": "sheet" a table is read as one.',
  )
}

/** XML has no header: its rows are Google's. */
export function readerOfXml({ mapping }: ReadOptions): FeedReader {
  refuseMapping(mapping)
  return merchantReader([])
}

const ownReader: FeedReader = {
  kind: 'own',
  read: asItIs,
  describe: (form) => [`Read as our own table, as export --format full writes it (${form}).`],
}

function retailReader(headers: readonly string[], { country, mapping: given, isDelta = false }: ReadOptions) {
  const plan = planColumns({ headers, mapping: given, isDelta })
  if (plan === undefined) return undefined
  if (typeof plan === 'string') throw new FeedRefusal(plan)
  const mapping = given ?? {}
  const log = wordLog()
  const aside = new Map<string, number>()
  const onAside = (reason: string) => void aside.set(reason, (aside.get(reason) ?? 0) + 1)
  const context = { plan, mapping, money: countryProfiles[country], log }
  const reader: FeedReader = {
    kind: 'retail',
    read: (rows) => retailRows(rows, context, { isDelta, onAside }),
    describe: (form) => describeReading({ plan, mapping, log, aside, form }),
  }
  return reader
}

/** What is wrong with a table as one of Google's or our own. */
function faultOf(columns: readonly string[], isDelta: boolean): string | undefined {
  if (isDelta) return deltaFault(columns)
  const missing = columns.includes('record') ? [] : neededColumns.filter((column) => !columns.includes(column))
  return missing.length > 0
    ? `The first line has no column ${missing.join(', ')}. A product feed has id, title and price; our own table has record; an export of Shopify, Tiendanube or WooCommerce and a spreadsheet with Nombre and Precio are read as well.`
    : undefined
}

/** How a table is read, by its header; throws FeedRefusal for an unsuitable one. */
export function chooseReader(headers: readonly string[], options: ReadOptions): FeedReader {
  const columns = headers.map(columnName)
  const fault = faultOf(columns, options.isDelta === true)
  if (fault === undefined && options.mapping?.format === undefined) {
    refuseMapping(options.mapping)
    return columns.includes('record') ? ownReader : merchantReader(headers)
  }
  const isOwnDelta = columns.includes('record') && options.isDelta === true
  const reader = isOwnDelta ? undefined : retailReader(headers, options)
  if (!reader) throw new FeedRefusal(fault!)
  return reader
}
