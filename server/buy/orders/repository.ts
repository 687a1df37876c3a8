import type { Order } from '#contract/buy/orders.ts'
import { and, asc, desc, eq, inArray, ne } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { customer } from '#db/schema/customers.ts'
import { orderItem, payment, salesOrder } from '#db/schema/orders.ts'
import { shippingMethod } from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { isExchangeOpen, lastReturnDay } from '#domain/after-sale/exchanges/eligibility.ts'
import { toUnits } from '#domain/platform/money.ts'
import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import { mergeItems } from '#domain/buy/orders/merge-items.ts'
import { regretUntil } from '#domain/buy/orders/regret.ts'
import { orderLabels } from '#domain/buy/orders/statuses.ts'
import { isCancellable, timeline } from '#domain/buy/orders/timeline.ts'
import { paymentWords } from '#domain/buy/payments/methods.ts'
import { productPath } from '#domain/browse/product/address.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { reviewFormPath } from '#domain/browse/reviews/review-list.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { reviewKeyOf } from '#server/browse/reviews/review-key.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { readSteps } from '#server/ledger/orders/read-steps.ts'

type OrderRow = typeof salesOrder.$inferSelect
type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Everything that hangs on some orders, one statement a table. */
async function rowsOf(db: Handle, orders: readonly OrderRow[]) {
  const numbers = orders.map(({ orderNr }) => orderNr)
  const items = await db.select().from(orderItem).where(inArray(orderItem.orderNr, numbers)).orderBy(asc(orderItem.id))
  const skus = [...new Set(items.map(({ skuSimple }) => parentSku(skuSimple)))]
  const stores = [...new Set(orders.map(({ country: of }) => of))]
  return {
    items,
    payments: await db.select().from(payment).where(inArray(payment.orderNr, numbers)).orderBy(asc(payment.id)),
    stepsOf: await readSteps(db, 'order', numbers),
    coupons: await db
      .select({ orderNr: couponUse.orderNr, code: salesRule.code, amount: couponUse.amount })
      .from(couponUse)
      .innerJoin(salesRule, eq(salesRule.idSalesRule, couponUse.idSalesRule))
      .where(inArray(couponUse.orderNr, numbers))
      .orderBy(asc(couponUse.id)),
    sold:
      skus.length === 0
        ? []
        : await db
            .select({ country: product.country, sku: product.sku, slug: product.slug })
            .from(product)
            .where(and(inArray(product.country, stores), inArray(product.sku, skus), eq(product.active, true))),
    owners: await db
      .select()
      .from(customer)
      .where(
        inArray(
          customer.idCustomer,
          orders.map(({ idCustomer }) => idCustomer ?? 0),
        ),
      ),
    methods: await db.select().from(shippingMethod),
    stores: await db.select().from(countryTable),
    reviewSecret: await readSecret(db, 'review link'),
  }
}

const wireAddress = ({ region_id: _region, city_id: _city, ...address }: AddressCopy) => address

function wirePayment(
  { method, status, amount, details, providerRef, expiresAt }: typeof payment.$inferSelect,
  country: OpenCountry,
  isLate: boolean,
) {
  const units = (minor: number) => toUnits(minor, countryProfiles[country])
  const isOpen = status === 'pending' && !isLate && expiresAt !== null
  const told = details && {
    ...(details.card !== undefined && { card: details.card }),
    ...(details.instalments !== undefined && { instalments: details.instalments }),
    ...(details.instalmentAmount !== undefined && { instalment_amount: units(details.instalmentAmount) }),
    ...(details.financedTotal !== undefined && { financed_total: units(details.financedTotal) }),
    ...(details.cft !== undefined && { cft: details.cft }),
  }
  const isVoucher = method === 'cash_voucher' && isOpen && providerRef !== null
  return {
    method,
    label: paymentWords[method].label,
    status,
    amount: units(amount),
    details: told,
    voucher: isVoucher ? { code: providerRef, expires_at: expiresAt.toISOString() } : null,
    expires_at: isOpen ? expiresAt.toISOString() : null,
  }
}

