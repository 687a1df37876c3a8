import { and, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { cart } from '#db/schema/carts.ts'
import { autologinLink, customerSession, passwordReset, rememberToken, twoStepCode } from '#db/schema/sessions.ts'
import { idempotency, rateLimit } from '#db/schema/technical.ts'
import { recordLifetimeMs } from '#server/http/idempotency.ts'
import { inTransaction } from '#db/transaction.ts'
import { guestCartLifetimeMs } from '#domain/cart/limits.ts'
import { writeAudit, type Acting } from '#server/operator/audit.ts'
import { allDone, type Job, type JobResult } from './job.ts'

const counted = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0

async function traced(tx: Handle, acting: Acting, action: string, done: number): Promise<JobResult> {
  if (done > 0) await writeAudit(tx, acting, action, `${done} rows`)
  return allDone(done)
}

export const deleteGuestCarts: Job = {
  name: 'delete-guest-carts',
  summary: 'delete guest carts that nobody touched for 30 days',
  every: 'day',
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const untouchedSince = new Date(acting.now.getTime() - guestCartLifetimeMs)
      const isLeft = and(isNull(cart.idCustomer), isNull(cart.orderNr), lte(cart.updatedAt, untouchedSince))
      return traced(tx, acting, 'delete-guest-carts', counted(await tx.delete(cart).where(isLeft)))
    }),
}

/** A used key and an unknown one are answered alike, so nothing is lost with them. A revoked session stays until it would have ended. */
export const deleteKeys: Job = {
  name: 'delete-keys',
  summary: 'delete used or expired links, codes, remembered browsers, ended sessions and spent rate limits',
  every: 'day',
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      let done = 0
      for (const keys of [rememberToken, autologinLink, passwordReset, twoStepCode]) {
        const isSpent = or(isNotNull(keys.usedAt), lte(keys.expiresAt, acting.now))
        done += counted(await tx.delete(keys).where(isSpent))
      }
      done += counted(await tx.delete(customerSession).where(lte(customerSession.expiresAt, acting.now)))
      done += counted(await tx.delete(rateLimit).where(lte(rateLimit.resetAt, acting.now)))
      return traced(tx, acting, 'delete-keys', done)
    }),
}

export const deleteIdempotency: Job = {
  name: 'delete-idempotency',
  summary: 'forget first answers to idempotency keys after 24 hours',
  every: 'day',
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const forgotten = sql`${idempotency.createdAt} < ${new Date(acting.now.getTime() - recordLifetimeMs).toISOString()}`
      return traced(tx, acting, 'delete-idempotency', counted(await tx.delete(idempotency).where(forgotten)))
    }),
}
