import { and, eq, lte } from 'drizzle-orm'
import { customerMembership } from '#db/schema/memberships.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeAudit } from '#server/operator/audit.ts'
import { allDone, nightInEveryStore, type Job } from './job.ts'

export const endMemberships: Job = {
  name: 'end-memberships',
  summary: 'end memberships whose date has passed',
  schedule: nightInEveryStore,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const ended = await tx
        .update(customerMembership)
        .set({ status: 'expired' })
        .where(and(eq(customerMembership.status, 'active'), lte(customerMembership.endsAt, acting.now)))
        .returning({ id: customerMembership.idCustomerMembership })
      for (const { id } of ended) await writeAudit(tx, acting, 'end-membership', String(id))
      return allDone(ended.length)
    }),
}
