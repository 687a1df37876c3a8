import { and, eq, isNotNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { orderItem, payment } from '#db/schema/orders.ts'
import { afterUndoing } from '#domain/buy/payments/lifecycle.ts'
import { creditOf, subtractTenders, tendersOfItem, type Tenders } from '#domain/after-sale/exchanges/tenders.ts'
import { voidGiftCards } from '#server/ledger/gift-cards/gift-cards.ts'
import { cancelMemberships } from '#server/ledger/memberships/start-memberships.ts'
import { boundPartsOf, returnToWallet } from '#server/ledger/wallet/return-to-wallet.ts'
import { giveBackCoupons } from '#server/ledger/coupons/give-back-coupons.ts'
import { bookStock } from '#server/ledger/stock/book-stock.ts'
import type { OrderRow } from './move-order.ts'
import { cutsOf, cutUnits } from './order-cuts.ts'

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Why a part is not given back any more. */
export const wholeGoesBack = 'the whole payment goes back'

/**
 * What an order took is given back: goods to stock, coupon uses, money of the wallet; and what was paid is to be refunded.
 * The caller holds the lock of the order and moves its status in the same transaction, so it happens once (R17).
 */
export async function undoOrder(tx: Handle, order: OrderRow, now: Date): Promise<void> {
  const { orderNr, idCustomer, walletUsed } = order
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr))
  // What was cancelled of it before has been given back already.
  const cuts = await cutsOf(tx, [orderNr])
  const given = cuts.map((cut) => tendersOfItem(cut))
  const back = items.map(({ id, skuSimple, quantity }) => ({ skuSimple, delta: quantity - cutUnits(cuts, id) }))
  // A size the catalogue has forgotten since has no stock to go back to.
  await bookStock(tx, order.country, back, { reason: 'cancel', ref: orderNr, now })
  await giveBackCoupons(tx, orderNr, now, sumOf(given.map((one) => creditOf(one))))
  await voidGiftCards(tx, orderNr, now)
  await cancelMemberships(tx, orderNr)
  if (walletUsed > 0 && idCustomer !== null) {
    const bound = (await boundPartsOf(tx, [orderNr]))(orderNr)
    const taken: Tenders = {
      money: 0,
      wallet: walletUsed - sumOf(bound.map(({ amount }) => amount)),
      credit: 0,
      bound: bound.map((part) => ({ ...part, tender: 'wallet' })),
    }
    const left = given.reduce((rest, one) => subtractTenders(rest, one), taken)
    const description = `Devolución del pedido ${orderNr}`
    await returnToWallet(
      tx,
      {
        idCustomer,
        free: left.wallet,
        bound: left.bound.filter(({ amount }) => amount > 0),
        description,
        ref: ['order', orderNr],
      },
      now,
    )
  }
  // Parts that a provider has not given back yet go back with the whole.
  const isOpenPart = and(
    eq(payment.orderNr, orderNr),
    isNotNull(payment.refundOf),
    eq(payment.status, 'refund_pending'),
  )
  await tx.update(payment).set({ status: 'rejected', refusedBecause: wholeGoesBack }).where(isOpenPart)
  const payments = await tx.select().from(payment).where(eq(payment.orderNr, orderNr)).for('update')
  for (const { id, status, provider } of payments) {
    const next = afterUndoing(status, provider !== null)
    if (next !== status) await tx.update(payment).set({ status: next }).where(eq(payment.id, id))
  }
}
