import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { defectReason } from '#domain/after-sale/exchanges/reasons.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { lockExchange, moveExchange, type ExchangeRow } from './read-exchange.ts'
import { itemsOf } from './returned-items.ts'

/** Marks the goods as received and puts them back in stock unless they are faulty. */
export async function receiveExchange(
  db: Handle,
  { batchnumber }: { batchnumber: string },
  acting: Acting,
): Promise<ExchangeRow> {
  const { now } = acting
  return inTransaction(db, async (tx) => {
    const request = await lockExchange(tx, batchnumber, 'received')
    const sound = (await itemsOf(tx, batchnumber)).filter(({ item }) => item.reasonCode !== defectReason)
    const back = sound.map(({ item, sold }) => ({ skuSimple: sold.skuSimple, delta: item.quantity }))
    await bookStock(tx, request.country, back, { reason: 'return', ref: batchnumber, now })
    await moveExchange(tx, request, 'received', { now })
    await writeAudit(tx, acting, 'receive-exchange', batchnumber, { country: request.country })
    return { ...request, status: 'received' }
  })
}
