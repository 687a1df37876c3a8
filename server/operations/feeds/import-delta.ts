import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { connect } from '#db/connection/connect.ts'
import { pricesAfter, readDeltaRow, type DeltaRow, type Priced } from '#domain/operations/feeds/delta-row.ts'
import { RowFaults } from '#domain/operations/feeds/records.ts'
import type { BrokenFeed, FeedRow } from '#domain/operations/feeds/row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { claimCountry } from './claim-country.ts'
import { priceWords, stockWords } from './differences.ts'
import { batchesOf, sizeOfFeed } from './feed-batches.ts'
import type { BadRow, FeedOptions } from './import-feed.ts'
import { lockSizesOf, writePrices, type NamedSize } from './named-sizes.ts'

export type DeltaResult = { rows: number; bad: number; productsChanged: number; sizesChanged: number }

/**
 * Changes prices and stock of a country's products by the ids of its feed; nothing is created or removed. Works in
 * batches, each completely or not at all; for a repeated id the last row counts, and running it again changes nothing.
 */
export async function importDelta(url: string, options: FeedOptions): Promise<DeltaResult> {
  const { file, country, mapping, isDryRun = false } = options
  const total = await sizeOfFeed(file)
  const client = await connect({ url, name: 'shop import' })
  const result: DeltaResult = { rows: 0, bad: 0, productsChanged: 0, sizesChanged: 0 }
  const reportBadRow = (bad: BadRow) => {
    result.bad += 1
    options.onBadRow?.(bad)
  }
  const onBreak = ({ line, message }: BrokenFeed) => reportBadRow({ line, id: '', reason: message })
  try {
    await claimCountry(client, country)
    if (isDryRun) await client.query('begin')
    let writing = Promise.resolve()
    for await (const { rows, bytes, describe } of batchesOf(file, onBreak, { country, isDelta: true, mapping })) {
      options.onReading?.(describe)
      // The next batch is read while the database writes this one.
      const read = readRows(rows, country)
      await writing
      writing = write(client, read, options).then(({ bad, products, sizes }) => {
        for (const row of bad.toSorted((a, b) => a.line - b.line)) reportBadRow(row)
        result.rows += rows.length
        result.productsChanged += products
        result.sizesChanged += sizes
        options.onProgress?.(bytes, total)
      })
      // Its failure is handled in the next iteration; until then it must not count as unhandled.
      writing.catch(() => {})
    }
    await writing
    if (isDryRun) await client.query('rollback')
    return result
  } finally {
    await client.end()
  }
}

type ParsedRows = { valid: { line: number; row: DeltaRow }[]; bad: BadRow[] }

/** Parses the rows and separates valid ones from bad ones. */
function readRows(rows: readonly FeedRow[], country: OpenCountry): ParsedRows {
  const read: ParsedRows = { valid: [], bad: [] }
  for (const row of rows) {
    try {
      if ('fault' in row) throw new RowFaults([row.fault])
      read.valid.push({ line: row.line, row: readDeltaRow(row.fields, countryProfiles[country]) })
    } catch (error) {
      if (!(error instanceof RowFaults)) throw error
      const id = ('fields' in row ? row.fields.id : row.id) ?? ''
      read.bad.push({ line: row.line, id, reason: error.message })
    }
  }
  return read
}

/** Reads and locks what the rows refer to, decides in memory, and writes prices and stock with one statement each. */
async function write(
  client: Client,
  { valid, bad }: ParsedRows,
  { country, now, defaultStock = 10, isDryRun = false, onChange }: FeedOptions,
): Promise<{ bad: BadRow[]; products: number; sizes: number }> {
  const money = countryProfiles[country]
  if (!isDryRun) await client.query('begin')
  const locked = await lockSizesOf(
    client,
    country,
    valid.map(({ row }) => row),
  )
  const prices = new Map<string, Priced>()
  const stocks = new Map<string, number>()
  for (const [at, { line, row }] of valid.entries()) {
    try {
      const size = onlySize(locked.sizes[at]!, row, country)
      const before = prices.get(size.sku) ?? locked.products.get(size.sku)!
      prices.set(size.sku, pricesAfter(before, row, money))
      if (row.stock !== undefined) {
        const left = stocks.get(size.skuSimple) ?? size.stock
        stocks.set(size.skuSimple, row.stock ?? (left > 0 ? left : defaultStock))
      }
    } catch (error) {
      if (!(error instanceof RowFaults)) throw error
      bad.push({ line, id: row.id, reason: error.message })
    }
  }
  const priced = [...prices].filter(([sku, after]) => isChanged(locked.products.get(sku)!, after))
  const sizes = new Map(locked.sizes.flat().map((size) => [size.skuSimple, size]))
  const counted = [...stocks].filter(([skuSimple, stock]) => sizes.get(skuSimple)!.stock !== stock)
  if (onChange) {
    for (const [sku, after] of priced) {
      const { name, ...before } = locked.products.get(sku)!
      onChange(`~ ${sku} ${name}: ${priceWords(before, after, country).join(', ')}`)
    }
    for (const [skuSimple, stock] of counted) onChange(stockWords(skuSimple, sizes.get(skuSimple)!.stock, stock))
  }
  if (priced.length > 0) await writePrices(client, country, priced)
  const changes = counted.map(([skuSimple, stock]) => ({ skuSimple, delta: stock - sizes.get(skuSimple)!.stock }))
  if (changes.length > 0) await bookStock(drizzle(client), country, changes, { reason: 'adjust', ref: 'import', now })
  if (!isDryRun) await client.query('commit')
  return { bad, products: priced.length, sizes: counted.length }
}

function onlySize(found: readonly NamedSize[], { id }: DeltaRow, country: OpenCountry): NamedSize {
  if (found.length === 0) throw new RowFaults([`there is no "${id}" in the store ${country}`])
  if (found.length > 1) {
    throw new RowFaults([`"${id}" is several sizes: ${found.map(({ skuSimple }) => skuSimple).join(', ')}`])
  }
  return found[0]!
}

const sameMoment = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && new Date(a).getTime() === new Date(b).getTime())

const isChanged = (before: Priced, after: Priced) =>
  before.price !== after.price ||
  before.specialPrice !== after.specialPrice ||
  !sameMoment(before.specialFrom, after.specialFrom) ||
  !sameMoment(before.specialTo, after.specialTo)
