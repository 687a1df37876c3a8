import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { eq } from '#db/connection/drizzle.ts'
import { exchangeItem } from '#db/schema/exchange.ts'
import { assumedCondition, goesBackToStock, type ReturnCondition } from '#domain/after-sale/exchanges/conditions.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { lockExchange, moveExchange, type ExchangeRow } from './read-exchange.ts'
import { itemsOf } from './returned-items.ts'

type SeenItem = { id: number; condition: ReturnCondition; note?: string | undefined }
type Received = { batchnumber: string; conditions?: readonly SeenItem[] | undefined }

/** Marks the goods as received, each as it came, and puts back in stock what can be sold again. */
export async function receiveExchange(
  db: Handle,
  { batchnumber, conditions = [] }: Received,
  acting: Acting,
): Promise<ExchangeRow> {
  const { now } = acting
  return inTransaction(db, async (tx) => {
    const request = await lockExchange(tx, batchnumber, 'received')
    const items = await itemsOf(tx, batchnumber)
    const isOne = ({ id }: SeenItem) => items.some(({ item }) => item.id === id)
    if (!conditions.every(isOne) || new Set(conditions.map(({ id }) => id)).size < conditions.length) {
      throw new OperatorRefusal(`Exchange ${batchnumber} has no such item.`, 'La devolución no tiene esa prenda.')
    }
    const seen = items.map(({ item, sold }) => {
      const said = conditions.find(({ id }) => id === item.id)
      return { item, sold, condition: said?.condition ?? assumedCondition(item.reasonCode), note: said?.note || null }
    })
    for (const { item, condition, note } of seen) {
      await tx.update(exchangeItem).set({ condition, conditionNote: note }).where(eq(exchangeItem.id, item.id))
    }
    const back = seen
      .filter(({ condition }) => goesBackToStock(condition))
      .map(({ item, sold }) => ({ skuSimple: sold.skuSimple, delta: item.quantity }))
    await bookStock(tx, request.country, back, { reason: 'return', ref: batchnumber, now })
    await moveExchange(tx, request, 'received', { now })
    const after = { conditions: seen.map(({ item, condition }) => ({ item: item.id, condition })) }
    await writeAudit(tx, acting, 'receive-exchange', batchnumber, { country: request.country, after })
    return { ...request, status: 'received' }
  })
}
