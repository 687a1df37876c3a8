import type { Handle } from '#db/connection/handle.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { ordersTakenBack } from '#server/ledger/orders/taken-back.ts'
import type { ExchangeRow } from './read-exchange.ts'

/** Nothing is given for goods whose payment the bank took back; the caller holds the lock of the order. */
export async function refuseTakenBack(tx: Handle, { batchnumber, orderNr }: ExchangeRow): Promise<void> {
  if (!(await ordersTakenBack(tx, [orderNr])).has(orderNr)) return
  throw new OperatorRefusal(
    `The bank took back the payment of order ${orderNr}: exchange ${batchnumber} would pay for it twice.`,
    `El banco devolvió el pago del pedido ${orderNr}: la devolución ${batchnumber} lo pagaría dos veces.`,
  )
}
