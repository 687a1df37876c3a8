import { stepsOf, type StatusEvent, type Step } from '#domain/buy/orders/timeline.ts'
import type { CreditStatus } from './credits.ts'

/** The word a customer reads for each state of a credit. */
export const creditLabels: Readonly<Record<CreditStatus, string>> = {
  available: 'Disponible',
  partly_used: 'Usado en parte',
  used: 'Usado',
  expired: 'Vencido',
  in_process: 'En proceso',
  exchanged: 'Canjeado por dinero',
}

type Credit = { originalAmount: number; usedAmount: number; expiresAt: Date }

/** Where a credit stands by what is spent of it and by its date (INV-15). A request for money is decided elsewhere. */
export function standingOf({ originalAmount, usedAmount, expiresAt }: Credit, now: Date): CreditStatus {
  if (usedAmount >= originalAmount) return 'used'
  if (expiresAt <= now) return 'expired'
  return usedAmount > 0 ? 'partly_used' : 'available'
}

/** What a customer is told: a credit whose date has passed is over at once, before the night's job ends it. */
export function statusNow(credit: Credit & { status: CreditStatus }, now: Date): CreditStatus {
  return isUsable(credit.status) ? standingOf(credit, now) : credit.status
}

/** Whether a cart takes it as a coupon (INV-15). */
export const isUsable = (status: CreditStatus) => status === 'available' || status === 'partly_used'

/** What happened to a credit and, while its money is on the way, what is to come (OP-080). */
export function creditTimeline(
  credit: Credit & { status: CreditStatus },
  events: readonly StatusEvent[],
  now: Date,
): Step[] {
  const status = statusNow(credit, now)
  const isEndUnrecorded = status === 'expired' && credit.status !== 'expired'
  const end = { status, label: creditLabels.expired, at: credit.expiresAt, note: null }
  const ahead = status === 'in_process' ? [{ status: 'exchanged', label: creditLabels.exchanged }] : []
  return stepsOf(isEndUnrecorded ? [...events, end] : events, ahead)
}
