import { and, eq, inArray, sum } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { orderItem } from '#db/schema/orders.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { returnWays, type ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import { orderTransitions } from '#domain/buy/orders/statuses.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { cutsOf, cutUnits } from '#server/ledger/orders/order-cuts.ts'
import { moveOrder, type OrderRow } from '#server/ledger/orders/move-order.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { statusAfterReturns } from '#domain/buy/orders/status-after-returns.ts'
import { lockExchange, moveExchange } from './read-exchange.ts'
import { itemsOf } from './returned-items.ts'
import { refuseTakenBack } from './refuse-taken-back.ts'
import { settle } from './settle.ts'

export type FinishExchangeResult = { results: { way: ReturnWay; ref: string | null }[] }

/** Completes a return: the customer gets what they chose, and the order gets the status that follows from it. */
export async function finishExchange(
  db: Handle,
  { batchnumber }: { batchnumber: string },
  acting: Acting,
): Promise<FinishExchangeResult> {
  const { now } = acting
  return inTransaction(db, async (tx) => {
    const request = await lockExchange(tx, batchnumber, 'finished')
    const order = await lockOrder(tx, request.orderNr)
    await refuseTakenBack(tx, request)
    const all = await itemsOf(tx, batchnumber)
    const [{ creditDays } = { creditDays: 0 }] = await tx
      .select({ creditDays: countryTable.creditDays })
      .from(countryTable)
      .where(eq(countryTable.code, request.country))
    const results: FinishExchangeResult['results'] = []
    for (const way of returnWays) {
      const items = all.filter(({ item }) => item.way === way)
      if (items.length === 0) continue
      const ref = await settle[way](tx, { request, order, items, now, creditDays })
      const ids = items.map(({ item }) => item.id)
      await tx.update(exchangeItem).set({ resultRef: ref }).where(inArray(exchangeItem.id, ids))
      results.push({ way, ref })
    }
    await moveExchange(tx, request, 'finished', { now, closedAt: now })
    await updateOrderStatus(tx, order, now)
    await writeAudit(tx, acting, 'finish-exchange', batchnumber, { country: request.country })
    return { results }
  })
}

async function updateOrderStatus(tx: Handle, order: OrderRow, now: Date): Promise<void> {
  const { orderNr, status } = order
  const bought = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr))
  const back = await tx
    .select({ id: exchangeItem.orderItemId, quantity: sum(exchangeItem.quantity).mapWith(Number) })
    .from(exchangeItem)
    .innerJoin(exchangeRequest, eq(exchangeRequest.batchnumber, exchangeItem.batchnumber))
    .where(and(eq(exchangeItem.orderNr, orderNr), eq(exchangeRequest.status, 'finished')))
    .groupBy(exchangeItem.orderItemId)
  const returned = new Map(back.map(({ id, quantity }) => [id, quantity]))
  // What was cancelled before it left never arrived, and nobody waits for it.
  const cuts = await cutsOf(tx, [orderNr])
  const next = statusAfterReturns(
    bought.map(({ id, quantity }) => ({ quantity, returned: (returned.get(id) ?? 0) + cutUnits(cuts, id) })),
  )
  if (orderTransitions[status].includes(next)) await moveOrder(tx, order, next, { now })
}
