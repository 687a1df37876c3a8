import { eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { rateLimit } from '#db/schema/technical.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

/** Too many attempts; the response says when to retry. */
export class TooManyAttempts extends RuleError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too_many_requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Allowance = { max: number; everyMs: number; now: Date }

/**
 * Counts one attempt at something that could be guessed or repeated to cause harm (server.md §1.7), over all nodes.
 * Outside the transaction of the attempt a refused one counts too; inside it only a successful one does.
 */
export async function countAttempt(db: Handle, what: string, who: string, { max, everyMs, now }: Allowance) {
  const isOver = sql`${rateLimit.resetAt} <= ${now.toISOString()}::timestamptz`
  const resetAt = new Date(now.getTime() + everyMs)
  const [row] = await db
    .insert(rateLimit)
    .values({ bucket: `${what} ${digestOf(who)}`, count: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimit.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimit.resetAt} end`,
      },
    })
    .returning()
  if (row!.count > max) throw new TooManyAttempts(Math.ceil((row!.resetAt.getTime() - now.getTime()) / 1000))
}

/** Undoes the count of an attempt that turned out to be right. */
export async function undoAttempt(db: Handle, what: string, who: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(eq(rateLimit.bucket, `${what} ${digestOf(who)}`))
}
