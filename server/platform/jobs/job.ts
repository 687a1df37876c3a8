import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { Acting } from '#server/platform/audit/audit.ts'

/** Why one thing could not be done; the others were. */
export type JobFailure = { subject: string; reason: string }
export type JobResult = { done: number; failures: JobFailure[] }

/** A cron expression, and where its hours are meant: in UTC, or in the time zone of every store, once for each. */
export type Schedule = { cron: string; zone: 'utc' | 'stores'; words: string }

export const everyMinute: Schedule = { cron: '* * * * *', zone: 'utc', words: 'every minute' }
export const everyFiveMinutes: Schedule = { cron: '*/5 * * * *', zone: 'utc', words: 'every five minutes' }
/** For what nobody waits for: it is night in every store. */
export const daily: Schedule = { cron: '20 7 * * *', zone: 'utc', words: 'every day' }
/** For what ends with a day of the store. Three o'clock exists on every day; where clocks change, midnight may not. */
export const nightlyInEveryCountry: Schedule = { cron: '10 3 * * *', zone: 'stores', words: 'every night of a store' }

/** `Services`: what the job needs besides the database; server/jobs.ts lists what a shop has for all of them. */
export type Job<Services = unknown> = {
  name: string
  summary: string
  schedule: Schedule
  /**
   * A channel of the database that starts it at once, on every node that hears it. Only for a job that is safe beside
   * itself: such runs take no lock.
   */
  wakesOn?: string
  /** Finds by `now` what is due and does it; what was done is not due any more. */
  run(db: Handle, acting: Acting, services: Services): Promise<JobResult>
}

/** Deletes and updates of whole tables: nothing to fail one by one. */
export const allDone = (done: number): JobResult => ({ done, failures: [] })

/**
 * One after the other, each in a transaction of its own: one that cannot be done does not keep the others from it, no
 * lock is held longer than one thing takes, and what was done before a crash stays done.
 */
export async function each<T>(
  db: Handle,
  things: readonly T[],
  nameOf: (thing: T) => string,
  /** False when, looked at under a lock, it is not due any more: somebody came first. */
  work: (tx: Handle, thing: T) => Promise<boolean>,
): Promise<JobResult> {
  const result = allDone(0)
  for (const thing of things) {
    try {
      const isDone = await inTransaction(db, (tx) => work(tx, thing))
      if (isDone) result.done += 1
    } catch (error) {
      // A database that is gone is no fault of the thing: this ends the job.
      await db.execute(sql`select 1`)
      const { cause, message } = error as Error
      result.failures.push({ subject: nameOf(thing), reason: cause instanceof Error ? cause.message : message })
    }
  }
  return result
}
