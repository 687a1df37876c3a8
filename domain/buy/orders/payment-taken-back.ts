import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'

type OrderPayment = { status: PaymentStatus; amount: number }

/** What is still on its way, was received or never came about. */
const undisputed: readonly PaymentStatus[] = ['pending', 'approved', 'rejected', 'held']

/**
 * Whether the bank took the payment of an order back, so that nothing more is owed for it. `total` is what was to be
 * paid besides the wallet, and `payments` are those payments; refunds of the shop for returned goods are rows of their
 * own and leave the payment approved.
 */
export function isPaymentTakenBack(total: number, payments: readonly OrderPayment[]): boolean {
  const received = payments.reduce((sum, { status, amount }) => sum + (status === 'approved' ? amount : 0), 0)
  return total > 0 && received < total && payments.some(({ status }) => !undisputed.includes(status))
}
