import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { productBulk, productBulkRow } from '#db/schema/product-changes.ts'
import { isAs, obstacleTo, type BulkKind } from '#domain/browse/assortment/bulk-act.ts'
import type { BulkRefusal, BulkRowState } from '#domain/browse/assortment/bulk-states.ts'
import { allDone, everyMinute, type Job } from '#server/platform/jobs/job.ts'
import { lockProducts, lockSizes, readKnown, readProducts } from './read-products.ts'
import { bulkChannel } from './start-bulk.ts'
import { writeFields, type FieldsOfProduct } from './write-fields.ts'

/**
 * Products in one transaction: few enough that nobody waits for their rows, and that every node patches its index
 * instead of reading the store again. What only reading the store again can show comes in larger portions.
 */
const portion = 250
const largePortion = 2000
const isRereadAfter: Readonly<Record<BulkKind, boolean>> = {
  price: false,
  special: false,
  'end-special': false,
  prices: false,
  stocks: false,
  categories: true,
  show: true,
}
/** After each portion the database is left to shoppers, half as long as it took; at least so long. */
const leastPauseMs = 60

const none: ReadonlySet<number> = new Set()

type Bulk = typeof productBulk.$inferSelect
type Outcome = { sku: string; state: BulkRowState; why: BulkRefusal | null }

/** Does the next products of an act that is under way, or undoes them; how many there were. */
async function nextPortion(tx: Handle, { idBulk }: { idBulk: number }, now: Date): Promise<number> {
  // Another node that does this one meanwhile leaves it to us, and we to it.
  const [bulk] = await tx
    .select()
    .from(productBulk)
    .where(and(eq(productBulk.idBulk, idBulk), inArray(productBulk.state, ['waiting', 'undoing'])))
    .for('update', { skipLocked: true })
  if (!bulk) return 0
  const isUndo = bulk.state === 'undoing'
  const rows = await tx
    .select()
    .from(productBulkRow)
    .where(and(eq(productBulkRow.idBulk, idBulk), eq(productBulkRow.state, isUndo ? 'done' : 'waiting')))
    .orderBy(asc(productBulkRow.sku))
    .limit(isRereadAfter[bulk.act.kind] ? largePortion : portion)
  if (rows.length === 0) {
    await tx
      .update(productBulk)
      .set({ state: isUndo ? 'undone' : 'done', finishedAt: now })
      .where(eq(productBulk.idBulk, idBulk))
    return 0
  }
  await doRows(tx, bulk, rows, now)
  return rows.length
}

async function doRows(tx: Handle, bulk: Bulk, rows: (typeof productBulkRow.$inferSelect)[], now: Date): Promise<void> {
  const { country, idBulk } = bulk
  const isUndo = bulk.state === 'undoing'
  const some = { country, skus: rows.map(({ sku }) => sku) }
  await lockProducts(tx, some)
  if (bulk.act.kind === 'stocks') await lockSizes(tx, some)
  const found = new Map((await readProducts(tx, some)).map((product) => [product.sku, product]))
  const categories = bulk.act.kind === 'categories' ? (await readKnown(tx, country)).categories : none
  const writing: FieldsOfProduct[] = []
  const outcomes: Outcome[] = []
  for (const { sku, before, after } of rows) {
    const product = found.get(sku)
    const [from, to] = isUndo ? [after, before] : [before, after]
    const why = !product ? 'gone' : isAs(product, from) ? obstacleTo(product, to, categories, isUndo) : 'changed_since'
    if (!why && product) writing.push({ product, fields: to })
    const state = isUndo ? (why ? 'kept' : 'undone') : why ? 'left' : 'done'
    outcomes.push({ sku, state, why: why ?? null })
  }
  await writeFields(tx, writing, { country, ref: `bulk ${idBulk}`, now })
  await tx.execute(sql`update product_bulk_row row set state = o.state, why = o.why
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (sku text, state text, why text)
    where row.id_bulk = ${idBulk} and row.sku = o.sku`)
}

/** Acts of the desk on many products, portion by portion; what was done before a crash stays done. */
export const changeProducts: Job = {
  name: 'change-products',
  summary: 'do what the desk decided for many products at once, and undo it',
  schedule: everyMinute,
  wakesOn: bulkChannel,
  async run(db, { now }, _services, signal) {
    const due = await db
      .select({ idBulk: productBulk.idBulk })
      .from(productBulk)
      .where(sql`${productBulk.state} in ('waiting', 'undoing')`)
      .orderBy(asc(productBulk.idBulk))
    let done = 0
    const began = performance.now()
    const moment = () => new Date(now.getTime() + Math.round(performance.now() - began))
    for (const bulk of due) {
      for (;;) {
        if (signal?.aborted) return allDone(done)
        const since = performance.now()
        const count = await inTransaction(db, (tx) => nextPortion(tx, bulk, moment()))
        if (count === 0) break
        done += count
        await wait(Math.max(leastPauseMs, (performance.now() - since) / 2), undefined, { signal }).catch(() => {})
      }
    }
    return allDone(done)
  },
}
