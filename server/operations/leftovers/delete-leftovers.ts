import { and, isNotNull, isNull, lt, lte, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cart } from '#db/schema/carts.ts'
import { recommendationEvent, searchSalt, searchTerm, searchVisitor } from '#db/schema/discovery.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { passkeyChallenge } from '#db/schema/passkeys.ts'
import {
  autologinLink,
  customerLogin,
  customerSession,
  passwordReset,
  rememberToken,
  twoStepCode,
} from '#db/schema/sessions.ts'
import { stockAlert } from '#db/schema/stock-alerts.ts'
import { idempotency, rateLimit } from '#db/schema/technical.ts'
import { recordLifetimeMs } from '#server/platform/http/idempotency.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { guestCartLifetimeMs } from '#domain/buy/cart/limits.ts'
import { confirmationLifetimeMs } from '#domain/content/newsletter/confirmation.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { allDone, daily, type Job, type JobResult } from '#server/platform/jobs/job.ts'

const counted = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0

async function audited(tx: Handle, acting: Acting, action: string, done: number): Promise<JobResult> {
  if (done > 0) await writeAudit(tx, acting, action, `${done} rows`)
  return allDone(done)
}

export const deleteGuestCarts: Job = {
  name: 'delete-guest-carts',
  summary: 'delete guest carts that nobody touched for 30 days',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const untouchedSince = new Date(acting.now.getTime() - guestCartLifetimeMs)
      const isAbandoned = and(isNull(cart.idCustomer), isNull(cart.orderNr), lte(cart.updatedAt, untouchedSince))
      return audited(tx, acting, 'delete-guest-carts', counted(await tx.delete(cart).where(isAbandoned)))
    }),
}

/**
 * A used key is answered like an unknown one, so nothing is lost by deleting it; except renewal keys, whose reuse
 * reveals a theft (S8): they stay until they would have expired, and so do revoked sessions.
 */
export const deleteKeys: Job = {
  name: 'delete-keys',
  summary: 'delete used or expired links, codes and challenges, ended sign-ins and sessions and spent rate limits',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      let done = 0
      for (const keys of [autologinLink, passwordReset, twoStepCode]) {
        const isSpent = or(isNotNull(keys.usedAt), lte(keys.expiresAt, acting.now))
        done += counted(await tx.delete(keys).where(isSpent))
      }
      for (const ended of [rememberToken, customerSession, customerLogin, passkeyChallenge]) {
        done += counted(await tx.delete(ended).where(lte(ended.expiresAt, acting.now)))
      }
      done += counted(await tx.delete(rateLimit).where(lte(rateLimit.resetAt, acting.now)))
      return audited(tx, acting, 'delete-keys', done)
    }),
}

export const deleteIdempotency: Job = {
  name: 'delete-idempotency',
  summary: 'forget first answers to idempotency keys after 24 hours',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const isExpired = sql`${idempotency.createdAt} < ${new Date(acting.now.getTime() - recordLifetimeMs).toISOString()}`
      return audited(tx, acting, 'delete-idempotency', counted(await tx.delete(idempotency).where(isExpired)))
    }),
}

const dayMs = 24 * 60 * 60 * 1000
/** Recommendation events are evaluated by the week; a term not searched for in a season is outdated. */
const eventLifetimeMs = 90 * dayMs

/** The salts are deleted first: without them yesterday's visitor digests cannot be traced. */
export const deleteEvents: Job = {
  name: 'delete-events',
  summary: 'forget who searched after the day is over, clicks and searches after 90 days',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const today = acting.now.toISOString().slice(0, 10)
      const oldest = new Date(acting.now.getTime() - eventLifetimeMs)
      await tx.delete(searchSalt).where(lt(searchSalt.day, today))
      let done = counted(await tx.delete(searchVisitor).where(lt(searchVisitor.day, today)))
      done += counted(await tx.delete(searchTerm).where(lte(searchTerm.lastAt, oldest)))
      done += counted(await tx.delete(recommendationEvent).where(lte(recommendationEvent.createdAt, oldest)))
      return audited(tx, acting, 'delete-events', done)
    }),
}

/** Long enough to answer a question about a mail; given-up mail is kept longer, so that an operator can retry it. */
const sentMailLifetimeMs = 30 * dayMs
const deadMailLifetimeMs = 90 * dayMs

/** Also deletes addresses that never confirmed and stock alerts that were sent. */
export const deleteMail: Job = {
  name: 'delete-mail',
  summary:
    'forget sent mail after 30 days, given-up mail and sent stock alerts after 90, unconfirmed addresses after a week',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const before = (ms: number) => new Date(acting.now.getTime() - ms)
      const isOldMail = or(
        lte(outboxMail.sentAt, before(sentMailLifetimeMs)),
        lte(outboxMail.deadAt, before(deadMailLifetimeMs)),
      )
      const isUnanswered = and(
        isNull(newsletterKey.confirmedAt),
        lte(newsletterKey.signedAt, before(confirmationLifetimeMs)),
      )
      let done = counted(await tx.delete(outboxMail).where(isOldMail))
      done += counted(await tx.delete(newsletterKey).where(isUnanswered))
      done += counted(await tx.delete(stockAlert).where(lte(stockAlert.toldAt, before(deadMailLifetimeMs))))
      return audited(tx, acting, 'delete-mail', done)
    }),
}
