import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { productBulk } from '#db/schema/product-changes.ts'
import type { BulkAct } from '#domain/browse/assortment/bulk-act.ts'
import { undoDays } from '#domain/browse/assortment/bulk-states.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { BulkOrder, BulkPlan } from './plan-bulk.ts'

/** Wakes the job on every node. */
export const bulkChannel = 'product_bulk'

const wake = (tx: Handle) => tx.execute(sql`select pg_notify(${bulkChannel}, '')`)
const dayMs = 24 * 60 * 60 * 1000

/** What is kept of an act: pasted amounts are in its rows. */
const keptAct = (act: BulkAct): BulkAct => ('values' in act ? { ...act, values: {} } : act)

const insertRows = sql`insert into product_bulk_row (id_bulk, sku, state, before, after)`

/** Writes down everything that a plan changes; the job does it from there, whether or not anybody watches. */
export async function startBulk(
  tx: Handle,
  { country, act }: BulkOrder,
  { changed, refused }: BulkPlan,
  acting: Acting,
): Promise<number> {
  if (changed.length === 0) throw new OperatorRefusal('Nothing would change.', 'No cambiaría nada.')
  const { actor, now, reason } = acting
  const [made] = await tx
    .insert(productBulk)
    .values({
      country,
      actor,
      createdAt: now,
      state: 'waiting',
      total: changed.length,
      refused: refused.length,
      act: keptAct(act),
      reason: reason ?? null,
    })
    .returning({ idBulk: productBulk.idBulk })
  const { idBulk } = made!
  const rows = JSON.stringify(changed.map(({ product: { sku }, before, after }) => ({ sku, before, after })))
  await tx.execute(sql`${insertRows} select ${idBulk}, sku, 'waiting', before, after
    from jsonb_to_recordset(${rows}::jsonb) as row (sku text, before jsonb, after jsonb)`)
  const after = { ...keptAct(act), products: changed.length }
  await writeAudit(tx, acting, 'product-bulk', `${country} bulk ${idBulk}`, { country, after })
  await wake(tx)
  return idBulk
}

/** Begins to give back what every product of an act was, where nobody has changed it since. */
export async function undoBulk(tx: Handle, idBulk: number, acting: Acting): Promise<void> {
  const [bulk] = await tx.select().from(productBulk).where(eq(productBulk.idBulk, idBulk)).for('update')
  if (bulk?.state !== 'done') {
    throw new OperatorRefusal('It is still under way, or undone already.', 'Todavía está en curso, o ya se deshizo.')
  }
  const { actor, now } = acting
  if (now.getTime() - bulk.createdAt.getTime() > undoDays * dayMs) {
    throw new OperatorRefusal(`It is more than ${undoDays} days ago.`, `Pasaron más de ${undoDays} días.`)
  }
  await tx
    .update(productBulk)
    .set({ state: 'undoing', undoneBy: actor, undoneAt: now, finishedAt: null })
    .where(and(eq(productBulk.idBulk, idBulk)))
  await writeAudit(tx, acting, 'product-bulk-undo', `${bulk.country} bulk ${idBulk}`, {
    country: bulk.country,
    before: { state: 'done' },
    after: { state: 'undoing' },
  })
  await wake(tx)
}
