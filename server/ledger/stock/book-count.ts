import { and, asc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { simple } from '#db/schema/stock.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { bookStock } from './book-stock.ts'

type CountedSize = { skuSimple: string; seen: number; counted: number }

/** Sizes whose stock is not the one that was seen, or that are gone: with what there is now. */
export type MovedSize = { skuSimple: string; now: number | null }

/**
 * Books the differences of a count in one transaction, with one row of audit. Nothing is booked where a stock moved since
 * it was seen: what was sold meanwhile would be counted twice.
 */
export async function bookCount(
  db: Handle,
  { country, sizes }: { country: OpenCountry; sizes: readonly CountedSize[] },
  acting: Acting,
): Promise<{ booked: number } | { moved: MovedSize[] }> {
  return inTransaction(db, async (tx) => {
    const named = sizes.map(({ skuSimple }) => skuSimple)
    const rows = await tx
      .select({ skuSimple: simple.skuSimple, stock: simple.stock })
      .from(simple)
      .where(and(eq(simple.country, country), inArray(simple.skuSimple, named)))
      .orderBy(asc(simple.skuSimple))
      .for('no key update')
    const stockOf = new Map(rows.map(({ skuSimple, stock }) => [skuSimple, stock]))
    const moved = sizes.filter(({ skuSimple, seen }) => stockOf.get(skuSimple) !== seen)
    if (moved.length > 0)
      return { moved: moved.map(({ skuSimple }) => ({ skuSimple, now: stockOf.get(skuSimple) ?? null })) }
    const changes = sizes
      .map(({ skuSimple, seen, counted }) => ({ skuSimple, delta: counted - seen }))
      .filter(({ delta }) => delta !== 0)
    await bookStock(tx, country, changes, { reason: 'adjust', ref: acting.actor, now: acting.now })
    const [before, after] = (['seen', 'counted'] as const).map((what) =>
      Object.fromEntries(sizes.map((size) => [size.skuSimple, size[what]])),
    )
    await writeAudit(tx, acting, 'stock-count', `${country}: ${changes.length} sizes`, {
      country,
      before: before!,
      after: after!,
    })
    return { booked: changes.length }
  })
}
