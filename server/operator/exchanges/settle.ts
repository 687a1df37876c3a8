import { randomBytes } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import type { ReturnWay } from '#domain/exchange/choices.ts'
import { orderLabels } from '#domain/orders/statuses.ts'
import { newCode } from '#server/operator/codes.ts'
import { bookWallet, lockWalletOf } from '#server/operator/money/book-wallet.ts'
import { writeCreditStep } from '#server/operator/money/credit-status.ts'
import type { OrderRow } from '#server/orders/move-order.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'
import type { ExchangeRow, ReturnedItem } from './read-exchange.ts'

/** How long what a return is worth can be spent. */
export const creditDays = 180
const day = 24 * 60 * 60 * 1000

export type Settlement = { request: ExchangeRow; order: OrderRow; items: readonly ReturnedItem[]; now: Date }
const amountOf = (items: readonly ReturnedItem[]) => items.reduce((sum, { item }) => sum + item.amount, 0)

/** Each way a return ends, and the reference of what came of it; nothing for goods that had cost nothing. */
export const settle: Readonly<Record<ReturnWay, (tx: Handle, settlement: Settlement) => Promise<string | null>>> = {
  async refund(tx, { request, items, now }) {
    const amount = amountOf(items)
    if (request.bankData === null) {
      throw new OperatorRefusal(`Exchange ${request.batchnumber} has no bank account to refund to.`)
    }
    const { orderNr, batchnumber } = request
    const [first] = await tx
      .select()
      .from(payment)
      .where(and(eq(payment.orderNr, orderNr), ne(payment.method, 'wallet')))
      .orderBy(payment.id)
      .limit(1)
    const method = first?.method ?? 'card_test'
    const [row] = await tx
      .insert(payment)
      .values({ orderNr, method, status: 'refunded', amount, providerRef: `return ${batchnumber}`, createdAt: now })
      .returning({ id: payment.id })
    return String(row!.id)
  },

  /** An order that costs nothing; its goods were taken from stock on approval. */
  async exchange(tx, { request, order, items, now }) {
    const orderNr = newCode('R')
    await tx.insert(salesOrder).values({
      orderNr,
      country: request.country,
      idCustomer: request.idCustomer,
      secondaryNr: randomBytes(16).toString('hex'),
      cartHash: null,
      status: 'paid',
      subTotal: 0,
      discount: 0,
      shipping: 0,
      walletUsed: 0,
      total: 0,
      taxIncluded: 0,
      currency: order.currency,
      shippingAddress: request.shippingAddress ?? order.shippingAddress,
      billingAddress: order.billingAddress,
      shippingMethod: 'standard',
      placedAt: now,
    })
    for (const { item, sold } of items) {
      const skuSimple = item.replacementSkuSimple!
      const [other] = await tx.select().from(simple).where(eq(simple.skuSimple, skuSimple))
      const { id: _id, ...copy } = sold
      const free = { orderNr, skuSimple, size: other!.size, quantity: item.quantity, unitPrice: 0, paidPrice: 0 }
      await tx.insert(orderItem).values({ ...copy, ...free })
    }
    const step = { status: 'paid', label: orderLabels.paid, at: now, note: `Cambio ${request.batchnumber}` } as const
    await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, ...step })
    return orderNr
  },

  /** Money as a personal coupon, and with it one that ships for free (EXC-09). */
  async credit_coupon(tx, { request: { country, idCustomer }, items, now }) {
    const amount = amountOf(items)
    if (amount === 0) return null
    const expiresAt = new Date(now.getTime() + creditDays * day)
    const personal = { country, idCustomer, startsAt: now, endsAt: expiresAt }
    const [rule] = await tx
      .insert(salesRule)
      .values({ ...personal, code: newCode('CRED-'), kind: 'credit', amount })
      .returning({ idSalesRule: salesRule.idSalesRule })
    const { idSalesRule } = rule!
    await tx.insert(credit).values({
      idSalesRule,
      originalAmount: amount,
      createdAt: now,
      expiresAt,
      method: 'devolucion',
      exchangeableForMoney: true,
      status: 'available',
    })
    await writeCreditStep(tx, idSalesRule, 'available', now)
    const freeShipping = { code: newCode('ENVIO-'), kind: 'free_shipping', amount: 0, maxUses: 1 } as const
    await tx.insert(salesRule).values({ ...personal, ...freeShipping })
    return String(idSalesRule)
  },

  async credit_wallet(tx, { request: { batchnumber, idCustomer }, items, now }) {
    const amount = amountOf(items)
    if (amount === 0) return null
    const { walletId } = await lockWalletOf(tx, idCustomer, now)
    const description = `Devolución ${batchnumber}`
    const ref = ['exchange', batchnumber] as const
    return String(await bookWallet(tx, walletId, { type: 'Devolución', amount, description, ref }, now))
  },
}
