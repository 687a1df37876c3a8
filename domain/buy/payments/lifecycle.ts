import type { OrderStatus } from '#domain/buy/orders/statuses.ts'

/**
 * `held`: the provider took a different amount than requested, and an operator must look. `refund_pending`: the refund
 * is due and the provider has not confirmed it.
 */
export const paymentStatuses = ['pending', 'approved', 'rejected', 'held', 'refund_pending', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Payment statuses a provider reports. */
export const reportedStatuses = ['pending', 'approved', 'rejected', 'refunded'] as const
export type ReportedStatus = (typeof reportedStatuses)[number]

/** A payment as the provider reports it, requested server to server. Minor units. */
export type PaymentReport = { status: ReportedStatus; amount: number; currency: string }

export type KnownPayment = { status: PaymentStatus; amount: number; currency: string }

/** The next status of a payment and of its order. */
export type PaymentStep = { payment: PaymentStatus; order: OrderStatus | null }

const isBeforeShipping = (order: OrderStatus) =>
  order === 'payment_pending' || order === 'paid' || order === 'preparing'

function afterApproval(known: KnownPayment, order: OrderStatus, { amount, currency }: PaymentReport): PaymentStep {
  // The order is over, or another attempt has paid it: the money is refunded, whatever the amount.
  if (order !== 'payment_pending') return { payment: 'refund_pending', order: null }
  if (amount !== known.amount || currency !== known.currency) return { payment: 'held', order: null }
  return { payment: 'approved', order: 'paid' }
}

/**
 * Where a report takes a payment and its order (server.md §5). Reports arrive twice, late and in any order, so each is
 * judged against the known status: received money is not undone by an older rejection, and money for an order that is
 * over or paid is refunded. An attempt that fails leaves its order waiting: the shopper may try another until the
 * reservation ends (decision 044). Null when the report changes nothing.
 */
export function stepOf(known: KnownPayment, order: OrderStatus, report: PaymentReport): PaymentStep | null {
  const { status } = report
  switch (known.status) {
    case 'pending':
      if (status === 'approved') return afterApproval(known, order, report)
      return status === 'pending' ? null : { payment: status, order: null }
    case 'rejected':
      return status === 'approved' ? afterApproval(known, order, report) : null
    case 'approved':
      // The provider refunded by itself: a dispute, or its own operator.
      if (status !== 'refunded') return null
      return { payment: 'refunded', order: isBeforeShipping(order) ? 'cancelled' : null }
    case 'held':
    case 'refund_pending':
      return status === 'refunded' ? { payment: 'refunded', order: null } : null
    case 'refunded':
      return null
  }
}

/**
 * The status of a payment whose order is undone or paid by another attempt: received money is refunded, pending money is
 * no longer awaited.
 */
export function afterUndoing(status: PaymentStatus, hasProvider: boolean): PaymentStatus {
  if (status === 'pending') return 'rejected'
  if (status !== 'approved' && status !== 'held') return status
  return hasProvider ? 'refund_pending' : 'refunded'
}
