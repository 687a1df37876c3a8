import { and, countDistinct, eq, notInArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { flagExposure, orderVisitor } from '#db/schema/measurement.ts'
import { salesOrder } from '#db/schema/orders.ts'
import type { Variant } from '#domain/content/experiments/two-proportions.ts'
import type { FlagKey } from '#domain/content/flags/flags.ts'

/** Orders that did not become a sale. */
const unsold = ['payment_pending', 'payment_rejected', 'cancelled'] as const

export const experimentsRepository = (db: Handle) => ({
  recordExposure: (row: typeof flagExposure.$inferInsert) => db.insert(flagExposure).values(row).onConflictDoNothing(),

  recordVisitor: (orderNr: string, visitor: string) =>
    db.insert(orderVisitor).values({ orderNr, visitor }).onConflictDoNothing(),

  /** All visitors who saw a variant, and those of them who bought afterwards. */
  async variantsOf(flag: FlagKey): Promise<Variant[]> {
    const isSale = and(
      eq(salesOrder.orderNr, orderVisitor.orderNr),
      notInArray(salesOrder.status, [...unsold]),
      sql`${salesOrder.placedAt} >= ${flagExposure.exposedAt}`,
    )
    return db
      .select({
        name: flagExposure.variant,
        visitors: countDistinct(flagExposure.visitor),
        buyers: sql<number>`count(distinct ${flagExposure.visitor}) filter (where ${salesOrder.orderNr} is not null)::int`,
      })
      .from(flagExposure)
      .leftJoin(orderVisitor, eq(orderVisitor.visitor, flagExposure.visitor))
      .leftJoin(salesOrder, isSale)
      .where(eq(flagExposure.flag, flag))
      .groupBy(flagExposure.variant)
      .orderBy(flagExposure.variant)
  },
})
