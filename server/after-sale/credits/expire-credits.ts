import { and, asc, eq, inArray, lte } from '#db/connection/drizzle.ts'
import { credit } from '#db/schema/credits.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { moveCredit } from '#server/ledger/credits/credit-status.ts'
import { runEach, nightlyInEveryCountry, type Job } from '#server/platform/jobs/job.ts'

/** A credit that is being paid out is not touched: a request made in time is honoured. */
export const expireCredits: Job = {
  name: 'expire-credits',
  summary: 'end credits whose date has passed',
  schedule: nightlyInEveryCountry,
  async run(db, acting) {
    const { now } = acting
    const isDue = and(inArray(credit.status, ['available', 'partly_used']), lte(credit.expiresAt, now))
    const due = await db.select({ id: credit.idSalesRule }).from(credit).where(isDue).orderBy(asc(credit.idSalesRule))
    return runEach(
      db,
      due,
      ({ id }) => `credit ${id}`,
      async (tx, { id }) => {
        // Read again under a lock: a purchase or a request for money may have been faster.
        const [owed] = await tx
          .select()
          .from(credit)
          .where(and(eq(credit.idSalesRule, id), isDue))
          .for('update')
        if (!owed) return false
        await moveCredit(tx, id, 'expired', now)
        await writeAudit(tx, acting, 'expire-credit', String(id))
        return true
      },
    )
  },
}
