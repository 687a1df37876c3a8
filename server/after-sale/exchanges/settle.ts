import { randomBytes } from 'node:crypto'
import { and, eq, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import type { ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import { payoutOf, sumPayouts } from '#domain/after-sale/exchanges/payout.ts'
import { orderLabels } from '#domain/buy/orders/statuses.ts'
import { newCode } from '#server/ledger/codes.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { writeCreditStep } from '#server/ledger/credits/credit-status.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { ExchangeRow, ReturnedItem } from './read-exchange.ts'

/** For how many days a credit from a return can be spent. */
const creditDays = 180
const day = 24 * 60 * 60 * 1000

export type Settlement = { request: ExchangeRow; order: OrderRow; items: readonly ReturnedItem[]; now: Date }

const tendersOf = ({ item }: ReturnedItem) => {
  const { amount, shippingAmount, walletAmount, creditAmount } = item
  return { money: amount + shippingAmount - walletAmount - creditAmount, wallet: walletAmount, credit: creditAmount }
}

/** What each way of returning does, and the reference of its result; none for goods that cost nothing. */
export const settle: Readonly<Record<ReturnWay, (tx: Handle, settlement: Settlement) => Promise<string | null>>> = {
  refund: payOut,
  credit_coupon: payOut,
  credit_wallet: payOut,

  /** Writes an order that costs nothing; its goods left the stock on approval. */
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
      const isOther = and(eq(simple.country, request.country), eq(simple.skuSimple, skuSimple))
      const [other] = await tx.select().from(simple).where(isOther)
      const { id: _id, ...copy } = sold
      const free = { orderNr, skuSimple, size: other!.size, quantity: item.quantity, unitPrice: 0, paidPrice: 0 }
      await tx.insert(orderItem).values({ ...copy, ...free })
    }
    const step = { status: 'paid', label: orderLabels.paid, at: now, note: `Cambio ${request.batchnumber}` } as const
    await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, ...step })
    return orderNr
  },
}

/**
 * Pays the value of the goods to the bank, the wallet or a credit, as the way says; what the wallet had paid goes back
 * to it.
 */
async function payOut(tx: Handle, settlement: Settlement): Promise<string | null> {
  const { items } = settlement
  const way = items[0]!.item.way
  const { bank, wallet, credit: asCredit } = sumPayouts(items.map((each) => payoutOf(way, tendersOf(each))))
  const spent = items.reduce((sum, each) => sum + tendersOf(each).credit, 0)
  const refs = [
    bank > 0 ? await refundToBank(tx, settlement, bank) : null,
    wallet > 0 ? await returnToWallet(tx, settlement, wallet) : null,
    asCredit - spent > 0 ? await issueCredit(tx, settlement, asCredit - spent, { isForMoney: true }) : null,
    // What was paid with a credit becomes a credit of the same kind.
    spent > 0
      ? await issueCredit(tx, settlement, spent, { isForMoney: await wereExchangeableForMoney(tx, settlement) })
      : null,
  ]
  if (way === 'credit_coupon' && asCredit > 0) await issueFreeShipping(tx, settlement)
  return refs.find((ref) => ref !== null) ?? null
}

async function refundToBank(tx: Handle, { request, now }: Settlement, amount: number): Promise<string> {
  const { orderNr, batchnumber } = request
  if (request.bankData === null) throw new OperatorRefusal(`Exchange ${batchnumber} has no bank account to refund to.`)
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
}

async function returnToWallet(tx: Handle, { request, now }: Settlement, amount: number): Promise<string> {
  const { batchnumber, idCustomer } = request
  const { walletId } = await lockWalletOf(tx, idCustomer, now)
  const description = `Devolución ${batchnumber}`
  const ref = ['exchange', batchnumber] as const
  return String(await bookWallet(tx, walletId, { type: 'Devolución', amount, description, ref }, now))
}

const personal = ({ request: { country, idCustomer }, now }: Settlement) => ({
  country,
  idCustomer,
  startsAt: now,
  endsAt: new Date(now.getTime() + creditDays * day),
})

/** Issues the value as a personal coupon (EXC-09). */
async function issueCredit(
  tx: Handle,
  settlement: Settlement,
  amount: number,
  { isForMoney }: { isForMoney: boolean },
): Promise<string> {
  const { now } = settlement
  const rule = personal(settlement)
  const [row] = await tx
    .insert(salesRule)
    .values({ ...rule, code: newCode('CRED-'), kind: 'credit', amount })
    .returning({ idSalesRule: salesRule.idSalesRule })
  const { idSalesRule } = row!
  await tx.insert(credit).values({
    idSalesRule,
    originalAmount: amount,
    createdAt: now,
    expiresAt: rule.endsAt,
    method: 'devolucion',
    exchangeableForMoney: isForMoney,
    status: 'available',
  })
  await writeCreditStep(tx, idSalesRule, 'available', now)
  return String(idSalesRule)
}

/** A customer who chose a credit also gets free shipping on the next order (EXC-09). */
async function issueFreeShipping(tx: Handle, settlement: Settlement): Promise<void> {
  const rule = { code: newCode('ENVIO-'), kind: 'free_shipping', amount: 0, maxUses: 1 } as const
  await tx.insert(salesRule).values({ ...personal(settlement), ...rule })
}

/** Whether the credits spent on the order could have been exchanged for money. */
async function wereExchangeableForMoney(tx: Handle, { order }: Settlement): Promise<boolean> {
  const used = await tx
    .select({ isForMoney: credit.exchangeableForMoney })
    .from(couponUse)
    .innerJoin(credit, eq(credit.idSalesRule, couponUse.idSalesRule))
    .where(eq(couponUse.orderNr, order.orderNr))
  return used.every(({ isForMoney }) => isForMoney)
}
