import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Refusal } from '#contract/refusal.ts'
import type { Handle } from '#db/open.ts'
import { idempotency } from '#db/schema/technical.ts'
import { inTransaction } from '#db/transaction.ts'
import { RuleError } from '#domain/errors.ts'

/** How long a first answer is given again (OP-046). */
export const rememberedForMs = 24 * 60 * 60 * 1000

export type Intent = { key: string | undefined; route: string; owner: string; request: unknown; now: Date }

/** An answer as it is kept: a reply, or a refusal with all it carries. */
export type Kept = { reply: unknown } | { refused: Pick<Refusal, 'code' | 'errors' | 'cart'> }

export const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex')

export function keptRefusal({ code, errors, cart }: RuleError): Kept {
  return { refused: { code, ...(errors && { errors: { ...errors } }), ...(cart !== undefined && { cart }) } }
}

/** A kept answer, given again as it was given first. */
export function given(kept: Kept): unknown {
  if ('refused' in kept) throw new RuleError(kept.refused.code, kept.refused.errors, kept.refused.cart)
  return kept.reply
}

/**
 * Runs `work` once per key, in one transaction with the note that it ran: an effect without its note, or a note without
 * its effect, cannot exist. A repetition that arrives while the first is under way waits on the primary key and then
 * gets the same answer. A refusal is an answer too: its writes are undone, the refusal is kept.
 */
export async function once<T>(db: Handle, intent: Intent, work: (tx: Handle) => Promise<T>): Promise<T> {
  const { key, route, owner, now } = intent
  if (key === undefined) return inTransaction(db, work)
  const requestHash = hashOf(intent.request)
  const isThisIntent = and(eq(idempotency.key, key), eq(idempotency.route, route), eq(idempotency.owner, owner))

  const kept = await inTransaction(db, async (tx): Promise<Kept> => {
    const forgotten = lt(idempotency.createdAt, new Date(now.getTime() - rememberedForMs))
    await tx.delete(idempotency).where(and(isThisIntent, forgotten))
    const claimed = await tx
      .insert(idempotency)
      .values({ key, route, owner, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotency).where(isThisIntent)
      if (first?.requestHash !== requestHash) throw new RuleError('idempotency_conflict')
      return first.response as Kept
    }
    const response: Kept = await inTransaction(tx, work).then(
      (reply) => ({ reply }),
      (error: unknown) => {
        if (!(error instanceof RuleError)) throw error
        return keptRefusal(error)
      },
    )
    await tx.update(idempotency).set({ response }).where(isThisIntent)
    return response
  })
  return given(kept) as T
}
