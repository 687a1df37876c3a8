import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import type { CutObstacle } from '#domain/after-sale/cuts/cut.ts'
import { readCuttable } from './read-cuttable.ts'

/** How many units of each row of an order can still be cancelled; none where none can. */
export async function cuttableUnits(
  db: Handle,
  orderNr: string,
  now: Date,
): Promise<{ obstacle: CutObstacle | null; unitsOf(id: number): number }> {
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr))
  const items = await db.select().from(orderItem).where(eq(orderItem.orderNr, orderNr)).orderBy(asc(orderItem.id))
  const { obstacle, rows } = await readCuttable(db, order!, items, now)
  const left = new Map(
    rows.map(({ id, quantity, claimed, sent, isFixed }) => [id, isFixed ? 0 : quantity - claimed - sent]),
  )
  return { obstacle, unitsOf: (id) => (obstacle ? 0 : (left.get(id) ?? 0)) }
}
