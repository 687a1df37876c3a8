import type { Order } from '#contract/buy/orders.ts'
import { isExchangeOpen, lastReturnDay } from '#domain/after-sale/exchanges/eligibility.ts'
import { productPath } from '#domain/browse/product/address.ts'
import { reviewFormPath } from '#domain/browse/reviews/review-list.ts'
import { withoutPlaceIds } from '#domain/buy/orders/address-copy.ts'
import { mergeItems } from '#domain/buy/orders/merge-items.ts'
import { regretUntil } from '#domain/buy/orders/regret.ts'
import { orderLabelOf } from '#domain/buy/orders/statuses.ts'
import { isCancellable, timeline } from '#domain/buy/orders/timeline.ts'
import { canBePaid, dueOf, type Attempt } from '#domain/buy/payments/attempts.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { methodLabels } from '#domain/buy/payments/method-words.ts'
import { transferLines } from '#domain/buy/payments/transfer.ts'
import { paymentChoices } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { toUnits } from '#domain/platform/money.ts'
import { reviewKeyOf } from '#server/browse/reviews/review-key.ts'
import { proofKeyOf } from '#server/buy/payments/transfer/proof-key.ts'
import { readTracking } from '#domain/buy/shipping/tracking.ts'
import { taxesOfOrder } from '#server/ledger/orders/order-taxes.ts'
import { promisedArrival } from '#server/ledger/orders/promised-arrival.ts'
import type { OrderRow, PaymentRow } from './read-orders.ts'

const iso = (at: string | null) => at && new Date(at).toISOString()

function wirePayment(
  { method, status, amount, details, providerRef, expiresAt, refundOf }: PaymentRow,
  country: OpenCountry,
  isLate: boolean,
  isOffered: boolean,
) {
  const units = (minor: number) => toUnits(minor, countryProfiles[country])
  const isOpen = status === 'pending' && !isLate && expiresAt !== null
  const paymentDetails = details && {
    ...(details.card !== undefined && { card: details.card }),
    ...(details.instalments !== undefined && { instalments: details.instalments }),
    ...(details.instalmentAmount !== undefined && { instalment_amount: units(details.instalmentAmount) }),
    ...(details.financedTotal !== undefined && { financed_total: units(details.financedTotal) }),
    ...(details.cft !== undefined && { cft: details.cft }),
  }
  const isVoucher = method === 'cash_voucher' && isOpen && isOffered && providerRef !== null
  return {
    method,
    label: methodLabels[method],
    status,
    amount: units(amount),
    details: paymentDetails,
    is_part_back: refundOf !== null,
    voucher: isVoucher ? { code: providerRef, expires_at: new Date(expiresAt).toISOString() } : null,
    expires_at: isOpen ? new Date(expiresAt).toISOString() : null,
  }
}

/** The attempts to pay through a provider. */
function attemptsIn(payments: readonly PaymentRow[]): Attempt[] {
  return payments.flatMap(({ method, status, situation, provider, expiresAt }) => {
    const choice = paymentChoices.find((known) => known === method)
    if (provider === null || expiresAt === null || choice === undefined) return []
    return [{ method: choice, status, situation, expiresAt: new Date(expiresAt) }]
  })
}

/** What was cancelled of it, merged as its lines are. */
function cutOf({ cuts }: OrderRow, units: (minor: number) => number): Order['cut'] {
  if (cuts.length === 0) return null
  const bySku = Map.groupBy(cuts, ({ sku }) => sku)
  return {
    amount: units(cuts.reduce((sum, { amount }) => sum + amount, 0)),
    items: [...bySku].map(([sku, same]) => ({ sku, quantity: same.reduce((sum, one) => sum + one.quantity, 0) })),
  }
}

/** The parcels it left in, each with what is in it, merged as its lines are. */
function parcelsOf({ parcels, order: { country } }: OrderRow): Order['parcels'] {
  return [...Map.groupBy(parcels, ({ parcel }) => parcel).values()].map((rows) => {
    const { carrier, tracking, at } = rows[0]!
    const bySku = Map.groupBy(rows, ({ sku }) => sku)
    return {
      sent_at: new Date(at).toISOString(),
      carrier,
      tracking,
      url: readTracking(country, [carrier, tracking].filter(Boolean).join(' '))?.url ?? null,
      items: [...bySku].map(([sku, same]) => ({ sku, quantity: same.reduce((sum, one) => sum + one.quantity, 0) })),
    }
  })
}

/** What keys in the answer are made with. */
export type WireSecrets = { review: string; order: string }