function wireOrder(order: OrderRow, rows: Rows, now: Date): Order {
  const { orderNr, status, deliveredAt } = order
  const country = order.country
  const profile = countryProfiles[country]
  const units = (minor: number) => toUnits(minor, profile)
  const owner = rows.owners.find(({ idCustomer }) => idCustomer === order.idCustomer)
  const slugs = new Map(rows.sold.filter((one) => one.country === country).map(({ sku, slug }) => [sku, slug]))
  const events = rows.stepsOf(orderNr)
  const payments = rows.payments.filter((one) => one.orderNr === orderNr)
  const method = rows.methods.find(({ country: of, code }) => of === country && code === order.shippingMethod)
  const terms = rows.stores.find(({ code }) => code === country)
  const until = deliveredAt && terms ? lastReturnDay(profile.timeZone, deliveredAt, terms.returnDays) : null
  const isLate = ({ expiresAt }: (typeof payments)[number]) => expiresAt !== null && expiresAt <= now
  const canPay = payments.some(
    (one) => one.status === 'pending' && one.provider !== null && one.method !== 'cash_voucher' && !isLate(one),
  )
  const items = rows.items
    .filter((item) => item.orderNr === orderNr)
    .map((item) => ({
      sku: item.skuSimple,
      name: item.name,
      brand: item.brandName,
      seller: item.supplierName,
      color: item.color,
      size: item.size,
      image: item.imageUrl,
      url: slugs.has(parentSku(item.skuSimple)) ? productPath(slugs.get(parentSku(item.skuSimple))!) : null,
      quantity: item.quantity,
      unit_price: units(item.unitPrice),
      paid_price: item.paidPrice,
      is_gift_card: item.isGiftCard,
    }))
  const canReview = deliveredAt !== null && items.some(({ url, is_gift_card }) => url !== null && !is_gift_card)
  return {
    order_nr: orderNr,
    secondary_nr: order.secondaryNr,
    status,
    label: orderLabels[status],
    placed_at: order.placedAt.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    // Merged as integers, so that two lines sum to the cent.
    items: mergeItems(items).map((item) => ({ ...item, paid_price: units(item.paid_price) })),
    sub_total: units(order.subTotal),
    discount: units(order.discount),
    coupons: rows.coupons
      .filter((one) => one.orderNr === orderNr)
      .map(({ code, amount }) => ({ code, amount: units(amount) })),
    shipping: units(order.shipping),
    wallet_used: units(order.walletUsed),
    total: units(order.total),
    tax_included: units(order.taxIncluded),
    tax_percent: terms?.taxPercent ?? 0,
    currency: order.currency,
    shipping_method: order.shippingMethod,
    shipping_label: method?.label ?? '',
    delivery_from: order.deliveryFrom,
    delivery_to: order.deliveryTo,
    tracking: events.findLast((event) => event.status === 'shipped')?.note ?? null,
    review_path: canReview ? reviewFormPath(orderNr, reviewKeyOf(orderNr, rows.reviewSecret)) : null,
    shipping_address: wireAddress(order.shippingAddress),
    billing_address: wireAddress(order.billingAddress),
    email: order.guestEmail ?? owner?.email ?? '',
    document: owner
      ? `${owner.identificationType} ${owner.identification}`
      : `${order.guestDocumentType ?? ''} ${order.guestDocument ?? ''}`.trim(),
    payments: payments.map((one) => wirePayment(one, country, isLate(one))),
    can_pay: status === 'payment_pending' && canPay,
    can_cancel: isCancellable(status),
    can_exchange: order.idCustomer !== null && isExchangeOpen({ status, until, today: dayIn(profile.timeZone, now) }),
    steps: timeline(status, events),
    regret_until: deliveredAt && terms ? regretUntil(terms, dayIn(profile.timeZone, deliveredAt)) : null,
  }
}

export function ordersRepository(db: Handle) {
  async function whole(orders: readonly OrderRow[], now: Date): Promise<Order[]> {
    if (orders.length === 0) return []
    const rows = await rowsOf(db, orders)
    return orders.map((order) => wireOrder(order, rows, now))
  }

  return {
    /** Latest first; equal moments in the order of their numbers, so that pages neither repeat nor miss (INV-29). */
    async ofCustomer(idCustomer: number, { limit, offset }: { limit: number; offset: number }, now: Date) {
      const orders = await db
        .select()
        .from(salesOrder)
        .where(eq(salesOrder.idCustomer, idCustomer))
        .orderBy(desc(salesOrder.placedAt), desc(salesOrder.orderNr))
        .limit(limit)
        .offset(offset)
      return whole(orders, now)
    },

    async one(orderNr: string, now: Date): Promise<Order | undefined> {
      return (await whole(await db.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr)), now))[0]
    },

    /** What an order held, for putting it into a cart again. */
    linesOf: (orderNr: string) =>
      db
        .select({ sku: orderItem.skuSimple, quantity: orderItem.quantity })
        .from(orderItem)
        .where(eq(orderItem.orderNr, orderNr))
        .orderBy(asc(orderItem.id)),

    async hasAccount(country: OpenCountry, email: string): Promise<boolean> {
      const isTaken = and(eq(customer.country, country), eq(customer.email, email), ne(customer.firstName, ''))
      return (await db.select({ id: customer.idCustomer }).from(customer).where(isTaken)).length > 0
    },
  }
}
