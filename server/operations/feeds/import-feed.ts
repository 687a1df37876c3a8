import type { Client } from 'pg'
import { connect } from '#db/connection/connect.ts'
import { RowFaults } from '#domain/operations/feeds/records.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import type { FeedReview } from '#domain/operations/feeds/review.ts'
import type { BrokenFeed, FeedRow } from '#domain/operations/feeds/row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { claimCountry } from './claim-country.ts'
import { batchesOf, sizeOfFeed } from './feed-batches.ts'
import type { FeedKind } from './feed-reader.ts'
import { maySkipForeignKeys } from './foreign-keys.ts'
import { openTaxonomy, type Taxonomy } from './taxonomy.ts'
import { recordOf } from './record-of.ts'
import { retireUnnamed, type RetireCounts } from './retire.ts'
import { fillStage, makeStage, stageLine } from './stage.ts'
import { writeBatch, type RefusedRow, type WriteCounts } from './write-batch.ts'

export type BadRow = RefusedRow
export type ImportResult = WriteCounts & RetireCounts & { rows: number; bad: number }
/** Options of every kind of import. */
export type FeedOptions = {
  file: string
  country: OpenCountry
  now: Date
  /** Called for each rejected row, in the order of the file within a batch. */
  onBadRow?: (row: BadRow) => void
  onProgress?: (bytes: number, total: number) => void
  /** The stock of a size that a feed calls in stock without a number, where there was none. */
  defaultStock?: number
  /** Everything is done and then rolled back; `onChange` gets what would have changed. */
  isDryRun?: boolean
  onChange?: (line: string) => void
  /** Corrections of how a retailer's own table is read. */
  mapping?: FeedMapping | undefined
  /** Gets what says how the feed is read, with each batch. */
  onReading?: (describe: () => string[]) => void
}
type Options = FeedOptions & {
  isByColor?: boolean
  /** What the feed does not name is taken off sale, except when rows were bad, because those may be among them. */
  isWhole?: boolean
  /** Collects what a person should look at. */
  review?: FeedReview
}

/**
 * Brings the catalogue of a country to the state of a feed. Works in batches, each completely or not at all, so that
 * memory use does not depend on the file size; running it again, after an interruption or not, gives the same result.
 */
export async function importFeed(url: string, options: Options): Promise<ImportResult> {
  const { file, country, onProgress } = options
  const total = await sizeOfFeed(file)
  const open = () => connect({ url, name: 'shop import' })
  // Two connections: while one writes a batch, the next is read and its brands and categories are looked up through the
  // other. A dry run is one transaction and therefore uses one connection.
  const client = await open()
  const taxonomyClient = options.isDryRun ? client : await open()
  try {
    await claimCountry(client, country)
    // Before the transaction of a dry run, which a refused setting would abort.
    const mayCheckByBatch = await maySkipForeignKeys(client)
    if (options.isDryRun) await client.query('begin')
    const taxonomy = await openTaxonomy(taxonomyClient, country)
    await makeStage(client)
    const houseSeller = await taxonomy.sellerId(null)
    const context = { ...options, client, taxonomy, houseSeller, maySkipForeignKeys: mayCheckByBatch }
    const nothing = { productsCreated: 0, productsChanged: 0, sizesCreated: 0, sizesChanged: 0, photosToFetch: 0 }
    const result: ImportResult = { rows: 0, bad: 0, ...nothing, productsRetired: 0, sizesEmptied: 0 }
    const refreshStatistics = statisticsRefresher(client)
    let writing = Promise.resolve()
    const onBreak = (broken: BrokenFeed) => {
      options.onBadRow?.({ line: broken.line, id: '', reason: broken.message })
      result.bad += 1
    }
    for await (const { rows, kind, bytes, describe } of batchesOf(file, onBreak, options)) {
      options.onReading?.(describe)
      if (options.isDryRun) await writing
      const batch = await prepare(rows, kind, context)
      await writing
      await refreshStatistics()
      writing = write(batch, context).then((part) => addTo(result, part))
      // Its failure is handled in the next iteration; until then it must not count as unhandled.
      writing.catch(() => {})
      onProgress?.(bytes, total)
    }
    await writing
    if (options.isWhole && result.bad === 0) {
      const { lines, ...retired } = await retireUnnamed(client, options)
      Object.assign(result, retired)
      for (const line of lines) options.onChange?.(line)
    }
    if (options.isDryRun) await client.query('rollback')
    else
      await client.query('analyze product, product_image, product_category, product_attribute, simple, stock_movement')
    return result
  } finally {
    await client.end()
    if (taxonomyClient !== client) await taxonomyClient.end()
  }
}

/**
 * A growing catalogue outdates the planner's statistics: it takes a new country for empty and compares every row with
 * every product. Refreshed after batches 1, 2, 4, 8 …, they are never wrong by more than a factor of two.
 */
function statisticsRefresher(client: Client): () => Promise<void> {
  let batches = 0
  let next = 1
  return async () => {
    if (batches === next) {
      await client.query('analyze product (country, sku, slug), simple (country, sku, size, sku_simple)')
      next *= 2
    }
    batches += 1
  }
}

type Part = WriteCounts & { rows: number; bad: number }

function addTo(result: ImportResult, part: Part): void {
  for (const key of Object.keys(part) as (keyof Part)[]) result[key] += part[key]
}

type ImportContext = Options & { client: Client; taxonomy: Taxonomy; houseSeller: number; maySkipForeignKeys: boolean }

type PreparedBatch = { rows: number; lines: string[]; bad: BadRow[] }

/** Parses the rows and looks up the brand, seller and categories of each. */
async function prepare(rows: readonly FeedRow[], kind: FeedKind, context: ImportContext): Promise<PreparedBatch> {
  const bad: BadRow[] = []
  const lines: string[] = []
  for (const row of rows) {
    try {
      const record = recordOf(row, kind, context)
      if ('fields' in row) context.review?.add(row.line, record, row.fields.item_group_id || row.fields.id || '')
      if (record.taxonomy) await context.taxonomy.put(record.taxonomy)
      else lines.push(await stageLine(row.line, { ...record, isOwn: kind === 'own' }, context.taxonomy))
    } catch (error) {
      if (!(error instanceof RowFaults)) throw error
      bad.push({ line: row.line, id: labelOf(row), reason: error.message })
    }
  }
  return { rows: rows.length, lines, bad }
}

/** What a retailer knows a row by. */
function labelOf(row: FeedRow): string {
  if ('fault' in row) return row.id ?? ''
  const { rowLabel, id, sku, path, name } = row.fields
  return [rowLabel, id, sku, path, name].find(Boolean) ?? ''
}

async function write({ rows, lines, bad }: PreparedBatch, context: ImportContext): Promise<Part> {
  const { client, defaultStock = 10, isDryRun = false } = context
  if (!isDryRun) await client.query('begin')
  try {
    await fillStage(client, lines)
    const { refused, written } = await writeBatch(client, { ...context, defaultStock })
    if (!isDryRun) await client.query('commit')
    const all = [...bad, ...refused].toSorted((a, b) => a.line - b.line)
    // A row may have several reasons; the first is enough.
    const reported = all.filter(({ line }, at) => line !== all[at - 1]?.line)
    for (const row of reported) context.onBadRow?.(row)
    return { ...written, rows, bad: reported.length }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
