import { randomBytes } from 'node:crypto'
import { and, eq, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { orderItem, payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import type { ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import { payoutOf, sumPayouts } from '#domain/after-sale/exchanges/payout.ts'
import { tendersOfItem, type BoundPart } from '#domain/after-sale/exchanges/tenders.ts'
import { orderLabels } from '#domain/buy/orders/statuses.ts'
import { creditPeriod, issueBoundCredit, issueCredit } from '#server/after-sale/credits/issue-credit.ts'
import { newCode } from '#server/ledger/codes.ts'
import { returnToWallet } from '#server/ledger/wallet/return-to-wallet.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { notifyPaid } from '#server/ledger/orders/notify-paid.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { ExchangeRow } from './read-exchange.ts'
import type { ReturnedItem } from './returned-items.ts'

export type Settlement = {
  request: ExchangeRow
  order: OrderRow
  items: readonly ReturnedItem[]
  now: Date
  creditDays: number
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
      const free = { unitPrice: 0, paidPrice: 0, creditPaid: 0 }
      const sent = { orderNr, skuSimple, size: other!.size, quantity: item.quantity }
      await tx.insert(orderItem).values({ ...copy, ...sent, ...free })
    }
    const step = { status: 'paid', label: orderLabels.paid, at: now, note: `Cambio ${request.batchnumber}` } as const
    await tx.insert(statusEvent).values({ subject: 'order', subjectId: orderNr, ...step })
    const sent = { orderNr, country: request.country, total: 0, walletUsed: 0, shippingMethod: 'standard' } as const
    await notifyPaid(tx, sent, now)
    return orderNr
  },
}

/**
 * Pays the value of the goods to the bank, the wallet or a credit, as the way says. What bound money of the wallet and
 * credits that are not for money had paid goes back as such, each part with its end (INV-14).
 */
async function payOut(tx: Handle, settlement: Settlement): Promise<string | null> {
  const { items, request } = settlement
  const way = items[0]!.item.way
  const payout = sumPayouts(items.map(({ item }) => payoutOf(way, tendersOfItem(item))))
  const partsOf = (tender: BoundPart['tender']) => payout.bound.filter((part) => part.tender === tender)
  const wallet = { free: payout.wallet, bound: partsOf('wallet') }
  const creditor = { ...request, ...settlement }
  const refs: (string | number | undefined)[] = []
  if (payout.bank > 0) refs.push(await refundToBank(tx, settlement, payout.bank))
  if (wallet.free > 0 || wallet.bound.length > 0) {
    const { batchnumber, idCustomer } = request
    const description = `Devolución ${batchnumber}`
    const back = { idCustomer, ...wallet, description, ref: ['exchange', batchnumber] as const }
    refs.push(await returnToWallet(tx, back, settlement.now))
  }
  if (payout.credit > 0) refs.push(await issueCredit(tx, creditor, payout.credit))
  for (const { amount, until } of partsOf('credit')) refs.push(await issueBoundCredit(tx, creditor, amount, until))
  if (way === 'credit_coupon' && payout.credit > 0) await issueFreeShipping(tx, settlement)
  const first = refs.find((ref) => ref !== undefined)
  return first === undefined ? null : String(first)
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

/** A customer who chose a credit also gets free shipping on the next order (EXC-09). */
async function issueFreeShipping(tx: Handle, settlement: Settlement): Promise<void> {
  const { country, idCustomer } = settlement.request
  const rule = { code: newCode('ENVIO-'), kind: 'free_shipping', amount: 0, maxUses: 1 } as const
  await tx.insert(salesRule).values({ country, idCustomer, ...creditPeriod(settlement), ...rule })
}
