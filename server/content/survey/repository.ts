import { and, eq, gt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { npsAnswer, npsInvitation } from '#db/schema/survey.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export const surveyRepository = (db: Handle) => ({
  /** The invitation of this country while it is valid, and whether it was answered. */
  async invitation(country: OpenCountry, key: string, now: Date) {
    const [row] = await db
      .select({ key: npsInvitation.key, answer: npsAnswer.id })
      .from(npsInvitation)
      .innerJoin(salesOrder, eq(salesOrder.orderNr, npsInvitation.orderNr))
      .leftJoin(npsAnswer, eq(npsAnswer.key, npsInvitation.key))
      .where(and(eq(npsInvitation.key, key), eq(salesOrder.country, country), gt(npsInvitation.expiresAt, now)))
    return row && { key: row.key, isAnswered: row.answer !== null }
  },

  /** Returns false when the key was answered before. */
  async answer(row: typeof npsAnswer.$inferInsert): Promise<boolean> {
    const inserted = await db.insert(npsAnswer).values(row).onConflictDoNothing().returning()
    return inserted.length > 0
  },
})
