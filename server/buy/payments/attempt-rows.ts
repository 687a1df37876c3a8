import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment } from '#db/schema/orders.ts'
import type { Attempt } from '#domain/buy/payments/attempts.ts'
import { paymentChoices, providerOf, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import { voucherCode } from '#domain/buy/payments/voucher-code.ts'

type PaymentRow = typeof payment.$inferSelect

export const isChoice = (method: PaymentRow['method']): method is PaymentChoice =>
  paymentChoices.some((choice) => choice === method)

/** The attempts to pay an order through a provider, oldest first. */
export async function readAttempts(tx: Handle, orderNr: string): Promise<(PaymentRow & Attempt)[]> {
  const isAttempt = and(eq(payment.orderNr, orderNr), isNotNull(payment.provider), isNotNull(payment.expiresAt))
  const rows = await tx.select().from(payment).where(isAttempt).orderBy(asc(payment.id))
  return rows.flatMap((row) => (isChoice(row.method) ? { ...row, method: row.method, expiresAt: row.expiresAt! } : []))
}

/** The row of an attempt that nobody has paid on yet. */
export const attemptRow = <E extends Date | null>({
  orderNr,
  method,
  amount,
  accountId,
  expiresAt,
  now,
}: NewAttempt<E>) => ({
  orderNr,
  method,
  status: 'pending' as const,
  amount,
  provider: providerOf[method],
  providerRef: method === 'cash_voucher' ? voucherCode(randomBytes(8).readBigUInt64BE()) : null,
  accountId,
  reference: randomBytes(16).toString('hex'),
  createdAt: now,
  expiresAt,
})
type NewAttempt<E> = {
  orderNr: string
  method: PaymentChoice
  amount: number
  accountId: number | null
  expiresAt: E
  now: Date
}
