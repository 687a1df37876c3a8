import type { Handle } from '#db/connection/handle.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { isCancellable } from '#domain/buy/orders/timeline.ts'
import { hasIssuedCodes } from '#server/ledger/gift-cards/gift-cards.ts'
import { lockOrder, moveOrder } from '#server/ledger/orders/move-order.ts'
import { undoOrder } from '#server/ledger/orders/undo-order.ts'

/** Cancels an order for its buyer; once cancelled it says so again and gives nothing back twice (R17). */
export async function cancelOrderOf(tx: Handle, orderNr: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderNr)
  if (!order) throw new RuleError('order_not_found')
  if (order.status === 'cancelled') return
  if (!isCancellable(order.status) || (await hasIssuedCodes(tx, orderNr))) throw new RuleError('order_not_cancellable')
  await undoOrder(tx, order, now)
  await moveOrder(tx, order, 'cancelled', {
    now,
    note: youIn(order.country)('Lo cancelaste vos.', 'Lo cancelaste tú.'),
  })
}
