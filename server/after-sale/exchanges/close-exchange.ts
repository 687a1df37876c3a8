import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import { lockExchange, moveExchange, type ExchangeRow } from './read-exchange.ts'
import { itemsOf } from './returned-items.ts'

type CloseExchangeInput = { batchnumber: string; reason?: string | undefined }

/** Rejects a request; the customer gets the reason by mail. */
export async function rejectExchange(
  db: Handle,
  { batchnumber, reason }: CloseExchangeInput,
  acting: Acting,
): Promise<ExchangeRow> {
  const why = reason?.trim()
  if (!why) throw new OperatorRefusal('The customer reads why an exchange is rejected: --reason "…" is missing.')
  return inTransaction(db, async (tx) => {
    const request = await lockExchange(tx, batchnumber, 'rejected')
    const closing = { rejectReason: why, closedAt: acting.now }
    await moveExchange(tx, request, 'rejected', { now: acting.now, note: why, ...closing })
    await writeAudit(tx, acting, 'reject-exchange', batchnumber, { country: request.country })
    return { ...request, status: 'rejected', ...closing }
  })
}

/**
 * Annuls a request, for the customer or because the goods did not arrive in time (EXC-05, EXC-06): the replacement goes
 * back to stock (INV-20).
 */
export async function annulExchange(
  db: Handle,
  { batchnumber, reason }: CloseExchangeInput,
  acting: Acting,
): Promise<ExchangeRow> {
  const { now } = acting
  return inTransaction(db, async (tx) => {
    const request = await lockExchange(tx, batchnumber, 'annulled')
    if (request.status === 'approved') {
      const reserved = (await itemsOf(tx, batchnumber)).flatMap(({ item }) =>
        item.replacementSkuSimple === null ? [] : [{ skuSimple: item.replacementSkuSimple, delta: item.quantity }],
      )
      await bookStock(tx, request.country, reserved, { reason: 'cancel', ref: batchnumber, now })
    }
    await moveExchange(tx, request, 'annulled', { now, note: reason ?? null, closedAt: now })
    await writeAudit(tx, acting, 'annul-exchange', batchnumber, { country: request.country })
    return { ...request, status: 'annulled', closedAt: now }
  })
}
