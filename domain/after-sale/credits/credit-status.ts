import { stepsOf, type StatusEvent, type Step } from '#domain/buy/orders/timeline.ts'
import type { CreditStatus } from './credits.ts'

/** The label a customer reads for each credit status. */
export const creditLabels: Readonly<Record<CreditStatus, string>> = {
  available: 'Disponible',
  partly_used: 'Usado en parte',
  used: 'Usado',
  expired: 'Vencido',
  in_process: 'En proceso',
  exchanged: 'Canjeado por dinero',
}

type Credit = { originalAmount: number; usedAmount: number; expiresAt: Date }

/** The status that follows from the amount spent and the expiry date (INV-15). Money requests are decided elsewhere. */
export function creditStatusOf({ originalAmount, usedAmount, expiresAt }: Credit, now: Date): CreditStatus {
  if (usedAmount >= originalAmount) return 'used'
  if (expiresAt <= now) return 'expired'
  return usedAmount > 0 ? 'partly_used' : 'available'
}

/** The status shown to the customer: a credit expires at its date, before the nightly job records it. */
export function currentCreditStatus(credit: Credit & { status: CreditStatus }, now: Date): CreditStatus {
  return isUsable(credit.status) ? creditStatusOf(credit, now) : credit.status
}

/** Whether a cart accepts the credit as a coupon (INV-15). */
export const isUsable = (status: CreditStatus) => status === 'available' || status === 'partly_used'

/** The recorded steps of a credit and, while a payout is in process, the step still to come (OP-080). */
export function creditTimeline(
  credit: Credit & { status: CreditStatus },
  events: readonly StatusEvent[],
  now: Date,
): Step[] {
  const status = currentCreditStatus(credit, now)
  const isEndUnrecorded = status === 'expired' && credit.status !== 'expired'
  const end = { status, label: creditLabels.expired, at: credit.expiresAt, note: null }
  const ahead = status === 'in_process' ? [{ status: 'exchanged', label: creditLabels.exchanged }] : []
  return stepsOf(isEndUnrecorded ? [...events, end] : events, ahead)
}
