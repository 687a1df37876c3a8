import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import { isCancellable } from '#domain/orders/timeline.ts'
import { hasGivenCards } from '#server/gift-cards/gift-cards.ts'
import { lockOrder, moveOrder } from './move-order.ts'
import { undoOrder } from './undo-order.ts'

/** Cancels an order for its buyer; once cancelled it says so again and gives nothing back twice (R17). */
export async function cancelOrderOf(tx: Handle, orderNr: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderNr)
  if (!order) throw new RuleError('order_not_found')
  if (order.status === 'cancelled') return
  if (!isCancellable(order.status) || (await hasGivenCards(tx, orderNr))) throw new RuleError('order_not_cancellable')
  await undoOrder(tx, order, now)
  await moveOrder(tx, order, 'cancelled', { now, note: 'Cancelado por quien lo compró.' })
}
