import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { Acting } from '#server/platform/audit/audit.ts'

/** Why one item failed; the others succeeded. */
type JobFailure = { subject: string; reason: string }
export type JobResult = { done: number; failures: JobFailure[] }

/** A cron expression and its time zone: UTC, or the time zone of every country, once for each. */
export type Schedule = { cron: string; zone: 'utc' | 'stores'; words: string }

export const everyMinute: Schedule = { cron: '* * * * *', zone: 'utc', words: 'every minute' }
export const everyFiveMinutes: Schedule = { cron: '*/5 * * * *', zone: 'utc', words: 'every five minutes' }
/** For work no one waits for: it is night in every country. */
export const daily: Schedule = { cron: '20 7 * * *', zone: 'utc', words: 'every day' }
/**
 * For work that ends with a day of the country. Three o'clock exists on every day; where clocks change, midnight may
 * not.
 */
export const nightlyInEveryCountry: Schedule = { cron: '10 3 * * *', zone: 'stores', words: 'every night of a store' }

/** `Services` is what the job needs besides the database; server/jobs.ts lists the services of all jobs. */
export type Job<Services = unknown> = {
  name: string
  summary: string
  schedule: Schedule
  /**
   * A database channel that starts it at once, on every listening node. Only for a job that may run concurrently with
   * itself: such runs take no lock.
   */
  wakesOn?: string
  /** A run that takes longer hangs: it is given up, and its place is free again. */
  limitMs?: number
  /**
   * Finds what is due at `now` and does it; what was done is no longer due. The signal says that the run is given up or
   * the node closes: one that may take longer than a few seconds stops then.
   */
  run(db: Handle, acting: Acting, services: Services, signal?: AbortSignal): Promise<JobResult>
}

/** For deletes and updates of whole tables, which have no single items that can fail. */
export const allDone = (done: number): JobResult => ({ done, failures: [] })

/**
 * Processes items one after the other, each in a transaction of its own: a failing one does not block the others, no
 * lock is held longer than one item takes, and what was done before a crash stays done.
 */
export async function runEach<T>(
  db: Handle,
  items: readonly T[],
  nameOf: (item: T) => string,
  /** Returns false when, checked under a lock, it is no longer due because another run was faster. */
  work: (tx: Handle, item: T) => Promise<boolean>,
): Promise<JobResult> {
  const result = allDone(0)
  for (const item of items) {
    try {
      const isDone = await inTransaction(db, (tx) => work(tx, item))
      if (isDone) result.done += 1
    } catch (error) {
      // A lost database connection is not the item's fault and ends the job.
      await db.execute(sql`select 1`)
      const { cause, message } = error as Error
      result.failures.push({ subject: nameOf(item), reason: cause instanceof Error ? cause.message : message })
    }
  }
  return result
}
