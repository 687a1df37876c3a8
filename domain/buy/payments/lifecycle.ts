import type { OrderStatus } from '#domain/buy/orders/statuses.ts'

/**
 * `held`: the provider took another sum than was asked for; somebody has to look. `refund_pending`: the money is to go back
 * and the provider was not yet heard to have sent it.
 */
export const paymentStatuses = ['pending', 'approved', 'rejected', 'held', 'refund_pending', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What a provider says of a payment. */
export const reportedStatuses = ['pending', 'approved', 'rejected', 'refunded'] as const
export type ReportedStatus = (typeof reportedStatuses)[number]

/** A payment as the provider has it, asked from server to server. Minor units. */
export type PaymentReport = { status: ReportedStatus; amount: number; currency: string }

export type KnownPayment = { status: PaymentStatus; amount: number; currency: string }

/** What becomes of a payment, and where its order goes with it. */
export type PaymentStep = { payment: PaymentStatus; order: OrderStatus | null }

const isOver = (order: OrderStatus) => order === 'cancelled' || order === 'payment_rejected'
const isBeforeShipping = (order: OrderStatus) =>
  order === 'payment_pending' || order === 'paid' || order === 'preparing'

function afterApproval(known: KnownPayment, order: OrderStatus, { amount, currency }: PaymentReport): PaymentStep {
  // Nothing is sent for this money any more: it goes back, whatever the sum was.
  if (isOver(order)) return { payment: 'refund_pending', order: null }
  if (amount !== known.amount || currency !== known.currency) return { payment: 'held', order: null }
  return { payment: 'approved', order: order === 'payment_pending' ? 'paid' : null }
}

/**
 * Where a report takes a payment and its order (server.md §5). Reports come twice, late and in any order, so each is judged
 * by what is known already: money that arrived does not un-arrive by an older rejection, and money that arrives for an order
 * which is over goes back. Null when the report changes nothing.
 */
export function stepOf(known: KnownPayment, order: OrderStatus, report: PaymentReport): PaymentStep | null {
  const { status } = report
  switch (known.status) {
    case 'pending':
      if (status === 'approved') return afterApproval(known, order, report)
      if (status === 'rejected') {
        return { payment: 'rejected', order: order === 'payment_pending' ? 'payment_rejected' : null }
      }
      if (status === 'refunded') {
        return { payment: 'refunded', order: order === 'payment_pending' ? 'cancelled' : null }
      }
      return null
    case 'rejected':
      return status === 'approved' ? { payment: 'refund_pending', order: null } : null
    case 'approved':
      // The provider gave the money back by itself: a dispute, or its own operator.
      if (status !== 'refunded') return null
      return { payment: 'refunded', order: isBeforeShipping(order) ? 'cancelled' : null }
    case 'held':
    case 'refund_pending':
      return status === 'refunded' ? { payment: 'refunded', order: null } : null
    case 'refunded':
      return null
  }
}

/** What a payment becomes when its order is undone: money that came goes back, money that did not is not waited for. */
export function afterUndoing(status: PaymentStatus, hasProvider: boolean): PaymentStatus {
  if (status === 'pending') return 'rejected'
  if (status !== 'approved' && status !== 'held') return status
  return hasProvider ? 'refund_pending' : 'refunded'
}
