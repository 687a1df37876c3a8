import type { Client } from 'pg'
import { connect } from '#db/connection/connect.ts'
import { RowFaults } from '#domain/operations/feeds/records.ts'
import type { BrokenFeed, FeedRow } from '#domain/operations/feeds/row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { claimStore } from './claim-store.ts'
import { batchesOf, sizeOfFeed } from './feed-batches.ts'
import type { FeedKind } from './open-feed.ts'
import { maySkipForeignKeys } from './foreign-keys.ts'
import { openTaxonomy, type Taxonomy } from './taxonomy.ts'
import { recordOf } from './record-of.ts'
import { retireUnnamed, type Retired } from './retire.ts'
import { fillStage, makeStage, stageLine } from './stage.ts'
import { writeBatch, type RefusedRow, type Written } from './write-batch.ts'

export type BadRow = RefusedRow
export type ImportResult = Written & Retired & { rows: number; bad: number }
/** What every way of reading a feed is told. */
export type FeedOptions = {
  file: string
  country: OpenCountry
  now: Date
  /** Told of each row that was not taken, in the order of the file within a batch. */
  onBadRow?: (row: BadRow) => void
  onProgress?: (bytes: number, total: number) => void
  /** How many there are of what a feed calls in stock without a number, where there were none. */
  usualStock?: number
  /** Everything is done and then undone; `onChange` hears what would have become different. */
  isDryRun?: boolean
  onChange?: (line: string) => void
}
type Options = FeedOptions & {
  isByColor?: boolean
  /** What the feed does not name is taken off sale; not where rows were bad, for theirs may be among them. */
  isWhole?: boolean
}

/**
 * Brings the catalogue of a store to what a feed says. Batch by batch, each whole or not at all, so that memory stays the
 * same however long the file is; run again, after an interruption or not, it ends the same.
 */
export async function importFeed(url: string, options: Options): Promise<ImportResult> {
  const { file, country, onProgress } = options
  const total = await sizeOfFeed(file)
  const open = () => connect({ url, name: 'vereda import' })
  // Two connections: while one writes a batch, the next is read and its brands and categories are found through the other.
  // What is to be undone happens in one transaction, and so on one connection.
  const client = await open()
  const taxonomyClient = options.isDryRun ? client : await open()
  try {
    await claimStore(client, country)
    if (options.isDryRun) await client.query('begin')
    const taxonomy = await openTaxonomy(taxonomyClient, country)
    await makeStage(client)
    const houseSeller = await taxonomy.sellerId(null)
    const work = { ...options, client, taxonomy, houseSeller, maySkipForeignKeys: await maySkipForeignKeys(client) }
    const nothing = { productsMade: 0, productsChanged: 0, sizesMade: 0, sizesChanged: 0, photosToFetch: 0 }
    const result: ImportResult = { rows: 0, bad: 0, ...nothing, productsRetired: 0, sizesEmptied: 0 }
    const keepStatistics = statisticsKeeper(client)
    let writing = Promise.resolve()
    const onBreak = (broken: BrokenFeed) => {
      options.onBadRow?.({ line: broken.line, id: '', reason: broken.message })
      result.bad += 1
    }
    for await (const { rows, kind, bytes } of batchesOf(file, onBreak)) {
      if (options.isDryRun) await writing
      const batch = await prepare(rows, kind, work)
      await writing
      await keepStatistics()
      writing = write(batch, work).then((part) => addTo(result, part))
      // Its failure is met at the next turn; until then it must not count as unhandled.
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
 * A store that fills up outgrows what the planner knows of it: it takes the new store for empty and compares every row
 * with every product. Told anew after batches 1, 2, 4, 8 …, it is never wrong by more than a factor of two.
 */
function statisticsKeeper(client: Client): () => Promise<void> {
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

type Part = Written & { rows: number; bad: number }

function addTo(result: ImportResult, part: Part): void {
  for (const key of Object.keys(part) as (keyof Part)[]) result[key] += part[key]
}

type Work = Options & { client: Client; taxonomy: Taxonomy; houseSeller: number; maySkipForeignKeys: boolean }

type Prepared = { rows: number; lines: string[]; bad: BadRow[] }

/** What a row itself can tell: whether it is sound, and which brand, seller and categories it belongs to. */
async function prepare(rows: readonly FeedRow[], kind: FeedKind, work: Work): Promise<Prepared> {
  const bad: BadRow[] = []
  const lines: string[] = []
  for (const row of rows) {
    try {
      const record = recordOf(row, kind, work)
      if (record.taxonomy) await work.taxonomy.put(record.taxonomy)
      else lines.push(await stageLine(row.line, { ...record, isOwn: kind === 'own' }, work.taxonomy))
    } catch (error) {
      if (!(error instanceof RowFaults)) throw error
      const fields = 'fields' in row ? row.fields : {}
      const id = fields.id || fields.sku || fields.path || fields.name || ''
      bad.push({ line: row.line, id, reason: error.message })
    }
  }
  return { rows: rows.length, lines, bad }
}

async function write({ rows, lines, bad }: Prepared, work: Work): Promise<Part> {
  const { client, usualStock = 10, isDryRun = false } = work
  if (!isDryRun) await client.query('begin')
  try {
    await fillStage(client, lines)
    const { refused, written } = await writeBatch(client, { ...work, usualStock })
    if (!isDryRun) await client.query('commit')
    const all = [...bad, ...refused].toSorted((a, b) => a.line - b.line)
    // Several reasons may speak against one row; the first is enough.
    const told = all.filter(({ line }, at) => line !== all[at - 1]?.line)
    for (const row of told) work.onBadRow?.(row)
    return { ...written, rows, bad: told.length }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
