import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import type { PaymentStatus, ReportedStatus } from '#domain/buy/payments/lifecycle.ts'
import type { PaymentGateway } from '../port.ts'

/** What our own books say of a transfer. One that was given up may still arrive: it stays pending at the bank. */
const reported: Readonly<Record<PaymentStatus, ReportedStatus>> = {
  pending: 'pending',
  rejected: 'pending',
  approved: 'approved',
  held: 'approved',
  refund_pending: 'approved',
  refunded: 'refunded',
}

/**
 * Transfers to the store's account. No one can be asked about them: an operator who sees the money confirms it
 * (confirm-transfer.ts), and sends back what is to go back.
 */
export function transferGateway(db: Handle): PaymentGateway {
  return {
    async start({ reference }) {
      return { providerRef: reference, payUrl: null }
    },
    async find({ providerRef }) {
      const [row] = await db
        .select({ status: payment.status, amount: payment.amount, currency: salesOrder.currency })
        .from(payment)
        .innerJoin(salesOrder, eq(salesOrder.orderNr, payment.orderNr))
        .where(and(eq(payment.provider, 'bank'), eq(payment.reference, providerRef)))
      if (!row) return undefined
      const { status, amount, currency } = row
      return { reference: providerRef, status: reported[status], amount, currency, details: null, isInProcess: false }
    },
    async refund() {
      return false
    },
    async refundPart() {
      return { state: 'waiting' }
    },
    async read() {
      return undefined
    },
  }
}
