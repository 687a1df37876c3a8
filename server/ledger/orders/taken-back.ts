import { and, eq, inArray, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { isPaymentTakenBack } from '#domain/buy/orders/payment-taken-back.ts'

/** Which of these orders have a payment that the bank took back. */
export async function ordersTakenBack(db: Handle, orderNrs: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderNrs.length === 0) return new Set()
  const rows = await db
    .select({
      orderNr: salesOrder.orderNr,
      total: salesOrder.total,
      status: payment.status,
      amount: payment.amount,
    })
    .from(salesOrder)
    .innerJoin(payment, and(eq(payment.orderNr, salesOrder.orderNr), ne(payment.method, 'wallet')))
    .where(inArray(salesOrder.orderNr, [...orderNrs]))
  const byOrder = Map.groupBy(rows, ({ orderNr }) => orderNr)
  return new Set(
    [...byOrder].filter(([, paid]) => isPaymentTakenBack(paid[0]!.total, paid)).map(([orderNr]) => orderNr),
  )
}
