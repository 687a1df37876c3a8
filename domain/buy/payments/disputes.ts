import type { PaymentStatus } from './lifecycle.ts'

/** A buyer asked their bank for the money back: open until the bank has decided for the shop or against it. */
export const disputeStatuses = ['open', 'won', 'lost'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** Who said so: the provider's messages, or a person who read the bank's. */
export const disputeSources = ['provider', 'staff'] as const
type DisputeSource = (typeof disputeSources)[number]

/** What a provider says of a dispute about a payment. */
export type ReportedDispute = 'open' | 'lost'

type Known = { status: DisputeStatus; source: DisputeSource }

/**
 * What becomes of the dispute that is known of a payment when its provider reports: begun, decided, or nothing. A payment that
 * is approved again after one that the provider itself had named was won; what a person noted, a person decides.
 */
export function disputeStep(
  known: Known | null,
  reported: ReportedDispute | null,
  isApproved: boolean,
): { begin: DisputeStatus } | { decide: 'won' | 'lost' } | null {
  const open = known?.status === 'open' ? known : null
  if (reported === 'open') return open ? null : { begin: 'open' }
  if (reported === 'lost') {
    if (open) return { decide: 'lost' }
    return known?.status === 'lost' ? null : { begin: 'lost' }
  }
  return open?.source === 'provider' && isApproved ? { decide: 'won' } : null
}

export type DisputeRefusal = 'not_paid' | 'open_already' | 'too_much'

type Disputed = { status: PaymentStatus; amount: number; isPartBack: boolean; hasOpen: boolean }

/** Why a dispute cannot be noted by hand; null where it can. What has gone back cannot be asked back. */
export function disputeRefusal(payment: Disputed, amount: number): DisputeRefusal | null {
  if (payment.isPartBack || payment.status !== 'approved') return 'not_paid'
  if (payment.hasOpen) return 'open_already'
  return amount < 1 || amount > payment.amount ? 'too_much' : null
}