export function wireOrder(row: OrderRow, secrets: WireSecrets, now: Date): Order {
  const { order, owner, terms, payments } = row
  const { orderNr, status, deliveredAt, country } = order
  const profile = countryProfiles[country]
  const units = (minor: number) => toUnits(minor, profile)
  const events = row.events.map((event) => ({ ...event, at: new Date(event.at) }))
  const until = deliveredAt && lastReturnDay(profile.timeZone, deliveredAt, terms.returnDays)
  const isLate = ({ expiresAt }: PaymentRow) => expiresAt !== null && new Date(expiresAt) <= now
  const offered = payments.findLast(({ provider }) => provider !== null)
  const due = dueOf(order, attemptsIn(payments), now)
  const arrival = promisedArrival(
    order,
    events.find((event) => event.status === 'paid' || event.status === 'confirmed')?.at,
    {
      workingDays: terms.workingDays,
      holidays: row.holidays,
    },
  )
  const items = row.items.map((item) => ({
    sku: item.skuSimple,
    name: item.name,
    brand: item.brandName,
    seller: item.supplierName,
    color: item.color,
    size: item.size,
    image: item.imageUrl,
    url: item.slug === null ? null : productPath(item.slug),
    quantity: item.quantity,
    unit_price: units(item.unitPrice),
    amount: item.quantity * item.unitPrice,
    paid_price: item.paidPrice,
    is_gift_card: item.isGiftCard,
    is_membership: item.isMembership,
  }))
  const canReview =
    deliveredAt !== null &&
    items.some(({ url, is_gift_card, is_membership }) => url !== null && !is_gift_card && !is_membership)
  return {
    order_nr: orderNr,
    secondary_nr: order.secondaryNr,
    status,
    label: orderLabelOf(status, order),
    placed_at: order.placedAt.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    // Merged as integers, so that two lines sum to the cent.
    items: mergeItems(items).map((item) => ({
      ...item,
      amount: units(item.amount),
      paid_price: units(item.paid_price),
    })),
    sub_total: units(order.subTotal),
    discount: units(order.discount),
    coupons: row.coupons.map(({ code, amount, isCredit }) => ({ code, amount: units(amount), is_credit: isCredit })),
    shipping: units(order.shipping),
    wallet_used: units(order.walletUsed),
    total: units(order.total),
    tax_included: units(order.taxIncluded),
    tax_percent: order.taxPercent ?? terms.taxPercent,
    taxes: taxesOfOrder(order, row.items, terms.taxPercent).map(({ percent, paid, amount }) => {
      return { percent, paid: units(paid), tax: units(amount) }
    }),
    currency: order.currency,
    shipping_method: order.shippingMethod,
    shipping_label: row.shippingLabel ?? '',
    delivery_from: arrival?.from ?? null,
    delivery_to: arrival?.to ?? null,
    // Of a pickup it is a note, and stands at its step; several parcels have one each.
    tracking:
      order.shippingMethod === 'pickup' || row.parcels.length > 0
        ? null
        : (events.findLast((event) => event.status === 'shipped')?.note ?? null),
    parcels: parcelsOf(row),
    review_path: canReview ? reviewFormPath(orderNr, reviewKeyOf(orderNr, secrets.review)) : null,
    shipping_address: withoutPlaceIds(order.shippingAddress),
    billing_address: withoutPlaceIds(order.billingAddress),
    email: order.guestEmail ?? owner?.email ?? '',
    document: owner
      ? `${owner.identificationType} ${owner.identification}`
      : `${order.guestDocumentType ?? ''} ${order.guestDocument ?? ''}`.trim(),
    payments: payments.map((one) => wirePayment(one, country, isLate(one), one === offered)),
    to_pay: due && {
      amount: units(order.total),
      reserved_until: due.reservedUntil.toISOString(),
      situation: due.situation,
      method: due.attempt?.method ?? null,
      transfer: due.situation === 'transfer' && row.transfer ? transferLines(row.transfer, orderNr, country) : null,
      proof:
        due.situation === 'transfer'
          ? { key: proofKeyOf(orderNr, secrets.order, now), sent_at: iso(row.proofSentAt) }
          : null,
    },
    to_collect: isToCollect(payments) ? units(order.total) : null,
    can_pay: canBePaid(due),
    can_cancel: isCancellable(status),
    can_exchange: order.idCustomer !== null && isExchangeOpen({ status, until, today: dayIn(profile.timeZone, now) }),
    steps: timeline(status, events, (step) => orderLabelOf(step, order)),
    cut: cutOf(row, units),
    regret_until: deliveredAt && regretUntil(terms, dayIn(profile.timeZone, deliveredAt)),
  }
}
