import { sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Acting } from '#server/operator/audit.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'
import { annulLateDropoffs } from './annul-late-dropoffs.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { deleteGuestCarts, deleteIdempotency, deleteKeys } from './delete-leftovers.ts'
import { endMemberships } from './end-memberships.ts'
import { expireCredits } from './expire-credits.ts'
import { expireWalletMoney } from './expire-wallet-money.ts'
import type { Job, JobResult } from './job.ts'

export const jobs: readonly Job[] = [
  cancelUnpaidOrders,
  annulLateDropoffs,
  expireCredits,
  expireWalletMoney,
  endMemberships,
  deleteGuestCarts,
  deleteKeys,
  deleteIdempotency,
]

/**
 * A second run of the same job waits here until the first is done, and then finds nothing due. The lock has a connection
 * of its own, so that the job can finish one thing after the other.
 */
function runJob(db: Handle, job: Job, acting: Acting): Promise<JobResult> {
  return inTransaction(db, async (guard) => {
    await guard.execute(sql`select pg_advisory_xact_lock(hashtext('vereda: job'), hashtext(${job.name}))`)
    return job.run(db, acting)
  })
}

export type JobReport = { job: Job } & JobResult

/** What is due at `acting.now`, of all jobs, of those of one rhythm, or of one by name. Repeating it has no effect. */
export async function runJobs(
  db: Handle,
  acting: Acting,
  which: { every?: Job['every']; only?: string | undefined } = {},
): Promise<JobReport[]> {
  const chosen = jobs.filter(
    ({ name, every }) => (!which.only || name === which.only) && (!which.every || every === which.every),
  )
  if (chosen.length === 0) {
    throw new OperatorRefusal(`There is no job "${which.only}": one of ${jobs.map(({ name }) => name).join(', ')}.`)
  }
  const reports: JobReport[] = []
  for (const job of chosen) reports.push({ job, ...(await runJob(db, job, acting)) })
  return reports
}
