import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderItem, payment } from '#db/schema/orders.ts'
import { afterUndoing } from '#domain/buy/payments/lifecycle.ts'
import { voidGiftCards } from '#server/ledger/gift-cards/gift-cards.ts'
import { cancelMemberships } from '#server/ledger/memberships/start-memberships.ts'
import { boundPartsOf, returnToWallet } from '#server/ledger/wallet/return-to-wallet.ts'
import { giveBackCoupons } from '#server/ledger/coupons/give-back-coupons.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import type { OrderRow } from './move-order.ts'

/**
 * What an order took is given back: goods to stock, coupon uses, money of the wallet; and what was paid is to be refunded.
 * The caller holds the lock of the order and moves its status in the same transaction, so it happens once (R17).
 */
export async function undoOrder(tx: Handle, order: OrderRow, now: Date): Promise<void> {
  const { orderNr, idCustomer, walletUsed } = order
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr))
  const back = items.map(({ skuSimple, quantity }) => ({ skuSimple, delta: quantity }))
  // A size the catalogue has forgotten since has no stock to go back to.
  await bookStock(tx, order.country, back, { reason: 'cancel', ref: orderNr, now })
  await giveBackCoupons(tx, orderNr, now)
  await voidGiftCards(tx, orderNr, now)
  await cancelMemberships(tx, orderNr)
  if (walletUsed > 0 && idCustomer !== null) {
    const bound = (await boundPartsOf(tx, [orderNr]))(orderNr)
    const free = walletUsed - bound.reduce((sum, { amount }) => sum + amount, 0)
    const description = `Devolución del pedido ${orderNr}`
    await returnToWallet(tx, { idCustomer, free, bound, description, ref: ['order', orderNr] }, now)
  }
  const payments = await tx.select().from(payment).where(eq(payment.orderNr, orderNr)).for('update')
  for (const { id, status, provider } of payments) {
    const next = afterUndoing(status, provider !== null)
    if (next !== status) await tx.update(payment).set({ status: next }).where(eq(payment.id, id))
  }
}
