import { sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Acting } from '#server/operator/audit.ts'

/** Why one thing could not be done; the others were. */
export type JobFailure = { subject: string; reason: string }
export type JobResult = { done: number; failures: JobFailure[] }

export type Job = {
  name: string
  summary: string
  /** How often a running shop asks for it. */
  every: 'day' | 'five minutes'
  /** Finds by `now` what is due and does it; what was done is not due any more. */
  run(db: Handle, acting: Acting): Promise<JobResult>
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
