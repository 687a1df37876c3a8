import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { connect } from '#db/connection/connect.ts'
import { copyInto } from '#db/copy/copy.ts'
import { withoutConstraints } from '../without-constraints.ts'
import { prefetchBatches } from './prefetch-batches.ts'
import { assortment, type AssortmentPlan } from './generate.ts'
import { batches, tableNames, targetOf, type Batch } from './product-lines.ts'
import { taxonomyIds } from './taxonomy-ids.ts'

type Options = AssortmentPlan & {
  onProgress?: (written: number, count: number) => void
  /** On by default for large runs, which lock the tables. */
  isBulk?: boolean
}

/** From this count on, dropping and rebuilding the indexes is cheaper than updating them row by row. */
const bulkFrom = 10_000
/** Larger batches take longer to build than to send. */
const batchSize = 2000

/**
 * Writes a store's generated assortment with all its rows in one transaction and returns the number of products. Writes
 * none when an assortment exists: it may have been sold from and edited since.
 */
export async function seedAssortment(url: string, options: Options): Promise<number> {
  const { onProgress, isBulk = options.count >= bulkFrom, country, count, now, seed } = options
  const plan = { country, count, now, seed }
  const client = await connect({ url, name: 'shop seed' })
  try {
    if (await isThere(client, plan)) return 0
    const ids = await taxonomyIds(drizzle(client), country)
    const job = { plan, ids, size: batchSize }
    const source = isBulk ? prefetchBatches(job) : batches(plan, ids, batchSize)

    await client.query('begin')
    const write = () => writeBatches(client, source, (written) => onProgress?.(written, count))
    const written = isBulk ? await withoutConstraints(client, tableNames, write) : await write()
    await client.query('commit')
    // The planner has no statistics for tables that were empty a moment ago.
    await client.query(`analyze ${tableNames.join(', ')}`)
    return written
  } finally {
    await client.end()
  }
}

async function isThere(client: Client, plan: AssortmentPlan): Promise<boolean> {
  const [first] = assortment({ ...plan, count: 1 })
  if (!first) return true
  const { rowCount } = await client.query('select from product where country = $1 and sku = $2', [
    plan.country,
    first.sku,
  ])
  return rowCount === 1
}

async function writeBatches(
  client: Client,
  source: Iterable<Batch> | AsyncIterable<Batch>,
  onProgress: (written: number) => void,
): Promise<number> {
  let written = 0
  for await (const { products, text } of source) {
    for (const table of tableNames) await copyInto(client, targetOf(table), [text[table]])
    written += products
    onProgress(written)
  }
  return written
}
