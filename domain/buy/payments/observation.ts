import type { PaymentReport, PaymentStatus } from './lifecycle.ts'
import { unpaidOrderLifetimeMs } from './reservation.ts'

const minute = 60 * 1000
const hour = 60 * minute

type WatchedPayment = { status: PaymentStatus; createdAt: Date; expiresAt: Date | null }

/** Long enough for a provider's message to arrive by itself. */
const quietMs = 2 * minute
/** How long a payment is asked about after its page and its reservation are over. */
const afterwardsMs = 48 * hour
const minIntervalMs = 4 * minute
const maxIntervalMs = 3 * hour

export const firstCheck = (now: Date) => new Date(now.getTime() + quietMs)

/**
 * Money can arrive as long as the provider's page is open, and it may be heard of later: also for an order that is cancelled
 * meanwhile.
 */
export function watchedUntil({ createdAt, expiresAt }: Omit<WatchedPayment, 'status'>): Date {
  const pageEnds = createdAt.getTime() + unpaidOrderLifetimeMs
  return new Date(Math.max(expiresAt?.getTime() ?? 0, pageEnds) + afterwardsMs)
}

/** When the provider is asked again: soon at first, then as rarely as the payment is old. Null when it is over. */
export function nextCheck(payment: WatchedPayment, now: Date): Date | null {
  if (payment.status !== 'pending' && payment.status !== 'rejected') return null
  if (now >= watchedUntil(payment)) return null
  const age = now.getTime() - payment.createdAt.getTime()
  return new Date(now.getTime() + Math.min(maxIntervalMs, Math.max(minIntervalMs, age / 4)))
}

/** What differs between our books and the provider's answer; null where they agree or the jobs are still at it. */
export function differenceOf(
  known: { status: PaymentStatus; amount: number },
  report: PaymentReport | undefined,
): string | null {
  if (known.status === 'pending' || known.status === 'held' || known.status === 'refund_pending') return null
  if (!report) return known.status === 'rejected' ? null : `${known.status} here, unknown to the provider`
  const isTaken = known.status === 'approved'
  if (isTaken !== (report.status === 'approved')) {
    // A page that no one paid on stays open at the provider.
    if (known.status === 'rejected' && report.status === 'pending') return null
    return known.status === report.status || (known.status === 'rejected' && report.status === 'refunded')
      ? null
      : `${known.status} here, ${report.status} at the provider`
  }
  return isTaken && known.amount !== report.amount ? `${known.amount} here, ${report.amount} at the provider` : null
}
