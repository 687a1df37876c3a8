import { randomBytes } from 'node:crypto'
import { taxPercentOf } from '#domain/platform/country/tax-rate.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { orderLabels, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { canPayLater } from '#domain/buy/payments/methods.ts'
import { reservedUntil } from '#domain/buy/payments/reservation.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { attemptRow } from '#server/buy/payments/attempt-rows.ts'
import { mailRow } from '#server/platform/mail/outbox.ts'
import { orderMailOf } from './order-mail.ts'
import { itemOf, paymentsOf } from './order-rows.ts'
import {
  emailOf,
  type PlacedOrder,
  type PlaceOrderRequest,
  type PlaceOrderResult,
  type ValidOrder,
} from './order-steps.ts'
import type { NewOrder } from './write-order.ts'

/** The order, its mail and the answer to its key, which one statement writes with the end of its cart. */
export function newOrderOf(
  order: ValidOrder,
  { visitor, command, intent }: PlaceOrderRequest,
  { linkSecret, network }: { linkSecret: string; network: () => string },
): PlacedOrder & { order: NewOrder } {
  const { country, now, idCustomer } = visitor
  const { orderNr, cart, lines, facts, prepared, delivery, home, method } = order
  const { totals } = prepared
  /** At the door there is no hurry: nothing is reserved for a payment, the order goes its way. */
  const isCollected = method !== undefined && !canPayLater(method)
  const expiresAt = method && !isCollected ? reservedUntil(method, now) : null
  const attempt = method
    ? attemptRow({ orderNr, method, amount: totals.total, accountId: order.accountId, expiresAt, now })
    : null
  const status: OrderStatus = isCollected ? 'confirmed' : method ? 'payment_pending' : 'paid'
  const placed: PlaceOrderResult = { orderNr, needsPayment: method !== undefined && !isCollected }
  const row = {
    orderNr,
    country,
    idCustomer,
    guestEmail: command.guest?.email ?? null,
    guestNetwork: idCustomer === null && method ? network() : null,
    guestDocumentType: command.guest?.documentType ?? null,
    guestDocument: command.guest?.document ?? null,
    secondaryNr: randomBytes(8).toString('hex'),
    cartHash: cart.hash,
    status,
    subTotal: totals.subTotal,
    discount: totals.discount,
    shipping: totals.shipping,
    walletUsed: totals.wallet,
    total: totals.total,
    taxIncluded: totals.taxIncluded,
    taxPercent: facts.taxPercent,
    currency: countryProfiles[country].currency,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethod: delivery.code,
    placedAt: now,
    // Without a parcel nothing arrives on a day.
    deliveryFrom: prepared.isByMail ? null : delivery.from,
    deliveryTo: prepared.isByMail ? null : delivery.to,
    termsVersion,
  }
  const items = lines.map((line, at) =>
    itemOf(country, orderNr, line, {
      paidPrice: prepared.priced.paid[at]!,
      creditPaid: prepared.priced.creditPaid[at]!,
      taxPercent: taxPercentOf(line.product.categories, facts),
    }),
  )
  const written: NewOrder = {
    order: row,
    items,
    payments: paymentsOf({ orderNr, attempt, wallet: totals.wallet, now }),
    status,
    label: orderLabels[status],
    uses: prepared.priced.coupons.map(({ rule, discount }) => ({ idSalesRule: rule.id, amount: discount })),
    promotions: prepared.priced.promotions.map(({ id, discount }) => ({ promotionId: id, amount: discount })),
    mail: mailRow({
      template: 'order-placed',
      to: emailOf(facts, command),
      country,
      now,
      data: orderMailOf({
        order: row,
        items,
        prepared,
        attempt,
        name: facts.customer?.firstName ?? home.first_name,
        idBranch: command.choice.idBranch,
        linkSecret,
      }),
    }),
    record: intent && {
      key: intent.key,
      route: intent.route,
      owner: intent.owner,
      requestHash: intent.requestHash,
      response: { reply: placed },
    },
  }
  const toStart = attempt?.expiresAt && {
    row: attempt,
    attempt: 1,
    country,
    currency: row.currency,
    placedAt: now,
    email: emailOf(facts, command),
  }
  return { order: written, placed, payment: toStart ?? undefined }
}
