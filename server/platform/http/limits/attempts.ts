import net from 'node:net'
import { and, eq, gt, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { columnNames } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import { rateLimit } from '#db/schema/technical.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { networkOf, siteOf } from './network-of.ts'

/** Too many attempts; the response says when to retry. */
export class TooManyAttempts extends RuleError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too_many_requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Allowance = { max: number; everyMs: number; now: Date }

/** A site may hold many people; its networks together get this much more. */
const siteShare = 16

type Counter = { who: string; max: number }

/**
 * Who is counted: an IP address counts as its network, wherever it stands in `who`, because an IPv6 address alone can be
 * changed with every attempt (S2). An IPv6 network also counts with the others of its site.
 */
function countersOf(who: string, max: number): Counter[] {
  const words = who.split(' ')
  const at = words.findIndex((word) => net.isIP(word.replace(/%.*$/, '')) > 0)
  if (at < 0) return [{ who, max }]
  const site = siteOf(words[at]!)
  return [
    { who: words.with(at, networkOf(words[at]!)).join(' '), max },
    ...(site ? [{ who: words.with(at, site).join(' '), max: max * siteShare }] : []),
  ]
}

const bucketOf = (what: string, { who }: Counter) => `${what} ${digestOf(who)}`

/**
 * Counts one attempt at something that could be guessed or repeated to cause harm (server.md §1.7), over all nodes.
 * Outside the transaction of the attempt a refused one counts too; inside it only a successful one does.
 */
export async function countAttempt(db: Handle, what: string, who: string, { max, everyMs, now }: Allowance) {
  const isOver = sql`${rateLimit.resetAt} <= ${now.toISOString()}::timestamptz`
  const resetAt = new Date(now.getTime() + everyMs)
  for (const counter of countersOf(who, max)) {
    const [row] = await db
      .insert(rateLimit)
      .values({ bucket: bucketOf(what, counter), count: 1, resetAt })
      .onConflictDoUpdate({
        target: rateLimit.bucket,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
          resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimit.resetAt} end`,
        },
      })
      .returning()
    if (row!.count > counter.max) {
      throw new TooManyAttempts(Math.ceil((row!.resetAt.getTime() - now.getTime()) / 1000))
    }
  }
}

const limit = columnNames(rateLimit, 'rate_limit')
const column = columnNames(rateLimit)
/** $1…$3: buckets, the moment, and when counts that begin now are over. */
const countText = `
insert into rate_limit (${column.bucket}, ${column.count}, ${column.resetAt})
select bucket, 1, $3 from unnest($1::text[]) as bucket
on conflict (${column.bucket}) do update set
  ${column.count} = case when ${limit.resetAt} <= $2 then 1 else ${limit.count} + 1 end,
  ${column.resetAt} = case when ${limit.resetAt} <= $2 then excluded.${column.resetAt} else ${limit.resetAt} end
returning ${column.bucket}, ${column.count}, ${column.resetAt} as "resetAt"`

/** The same on a raw connection, as one statement that is sent as soon as it is called. */
export async function countAttemptOn(queries: Queries, what: string, who: string, { max, everyMs, now }: Allowance) {
  const maxOf = new Map(countersOf(who, max).map((counter) => [bucketOf(what, counter), counter.max]))
  const values = [[...maxOf.keys()], now, new Date(now.getTime() + everyMs)]
  const { rows } = await queries.query<{ bucket: string; count: number; resetAt: Date }>({
    name: 'attempt_count',
    text: countText,
    values,
  })
  const over = rows.find(({ bucket, count }) => count > maxOf.get(bucket)!)
  if (over) throw new TooManyAttempts(Math.ceil((over.resetAt.getTime() - now.getTime()) / 1000))
}

/** How many attempts are counted at the moment; for metrics. */
export async function attemptsOf(db: Handle, what: string, who: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: rateLimit.count })
    .from(rateLimit)
    .where(and(eq(rateLimit.bucket, bucketOf(what, { who, max: 0 })), gt(rateLimit.resetAt, now)))
  return row?.count ?? 0
}

/** Undoes the count of an attempt that turned out to be right. */
export async function undoAttempt(db: Handle, what: string, who: string): Promise<void> {
  const buckets = countersOf(who, 0).map((counter) => bucketOf(what, counter))
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(inArray(rateLimit.bucket, buckets))
}
