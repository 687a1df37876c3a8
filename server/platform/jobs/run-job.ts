import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { jobRun } from '#db/schema/jobs.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { Acting } from '#server/platform/audit/audit.ts'
import type { Job, JobResult } from './job.ts'

/** Records a run for the operator: the number of items done, or why it failed. */
async function recordRun(db: Handle, job: { name: string }, { now }: Acting, began: number, { done, error }: Outcome) {
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

/** Longer than any run takes, and shorter than the half hour after which the queue gives a run up. */
const defaultLimitMs = 25 * 60 * 1000

/**
 * Runs a job until its limit. One that hangs is left alone: its lock and its place are free for the next run. What it
 * still does, should it ever go on, does no harm: each item is checked again in a transaction of its own.
 */
export async function runWithinLimit<Services>(
  db: Handle,
  job: Job<Services>,
  acting: Acting,
  services: Services,
  stopping?: AbortSignal,
): Promise<JobResult> {
  const { limitMs = defaultLimitMs } = job
  const givenUp = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    const seconds = Math.round(limitMs / 1000)
    timer = setTimeout(() => {
      const error = new Error(`${job.name} was given up after ${seconds} s`)
      reject(error)
      givenUp.abort(error)
    }, limitMs)
  })
  const signal = stopping ? AbortSignal.any([givenUp.signal, stopping]) : givenUp.signal
  try {
    return await Promise.race([job.run(db, acting, services, signal), over])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A second run of the same job waits here until the first is done, and then finds nothing due. The lock has a
 * connection of its own, so that the job can commit one item after the other.
 */
export async function runJob<Services>(
  db: Handle,
  job: Job<Services>,
  acting: Acting,
  services: Services,
  stopping?: AbortSignal,
): Promise<JobResult> {
  const began = performance.now()
  try {
    const result = await inTransaction(db, async (guard) => {
      // The transaction is idle for as long as the job runs.
      await guard.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await guard.execute(sql`set local statement_timeout = 0`)
      await guard.execute(sql`select pg_advisory_xact_lock(hashtext('shop: job'), hashtext(${job.name}))`)
      return runWithinLimit(db, job, acting, services, stopping)
    })
    const error = result.failures.length > 0 ? { error: sentenceOf(result) } : {}
    await recordRun(db, job, acting, began, { done: result.done, ...error })
    return result
  } catch (error) {
    // A run that stopped because its node closes has not failed: the queue gives it to another.
    if (stopping?.aborted) throw error
    // When the database is gone, the record is lost too; the original error matters.
    await recordRun(db, job, acting, began, { done: 0, error: reasonOf(error) }).catch(() => {})
    throw error
  }
}

/** A scheduled run: any failed item makes it fail, so that it is retried and visible. */
export async function runScheduled<Services>(
  db: Handle,
  job: Job<Services>,
  acting: Acting,
  services: Services,
  stopping?: AbortSignal,
): Promise<{ done: number }> {
  const result = await runJob(db, job, acting, services, stopping)
  if (result.failures.length > 0) throw new Error(sentenceOf(result))
  return { done: result.done }
}
