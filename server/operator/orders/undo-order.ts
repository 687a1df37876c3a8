import { and, eq } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { orderItem, payment } from '#db/schema/orders.ts'
import { bookWallet, lockWalletOf } from '#server/operator/money/book-wallet.ts'
import { giveBackCoupons } from '#server/operator/money/give-back-coupons.ts'
import { bookStock } from '#server/operator/stock/book-stock.ts'
import type { OrderRow } from './move-order.ts'

/** What an order took is given back: goods to stock, coupon uses, money of the wallet, and what was paid. */
export async function undoOrder(tx: Handle, order: OrderRow, now: Date): Promise<void> {
  const { orderNr, idCustomer, walletUsed } = order
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr))
  const back = items.map(({ skuSimple, quantity }) => ({ skuSimple, delta: quantity }))
  // A size the catalogue has forgotten since has no stock to go back to.
  await bookStock(tx, back, { reason: 'cancel', ref: orderNr, now })
  await giveBackCoupons(tx, orderNr, now)
  if (walletUsed > 0 && idCustomer !== null) {
    const walletId = await lockWalletOf(tx, idCustomer, now)
    const description = `Devolución del pedido ${orderNr}`
    await bookWallet(
      tx,
      walletId,
      { type: 'Devolución', amount: walletUsed, description, ref: ['order', orderNr] },
      now,
    )
  }
  const paymentsThatAre = (status: 'pending' | 'approved') =>
    and(eq(payment.orderNr, orderNr), eq(payment.status, status))
  await tx.update(payment).set({ status: 'rejected' }).where(paymentsThatAre('pending'))
  await tx.update(payment).set({ status: 'refunded' }).where(paymentsThatAre('approved'))
}
