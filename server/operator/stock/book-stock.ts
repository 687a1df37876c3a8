import { and, eq, gte, sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { simple, stockMovement } from '#db/schema/stock.ts'
import type { StockReason } from '#domain/catalog/stock-reasons.ts'

export type StockChange = { skuSimple: string; delta: number }

/**
 * Changes stock together with its movements (INV-02) and names the sizes that could not be: gone from the catalogue, or
 * fewer in stock than are taken (INV-01). Always in the order of the sizes, so that two orders never wait in a circle.
 */
export async function bookStock(
  tx: Handle,
  changes: readonly StockChange[],
  { reason, ref, now }: { reason: StockReason; ref: string; now: Date },
): Promise<string[]> {
  const missing: string[] = []
  for (const [skuSimple, delta] of [...sumBySize(changes)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const booked = await tx
      .update(simple)
      .set({ stock: sql`${simple.stock} + ${delta}` })
      .where(and(eq(simple.skuSimple, skuSimple), gte(simple.stock, -delta)))
      .returning({ skuSimple: simple.skuSimple })
    if (booked.length === 0) missing.push(skuSimple)
    else await tx.insert(stockMovement).values({ skuSimple, delta, reason, ref, createdAt: now })
  }
  return missing
}

function sumBySize(changes: readonly StockChange[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { skuSimple, delta } of changes) sums.set(skuSimple, (sums.get(skuSimple) ?? 0) + delta)
  return sums
}
