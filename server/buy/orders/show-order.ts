import { asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { customer } from '#db/schema/customers.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { giftCard } from '#db/schema/gift-cards.ts'
import { orderItem, payment, regretRequest, salesOrder } from '#db/schema/orders.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { maskEmail, maskName, maskNumber } from '#domain/platform/text/mask-person.ts'
import { currentProof } from '#server/buy/payments/transfer/proofs.ts'
import { cutsOf } from '#server/ledger/orders/order-cuts.ts'
import { parcelsOf } from '#server/ledger/orders/order-parcels.ts'
import { taxesOfOrder } from '#server/ledger/orders/order-taxes.ts'
import { readSteps } from '#server/ledger/orders/read-steps.ts'
import { actsOn, writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { listOrderMails } from './order-mails.ts'
import { listOrderNotes } from './order-notes.ts'

/** Everything the staff may need of one order. Amounts in minor units. */
async function readOrder(db: Handle, orderNr: string, now: Date) {
  const [row] = await db
    .select({ order: salesOrder, owner: customer, taxPercentNow: countryTable.taxPercent })
    .from(salesOrder)
    .innerJoin(countryTable, eq(countryTable.code, salesOrder.country))
    .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
    .where(eq(salesOrder.orderNr, orderNr))
  if (!row) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  const { order, owner, taxPercentNow } = row
  const items = await db
    .select({
      id: orderItem.id,
      skuSimple: orderItem.skuSimple,
      name: orderItem.name,
      brand: orderItem.brandName,
      color: orderItem.color,
      size: orderItem.size,
      seller: orderItem.supplierName,
      quantity: orderItem.quantity,
      unitPrice: orderItem.unitPrice,
      paidPrice: orderItem.paidPrice,
      creditPaid: orderItem.creditPaid,
      taxPercent: orderItem.taxPercent,
      imageUrl: orderItem.imageUrl,
      isGiftCard: orderItem.isGiftCard,
    })
    .from(orderItem)
    .where(eq(orderItem.orderNr, orderNr))
    .orderBy(asc(orderItem.id))
  const payments = await db
    .select({
      id: payment.id,
      refundOf: payment.refundOf,
      refusedBecause: payment.refusedBecause,
      method: payment.method,
      status: payment.status,
      situation: payment.situation,
      amount: payment.amount,
      provider: payment.provider,
      providerRef: payment.providerRef,
      reference: payment.reference,
      details: payment.details,
      createdAt: payment.createdAt,
      movedAt: payment.movedAt,
      expiresAt: payment.expiresAt,
    })
    .from(payment)
    .where(eq(payment.orderNr, orderNr))
    .orderBy(asc(payment.id))
  const proof = await currentProof(db, orderNr)
  const coupons = await db
    .select({ code: salesRule.code, kind: salesRule.kind, amount: couponUse.amount })
    .from(couponUse)
    .innerJoin(salesRule, eq(salesRule.idSalesRule, couponUse.idSalesRule))
    .where(eq(couponUse.orderNr, orderNr))
    .orderBy(asc(couponUse.id))
  const returns = await db
    .select({
      batchnumber: exchangeRequest.batchnumber,
      status: exchangeRequest.status,
      createdAt: exchangeRequest.createdAt,
      units: sql<number>`(select coalesce(sum(${exchangeItem.quantity}), 0)::int from ${exchangeItem}
        where ${exchangeItem.batchnumber} = ${exchangeRequest}.batchnumber)`,
    })
    .from(exchangeRequest)
    .where(eq(exchangeRequest.orderNr, orderNr))
    .orderBy(asc(exchangeRequest.createdAt))
  const revocations = await db
    .select({ code: regretRequest.code, reason: regretRequest.reason, createdAt: regretRequest.createdAt })
    .from(regretRequest)
    .where(eq(regretRequest.orderNr, orderNr))
    .orderBy(asc(regretRequest.createdAt))
  const cards = await db
    .select({
      amount: giftCard.amount,
      sentAt: giftCard.sentAt,
      redeemedAt: giftCard.redeemedAt,
      voidedAt: giftCard.voidedAt,
    })
    .from(giftCard)
    .where(eq(giftCard.orderNr, orderNr))
    .orderBy(asc(giftCard.id))
  const {
    guestNetwork: _network,
    secondaryNr: _key,
    cartHash: _cart,
    guestEmail,
    guestDocument,
    guestDocumentType,
    ...own
  } = order
  return {
    ...own,
    buyer: {
      idCustomer: order.idCustomer,
      email: guestEmail ?? owner?.email ?? '',
      documentType: guestDocumentType ?? owner?.identificationType ?? '',
      document: guestDocument ?? owner?.identification ?? '',
    },
    items,
    taxes: taxesOfOrder(order, items, taxPercentNow),
    payments,
    transferProof: proof ? { kind: proof.kind, bytes: proof.bytes, sentAt: proof.sentAt } : null,
    coupons,
    timeline: (await readSteps(db, 'order', [orderNr]))(orderNr),
    returns,
    revocations,
    giftCards: cards,
    cuts: await cutsOf(db, [orderNr]),
    parcels: await parcelsOf(db, [orderNr]),
    notes: await listOrderNotes(db, orderNr),
    mails: await listOrderMails(db, order, now),
    acts: await actsOn(db, orderNr),
  }
}
export type ShownOrder = Awaited<ReturnType<typeof readOrder>>

const maskAddress = (address: ShownOrder['shippingAddress']): ShownOrder['shippingAddress'] => ({
  ...address,
  first_name: maskName(address.first_name),
  last_name: maskName(address.last_name),
  prefix: '',
  phone: maskNumber(address.phone),
  address1: '…',
  street_number: '…',
  additional_info: address.additional_info === '' ? '' : '…',
})

/** One order. Who bought it is masked unless it is asked for with a reason, which is recorded. */
export async function showOrder(
  db: Handle,
  { orderNr, isRevealed }: { orderNr: string; isRevealed: boolean },
  acting: Acting,
): Promise<ShownOrder> {
  const order = await readOrder(db, orderNr, acting.now)
  if (isRevealed) {
    if (!acting.reason) throw new OperatorRefusal('Personal data is shown for a reason: --reason TEXT.')
    await writeAudit(db, acting, 'reveal-order', orderNr)
    return order
  }
  const { email, document } = order.buyer
  return {
    ...order,
    buyer: { ...order.buyer, email: maskEmail(email), document: maskNumber(document) },
    mails: order.mails.map((mail) => ({ ...mail, recipient: maskEmail(mail.recipient) })),
    shippingAddress: maskAddress(order.shippingAddress),
    billingAddress: maskAddress(order.billingAddress),
  }
}
