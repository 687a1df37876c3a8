import { apiKey } from '#db/schema/api-keys.ts'
import { staffPasskeyChallenge } from '#db/schema/staff-passkeys.ts'
import { staffLink, staffSession } from '#db/schema/staff.ts'
import { and, isNotNull, isNull, lt, lte, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cart } from '#db/schema/carts.ts'
import { checkoutVisit } from '#db/schema/checkout-line.ts'
import { recommendationEvent, searchMiss, searchSalt, searchTerm, searchVisitor } from '#db/schema/discovery.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { flagExposure } from '#db/schema/measurement.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { webhookDelivery } from '#db/schema/notices.ts'
import { productBulk, productBulkRow, productPrice } from '#db/schema/product-changes.ts'
import { passkeyChallenge } from '#db/schema/passkeys.ts'
import {
  autologinLink,
  customerDevice,
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
import { undoDays } from '#domain/browse/assortment/bulk-states.ts'
import { keptDays } from '#domain/desk/staff/api-key.ts'
import { customerCartLifetimeMs, guestCartLifetimeMs } from '#domain/buy/cart/limits.ts'
import { confirmationLifetimeMs } from '#domain/content/newsletter/confirmation.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { allDone, daily, type Job, type JobResult } from '#server/platform/jobs/job.ts'

const dayMs = 24 * 60 * 60 * 1000

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

export const deleteCustomerCarts: Job = {
  name: 'delete-customer-carts',
  summary: 'delete carts of customers that nobody touched for 400 days; bought ones stay with their orders',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const untouchedSince = new Date(acting.now.getTime() - customerCartLifetimeMs)
      const isAbandoned = and(isNotNull(cart.idCustomer), isNull(cart.orderNr), lte(cart.updatedAt, untouchedSince))
      return audited(tx, acting, 'delete-customer-carts', counted(await tx.delete(cart).where(isAbandoned)))
    }),
}

/**
 * A used key is answered like an unknown one, so nothing is lost by deleting it; except renewal keys, whose reuse
 * reveals a theft (S8): they stay until they would have expired, and so do revoked sessions.
 */
export const deleteKeys: Job = {
  name: 'delete-keys',
  summary:
    'delete used or expired links, codes and challenges, ended sign-ins and sessions, old devices and keys, spent rate limits, and who was in line yesterday',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      let done = 0
      for (const keys of [autologinLink, passwordReset, twoStepCode, staffLink]) {
        const isSpent = or(isNotNull(keys.usedAt), lte(keys.expiresAt, acting.now))
        done += counted(await tx.delete(keys).where(isSpent))
      }
      for (const ended of [
        rememberToken,
        customerSession,
        customerLogin,
        passkeyChallenge,
        staffPasskeyChallenge,
        staffSession,
      ]) {
        done += counted(await tx.delete(ended).where(lte(ended.expiresAt, acting.now)))
      }
      // A device whose trust ended a year ago is no device of theirs any more.
      const forgotten = new Date(acting.now.getTime() - 365 * dayMs)
      done += counted(await tx.delete(customerDevice).where(lte(customerDevice.activeUntil, forgotten)))
      const old = new Date(acting.now.getTime() - keptDays * dayMs)
      done += counted(await tx.delete(apiKey).where(or(lte(apiKey.revokedAt, old), lte(apiKey.expiresAt, old))))
      done += counted(await tx.delete(rateLimit).where(lte(rateLimit.resetAt, acting.now)))
      const yesterday = new Date(acting.now.getTime() - dayMs)
      done += counted(await tx.delete(checkoutVisit).where(lte(checkoutVisit.seenAt, yesterday)))
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

/** Recommendation events are evaluated by the week; a term not searched for in a season is outdated. */
const eventLifetimeMs = 90 * dayMs
/** An experiment is read long before. */
const exposureLifetimeMs = 400 * dayMs

/** The salts are deleted first: without them yesterday's visitor digests cannot be traced. */
export const deleteEvents: Job = {
  name: 'delete-events',
  summary: 'forget who searched after the day is over, clicks and searches after 90 days, experiments after 400',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const today = acting.now.toISOString().slice(0, 10)
      const oldest = new Date(acting.now.getTime() - eventLifetimeMs)
      await tx.delete(searchSalt).where(lt(searchSalt.day, today))
      let done = counted(await tx.delete(searchVisitor).where(lt(searchVisitor.day, today)))
      done += counted(await tx.delete(searchTerm).where(lte(searchTerm.lastAt, oldest)))
      done += counted(await tx.delete(searchMiss).where(lt(searchMiss.day, oldest.toISOString().slice(0, 10))))
      done += counted(await tx.delete(recommendationEvent).where(lte(recommendationEvent.createdAt, oldest)))
      const oldestExposure = new Date(acting.now.getTime() - exposureLifetimeMs)
      done += counted(await tx.delete(flagExposure).where(lte(flagExposure.exposedAt, oldestExposure)))
      return audited(tx, acting, 'delete-events', done)
    }),
}

/** A discount that began half a year ago is still measured by the 30 days before it. */
const priceLifetimeMs = 220 * dayMs
const bulkLifetimeMs = 400 * dayMs

export const deleteProductChanges: Job = {
  name: 'delete-product-changes',
  summary:
    'forget prices of products after 220 days, what an act on many products changed when it cannot be undone any more, and the act after 400 days',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const before = (ms: number) => new Date(acting.now.getTime() - ms)
      let done = counted(await tx.delete(productPrice).where(lte(productPrice.until, before(priceLifetimeMs))))
      const isOver = sql`${productBulkRow.idBulk} in (select ${productBulk.idBulk} from ${productBulk}
        where ${productBulk.createdAt} < ${before((undoDays + 1) * dayMs).toISOString()}
          and ${productBulk.state} in ('done', 'undone'))`
      done += counted(await tx.delete(productBulkRow).where(isOver))
      done += counted(await tx.delete(productBulk).where(lte(productBulk.createdAt, before(bulkLifetimeMs))))
      return audited(tx, acting, 'delete-product-changes', done)
    }),
}

/** The same for what was sent to webhooks. */
export const deleteDeliveries: Job = {
  name: 'delete-deliveries',
  summary: 'forget deliveries to webhooks 30 days after they arrived, 90 after they were given up or a webhook was off',
  schedule: daily,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const before = (ms: number) => new Date(acting.now.getTime() - ms)
      const isOld = or(
        lte(webhookDelivery.deliveredAt, before(sentMailLifetimeMs)),
        lte(webhookDelivery.createdAt, before(deadMailLifetimeMs)),
      )
      return audited(tx, acting, 'delete-deliveries', counted(await tx.delete(webhookDelivery).where(isOld)))
    }),
}

/** Long enough to answer a question about a mail; given-up mail is kept longer, so that an operator can retry it. */
const sentMailLifetimeMs = 30 * dayMs
const deadMailLifetimeMs = 90 * dayMs
/** A size that has not come back in so long is not waited for. */
const alertLifetimeMs = 400 * dayMs

/** Also deletes addresses that never confirmed and stock alerts that were sent. */
export const deleteMail: Job = {
  name: 'delete-mail',
  summary:
    'forget sent mail after 30 days, given-up mail and sent stock alerts after 90, unconfirmed addresses after a week, unanswered stock alerts after 400 days',
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
      const isOldAlert = or(
        lte(stockAlert.toldAt, before(deadMailLifetimeMs)),
        lte(stockAlert.askedAt, before(alertLifetimeMs)),
      )
      done += counted(await tx.delete(stockAlert).where(isOldAlert))
      return audited(tx, acting, 'delete-mail', done)
    }),
}
