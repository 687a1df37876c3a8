import { and, eq, inArray, notInArray, sum } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { lockOrder } from '#server/ledger/orders/lock-order.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { lastDropoffDay } from '#domain/after-sale/exchanges/dropoff-day.ts'
import { refuseTakenBack } from './refuse-taken-back.ts'
import { lockExchange, moveExchange, type ExchangeRow } from './read-exchange.ts'
import { itemsOf, type ReturnedItem } from './returned-items.ts'

/** The replacement size has been sold in the meantime. */
export class ReplacementGone extends OperatorRefusal {
  readonly skus: readonly string[]

  constructor(batchnumber: string, skus: readonly string[]) {
    super(
      `Exchange ${batchnumber} cannot be approved: ${skus.join(', ')} is out of stock.`,
      `Ya no queda ${skus.join(', ')}: la devolución ${batchnumber} no se puede aprobar así.`,
    )
    this.skus = skus
  }
}

/** Approves a request: the goods may come back, and the replacement size is reserved (INV-20). */
export async function approveExchange(
  db: Handle,
  { batchnumber }: { batchnumber: string },
  acting: Acting,
): Promise<ExchangeRow> {
  return inTransaction(db, async (tx) => {
    const request = await lockExchange(tx, batchnumber, 'approved')
    const order = await lockOrder(tx, request.orderNr)
    if (order.status !== 'delivered' && order.status !== 'partly_returned') {
      throw new OperatorRefusal(
        `Order ${order.orderNr} is "${order.status}": only what was delivered can be sent back.`,
        `El pedido ${order.orderNr} no está entregado: solo vuelve lo que llegó.`,
      )
    }
    await refuseTakenBack(tx, request)
    const items = await itemsOf(tx, batchnumber)
    await refuseTooMany(tx, batchnumber, items)
    await takeReplacements(tx, request, items, acting.now)
    const maxDate = request.maxDate ?? (await lastDay(tx, request, acting.now))
    await moveExchange(tx, request, 'approved', { now: acting.now, maxDate })
    await writeAudit(tx, acting, 'approve-exchange', batchnumber, { country: request.country })
    return { ...request, status: 'approved', maxDate }
  })
}

/**
 * No one returns more than was bought (INV-19). The order is locked, so that two approvals are counted one after the
 * other.
 */
async function refuseTooMany(tx: Handle, batchnumber: string, items: readonly ReturnedItem[]): Promise<void> {
  const ids = items.map(({ sold }) => sold.id)
  const claimed = await tx
    .select({ id: exchangeItem.orderItemId, quantity: sum(exchangeItem.quantity).mapWith(Number) })
    .from(exchangeItem)
    .innerJoin(exchangeRequest, eq(exchangeRequest.batchnumber, exchangeItem.batchnumber))
    .where(and(inArray(exchangeItem.orderItemId, ids), notInArray(exchangeRequest.status, ['rejected', 'annulled'])))
    .groupBy(exchangeItem.orderItemId)
  for (const { id, quantity } of claimed) {
    const { sold } = items.find((each) => each.sold.id === id)!
    if (quantity > sold.quantity) {
      throw new OperatorRefusal(
        `Exchange ${batchnumber} asks for more than was bought: ${quantity} of ${sold.quantity} ${sold.skuSimple}.`,
        `Con esta devolución volverían más prendas de las compradas: ${quantity} de ${sold.quantity} ${sold.skuSimple}.`,
      )
    }
  }
}

async function takeReplacements(
  tx: Handle,
  { batchnumber, country }: ExchangeRow,
  items: readonly ReturnedItem[],
  now: Date,
): Promise<void> {
  const replacements = items.flatMap(({ item, sold }) => {
    const skuSimple = item.replacementSkuSimple
    if (skuSimple === null) return []
    const [parent] = skuSimple.split('-')
    if (skuSimple === sold.skuSimple || parent !== sold.skuSimple.split('-')[0]) {
      throw new OperatorRefusal(
        `${skuSimple} is not another size of ${sold.skuSimple}; reject exchange ${batchnumber}.`,
        `${skuSimple} no es otro talle de ${sold.skuSimple}: rechazá la devolución ${batchnumber}.`,
      )
    }
    return [{ skuSimple, delta: -item.quantity }]
  })
  const missing = await bookStock(tx, country, replacements, { reason: 'order', ref: batchnumber, now })
  if (missing.length > 0) throw new ReplacementGone(batchnumber, missing)
}

async function lastDay(tx: Handle, { method, country }: ExchangeRow, now: Date): Promise<string | null> {
  if (method !== 'branch_dropoff') return null
  const [{ timezone, dropoffDays } = { timezone: 'UTC', dropoffDays: 10 }] = await tx
    .select()
    .from(countryTable)
    .where(eq(countryTable.code, country))
  return lastDropoffDay(timezone, now, dropoffDays)
}
