import type { Refusal } from '#contract/platform/refusal.ts'
import { and, eq, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { idempotency } from '#db/schema/technical.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { RuleError, type RefusalExtras } from '#domain/platform/errors.ts'
import { TooManyAttempts } from './limits/attempts.ts'

/** How long the first response to a key is replayed (OP-046). */
export const recordLifetimeMs = 24 * 60 * 60 * 1000

/** A call that takes effect once: its key, whose it is (`ownerOf`), and a digest of what it asks for. */
export type Intent = { key: string; route: string; owner: string; requestHash: string; now: Date }

/** A response as it is stored: a reply, or a refusal in its wire form without the sentence. */
export type StoredResponse = { reply: unknown } | { refused: Pick<Refusal, 'code' | 'errors'> & RefusalExtras }

export function storedRefusal({ code, errors, data }: RuleError): StoredResponse {
  return { refused: { ...data, code, ...(errors && { errors: { ...errors } }) } }
}

/** A stored response, given as it was the first time. */
export function replay(stored: StoredResponse): unknown {
  if (!('refused' in stored)) return stored.reply
  const { code, errors, ...data } = stored.refused
  throw new RuleError(code, errors, data)
}

/**
 * Runs `work` once per key, in one transaction with the record that it ran: an effect without its record, or a record
 * without its effect, cannot exist. A repetition that arrives while the first is under way waits on the primary key and
 * then gets the same response. A refusal is a response too: its writes are undone, the refusal is recorded; but one that
 * only says 'later' is not. Without an intent it is a plain transaction.
 */
export async function once<T>(db: Handle, intent: Intent | undefined, work: (tx: Handle) => Promise<T>): Promise<T> {
  if (!intent) return inTransaction(db, work)
  const { key, route, owner, requestHash, now } = intent
  const isThisIntent = and(eq(idempotency.key, key), eq(idempotency.route, route), eq(idempotency.owner, owner))

  const stored = await inTransaction(db, async (tx): Promise<StoredResponse> => {
    const isExpired = lt(idempotency.createdAt, new Date(now.getTime() - recordLifetimeMs))
    await tx.delete(idempotency).where(and(isThisIntent, isExpired))
    const claimed = await tx
      .insert(idempotency)
      .values({ key, route, owner, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotency).where(isThisIntent)
      if (first?.requestHash !== requestHash) throw new RuleError('idempotency_conflict')
      return first.response as StoredResponse
    }
    const response: StoredResponse = await inTransaction(tx, work).then(
      (reply) => ({ reply }),
      (error: unknown) => {
        if (!(error instanceof RuleError) || error instanceof TooManyAttempts) throw error
        return storedRefusal(error)
      },
    )
    await tx.update(idempotency).set({ response }).where(isThisIntent)
    return response
  })
  return replay(stored) as T
}
