import { sql } from '#db/drizzle.ts'
import type { Handle } from '#db/open.ts'
import { jobRun } from '#db/schema/jobs.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Acting } from '#server/operator/audit.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'
import { jobs } from './all-jobs.ts'
import type { Job, JobResult, JobServices } from './job.ts'

/** What the operator reads of a run: the number of things done, or why it failed. */
async function recordRun(db: Handle, job: Job, { now }: Acting, began: number, { done, error }: Outcome) {
  const finishedAt = new Date(now.getTime() + Math.round(performance.now() - began))
  const run = { startedAt: now, finishedAt, done, error: error ?? null }
  await db
    .insert(jobRun)
    .values({ job: job.name, ...run, failures: error === undefined ? 0 : 1 })
    .onConflictDoUpdate({
      target: jobRun.job,
      set: { ...run, failures: error === undefined ? 0 : sql`${jobRun.failures} + 1` },
    })
}

type Outcome = { done: number; error?: string }

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}

const sentenceOf = ({ done, failures }: JobResult) =>
  `${failures.length} of ${done + failures.length} failed; ${failures[0]!.subject}: ${failures[0]!.reason}`

/**
 * A second run of the same job waits here until the first is done, and then finds nothing due. The lock has a connection
 * of its own, so that the job can finish one thing after the other.
 */
export async function runJob(db: Handle, job: Job, acting: Acting, services: JobServices): Promise<JobResult> {
  const began = performance.now()
  try {
    const result = await inTransaction(db, async (guard) => {
      // It waits as long as the job takes.
      await guard.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await guard.execute(sql`set local statement_timeout = 0`)
      await guard.execute(sql`select pg_advisory_xact_lock(hashtext('vereda: job'), hashtext(${job.name}))`)
      return job.run(db, acting, services)
    })
    const error = result.failures.length > 0 ? { error: sentenceOf(result) } : {}
    await recordRun(db, job, acting, began, { done: result.done, ...error })
    return result
  } catch (error) {
    // When the database is gone, so is the record; the fault itself is what counts.
    await recordRun(db, job, acting, began, { done: 0, error: reasonOf(error) }).catch(() => {})
    throw error
  }
}

/** A run on schedule: what could not be done makes it fail, so that it is tried again and shows. */
export async function runScheduled(
  db: Handle,
  job: Job,
  acting: Acting,
  services: JobServices,
): Promise<{ done: number }> {
  const result = await runJob(db, job, acting, services)
  if (result.failures.length > 0) throw new Error(sentenceOf(result))
  return { done: result.done }
}

export type JobReport = { job: Job } & JobResult

/** What is due at `acting.now`, of all jobs or of one by name. Repeating it has no effect. */
export async function runJobs(db: Handle, acting: Acting, services: JobServices, only?: string): Promise<JobReport[]> {
  const chosen = jobs.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0) {
    throw new OperatorRefusal(`There is no job "${only}": one of ${jobs.map(({ name }) => name).join(', ')}.`)
  }
  const reports: JobReport[] = []
  for (const job of chosen) reports.push({ job, ...(await runJob(db, job, acting, services)) })
  return reports
}
