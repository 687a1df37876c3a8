import { eq } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { simple } from '#db/schema/stock.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeAudit, type Acting } from '#server/operator/audit.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'
import { bookStock } from './book-stock.ts'

/** So many are in stock now: the difference is booked as an adjustment, never the sum overwritten (INV-02). */
export async function setStock(
  db: Handle,
  { skuSimple, stock }: { skuSimple: string; stock: number },
  acting: Acting,
): Promise<{ before: number; after: number }> {
  if (!Number.isInteger(stock) || stock < 0) throw new OperatorRefusal(`Stock is a whole number from 0, not ${stock}.`)
  return inTransaction(db, async (tx) => {
    const [found] = await tx.select().from(simple).where(eq(simple.skuSimple, skuSimple)).for('update')
    if (!found) throw new OperatorRefusal(`There is no size "${skuSimple}"; a size is called like ZM0001-38.`)
    const delta = stock - found.stock
    if (delta !== 0) {
      await bookStock(tx, [{ skuSimple, delta }], { reason: 'adjust', ref: acting.actor, now: acting.now })
    }
    await writeAudit(tx, acting, 'set-stock', `${skuSimple}: ${found.stock} to ${stock}`)
    return { before: found.stock, after: stock }
  })
}
