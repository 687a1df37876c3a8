import { and, eq, isNotNull, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { dueOf, type AttemptSituation } from '#domain/buy/payments/attempts.ts'
import { afterUndoing, stepOf } from '#domain/buy/payments/lifecycle.ts'
import { reservedWhileInProcess } from '#domain/buy/payments/reservation.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { addresseeOf } from '#server/ledger/orders/addressee.ts'
import { readMailSummary } from '#server/ledger/orders/mail-summary.ts'
import { lockOrder, moveOrder, type OrderRow } from '#server/ledger/orders/move-order.ts'
import { undoOrder } from '#server/ledger/orders/undo-order.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { noteReportedDispute } from './disputes.ts'
import { readAttempts } from './attempt-rows.ts'
import type { ReportedPayment } from './port.ts'

/** What an unpaid attempt is in, by what its provider answers. */
function situationOf({ status, isInProcess, hasRefusedAttempt, isLeft }: ReportedPayment): AttemptSituation | null {
  if (status === 'rejected') return isLeft ? 'left' : 'refused'
  if (status !== 'pending') return null
  if (isInProcess) return 'in_process'
  return hasRefusedAttempt ? 'refused' : null
}

/**
 * Takes in what a provider answered about a payment: payment, order, what is given back and the mail in one transaction.
 * The lock of the order puts webhooks, returns and jobs in a row; the second of two finds nothing to do. True when
 * something changed.
 */
export async function settlePayment(
  db: Handle,
  paymentId: number,
  found: ReportedPayment,
  now: Date,
): Promise<boolean> {
  const byId = eq(payment.id, paymentId)
  return inTransaction(db, async (tx) => {
    const [seen] = await tx.select({ orderNr: payment.orderNr }).from(payment).where(byId)
    if (!seen) return false
    const order = (await lockOrder(tx, seen.orderNr))!
    const [known] = await tx.select().from(payment).where(byId).for('update')
    const step = stepOf({ ...known!, currency: order.currency }, order.status, found)
    const situation = situationOf(found)
    await noteReportedDispute(tx, known!, found, now)
    if (step === null) {
      if (known!.status !== 'pending' || known!.situation === situation) return false
      const longer = situation === 'in_process' && { expiresAt: reservedWhileInProcess(order.placedAt) }
      await tx
        .update(payment)
        .set({ situation, ...longer })
        .where(byId)
    } else {
      await tx
        .update(payment)
        .set({ status: step.payment, situation, checkAt: null, ...(found.details && { details: found.details }) })
        .where(byId)
    }
    if (situation === 'refused') await mailRefusal(tx, order, paymentId, now)
    if (step === null) return false
    if (step.order === 'cancelled') await undoOrder(tx, order, now)
    if (step.order === 'paid') await endOtherAttempts(tx, order, paymentId)
    if (step.order !== null) await moveOrder(tx, order, step.order, { now })
    return true
  })
}

/** No one waits for the other attempts of a paid order; they are watched, and what still comes of them goes back. */
async function endOtherAttempts(tx: Handle, { orderNr }: OrderRow, paymentId: number): Promise<void> {
  const isOther = and(eq(payment.orderNr, orderNr), isNotNull(payment.provider), ne(payment.id, paymentId))
  for (const { id, status } of await tx.select().from(payment).where(isOther)) {
    const next = afterUndoing(status, true)
    if (next !== status) await tx.update(payment).set({ status: next }).where(eq(payment.id, id))
  }
}

/** A mail that the order still waits, once for an order, however many cards are refused. */
async function mailRefusal(tx: Handle, order: OrderRow, paymentId: number, now: Date): Promise<void> {
  const attempts = await readAttempts(tx, order.orderNr)
  const due = dueOf(order, attempts, now)
  if (!due || due.situation === 'expired') return
  if (attempts.some(({ id, situation }) => situation === 'refused' && id !== paymentId)) return
  const addressee = await addresseeOf(tx, order)
  if (!addressee) return
  const { country, total } = order
  const profile = countryProfiles[country]
  const data = {
    ...addressee.about,
    summary: await readMailSummary(tx, order),
    amount: formatPrice(toUnits(total, profile), profile),
    until: dayAndHour(profile.timeZone, due.reservedUntil),
  }
  await enqueueMail(tx, { template: 'payment-refused', to: addressee.to, country, now, data })
}
