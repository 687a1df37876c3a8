import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
} from '../connection/pg-core.ts'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import { orderStatuses, statusSubjects, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { PaymentDetails } from '#domain/buy/payments/details.ts'
import { attemptSituations } from '#domain/buy/payments/attempts.ts'
import { paymentStatuses } from '#domain/buy/payments/lifecycle.ts'
import { paymentMethods, paymentProviders } from '#domain/buy/payments/methods.ts'
import { instant, longSerialId, oneOf, percent, serialId, sum } from './columns.ts'
import { customer } from './customers.ts'
import { ofCountry, sameCountry } from './store.ts'

/**
 * Counts orders; the number shown to shoppers is a permutation of it, so that it does not reveal how many there are.
 */
export const orderSequence = pgSequence('order_sequence')

/** A placed order. Only status and delivered_at may change afterwards; a trigger refuses the rest (INV-16) and counts the changes. */
export const salesOrder = pgTable(
  'sales_order',
  {
    orderNr: text('order_nr').primaryKey(),
    country: ofCountry(),
    /** Null for a guest, who is identified by `guest_email` (OP-003). */
    idCustomer: integer('id_customer'),
    guestEmail: text('guest_email'),
    /** Where an unpaid guest order came from, as a keyed hash; a trigger forgets it once the payment is decided. */
    guestNetwork: text('guest_network'),
    /** Random; its MD5 is the hash of the status notifier (OP-081). */
    secondaryNr: text('secondary_nr').notNull().unique(),
    /** Its cart, once (INV-18). Null for the free order that sends the replacement of an exchange. */
    cartHash: text('cart_hash').unique(),
    status: text().$type<OrderStatus>().notNull(),
    subTotal: sum('sub_total').notNull(),
    discount: sum('discount').notNull(),
    shipping: sum('shipping').notNull(),
    walletUsed: sum('wallet_used').notNull(),
    total: sum('total').notNull(),
    taxIncluded: sum('tax_included').notNull(),
    /** The rate its store had, which lines may have otherwise; null for orders from before it was written down. */
    taxPercent: integer('tax_percent'),
    currency: text().notNull(),
    shippingAddress: jsonb('shipping_address').$type<AddressCopy>().notNull(),
    billingAddress: jsonb('billing_address').$type<AddressCopy>().notNull(),
    shippingMethod: text('shipping_method', { enum: shippingCodes }).notNull(),
    placedAt: instant('placed_at').notNull(),
    deliveredAt: instant('delivered_at'),
    /** A guest's document, for the receipt; a customer's is in the account. */
    guestDocumentType: text('guest_document_type'),
    guestDocument: text('guest_document'),
    /** The promised delivery days. */
    deliveryFrom: date('delivery_from'),
    deliveryTo: date('delivery_to'),
    /** The version of the accepted terms. */
    termsVersion: text('terms_version'),
    /** Counts its changes; a trigger does. */
    version: integer().notNull().default(1),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    index('sales_order_of_customer').on(table.idCustomer, table.placedAt.desc(), table.orderNr.desc()),
    index('sales_order_of_guest')
      .on(table.guestEmail)
      .where(sql`${table.guestEmail} is not null`),
    index('sales_order_unpaid_of_network')
      .on(table.guestNetwork)
      .where(sql`${table.guestNetwork} is not null`),
    index('sales_order_by_status').on(table.status, table.placedAt),
    // The operator's list, read backwards: of all stores, and of one.
    index('sales_order_latest').on(table.placedAt, table.orderNr),
    index('sales_order_latest_of_store').on(table.country, table.placedAt, table.orderNr),
    index('sales_order_of_guest_document')
      .on(table.guestDocument)
      .where(sql`${table.guestDocument} is not null`),
    unique('sales_order_of_store').on(table.country, table.orderNr),
    unique('sales_order_of_buyer').on(table.idCustomer, table.orderNr),
    check('sales_order_status', oneOf(table.status, orderStatuses)),
    check('sales_order_shipping_method', oneOf(table.shippingMethod, shippingCodes)),
    check('sales_order_buyer', sql`${table.idCustomer} is not null or ${table.guestEmail} is not null`),
    check(
      'sales_order_total',
      sql`${table.total} = ${table.subTotal} - ${table.discount} + ${table.shipping} - ${table.walletUsed} and ${table.total} >= 0`,
    ),
    check(
      'sales_order_amounts',
      sql`${table.discount} between 0 and ${table.subTotal} and ${table.shipping} >= 0 and ${table.walletUsed} >= 0
        and ${table.taxIncluded} >= 0`,
    ),
  ],
)

export const ofOrder = () =>
  text('order_nr')
    .notNull()
    .references(() => salesOrder.orderNr)

/** Copies of what was sold; two rows of one sku are possible (a gift and a purchase), and the client merges them. */
export const orderItem = pgTable(
  'order_item',
  {
    id: serialId('id'),
    orderNr: text('order_nr').notNull(),
    country: sameCountry(),
    /** No foreign key: the catalogue may drop a size, the order may not. */
    skuSimple: text('sku_simple').notNull(),
    name: text().notNull(),
    brandName: text('brand_name').notNull(),
    supplierName: text('supplier_name').notNull(),
    color: text().notNull(),
    size: text().notNull(),
    imageUrl: text('image_url'),
    quantity: integer().notNull(),
    unitPrice: integer('unit_price').notNull(),
    /** Paid for the whole line, after its share of the discounts (INV-05). */
    paidPrice: sum('paid_price').notNull(),
    /** What credits paid of the line, on top of it. */
    creditPaid: sum('credit_paid').notNull().default(0),
    /** The rate of tax it was sold at; null: that of its order. */
    taxPercent: percent('tax_percent'),
    categories: text().notNull(),
    isGiftCard: boolean('is_gift_card').notNull(),
    exchangeable: boolean().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.orderNr], foreignColumns: [salesOrder.country, salesOrder.orderNr] }),
    index().on(table.country, table.skuSimple),
    index('order_item_of_product').on(sql`split_part(${table.skuSimple}, '-', 1)`),
    unique('order_item_of_order').on(table.orderNr, table.id),
    check('order_item_quantity', sql`${table.quantity} >= 1`),
    check('order_item_tax', sql`${table.taxPercent} between 0 and 100`),
    check('order_item_credit', sql`${table.creditPaid} >= 0`),
    check(
      'order_item_prices',
      sql`${table.unitPrice} >= 0 and ${table.paidPrice} between 0 and ${table.unitPrice}::bigint * ${table.quantity}`,
    ),
  ],
)

export const payment = pgTable(
  'payment',
  {
    id: serialId('id'),
    orderNr: ofOrder(),
    method: text({ enum: paymentMethods }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    amount: sum('amount').notNull(),
    /** The provider's id of the payment, or a voucher's code. */
    providerRef: text('provider_ref'),
    createdAt: instant('created_at').notNull(),
    /** Who moves the money; null for the wallet and for manual bookings. */
    provider: text({ enum: paymentProviders }),
    /** Of which account of the store; null: that of the settings. No foreign key: `payment_account` knows who names it. */
    accountId: integer('account_id'),
    /** Our id of the payment at the provider: random, so that a report can only be about one of our payments. */
    reference: text().unique(),
    /** How long its order waits for it. */
    expiresAt: instant('expires_at'),
    /** Where the shopper pays. */
    payUrl: text('pay_url'),
    details: jsonb().$type<PaymentDetails>(),
    /** What the provider says of it besides its status. */
    situation: text({ enum: attemptSituations }),
    /** When the provider is asked about it next; null when nothing more can come of it. */
    checkAt: instant('check_at'),
    /** The provider's ids of attempts to pay it, as its messages named them: a search may lag behind them. */
    attempts: text().array().notNull().default([]),
    /** The provider's id of the page to pay on, and when that page was closed for an order that is over. */
    pageId: text('page_id'),
    pageEndedAt: instant('page_ended_at'),
    /** The payment of which this is a part that goes back. No provider of its own: it is asked about the other. */
    refundOf: integer('refund_of').references((): AnyPgColumn => payment.id),
    /** Why the provider refused to give it back. */
    refusedBecause: text('refused_because'),
    /** When its status changed last; a trigger writes it. Null for one that never changed. */
    movedAt: instant('moved_at'),
  },
  (table) => [
    index().on(table.orderNr),
    index().on(table.providerRef),
    index()
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
    index()
      .on(table.refundOf)
      .where(sql`${table.refundOf} is not null`),
    // The few payments the jobs look for.
    index('payment_open')
      .on(table.status, table.expiresAt)
      .where(sql`${table.status} in ('pending', 'refund_pending', 'held')`),
    // The few that did not bring money, or gave it back.
    index('payment_not_approved')
      .on(table.status, table.movedAt)
      .where(sql`${table.status} <> 'approved'`),
    // Money that went back, by the day it came in and by the day it went.
    index('payment_returned_of_day')
      .on(table.createdAt)
      .where(sql`${table.status} in ('refund_pending', 'refunded')`),
    index('payment_refunded_on_day')
      .on(sql`coalesce(${table.movedAt}, ${table.createdAt})`)
      .where(sql`${table.status} = 'refunded'`),
    index('payment_to_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    check('payment_provider', oneOf(table.provider, paymentProviders)),
    check('payment_method', oneOf(table.method, paymentMethods)),
    check('payment_status', oneOf(table.status, paymentStatuses)),
    check('payment_situation', oneOf(table.situation, attemptSituations)),
    check('payment_amount', sql`${table.amount} >= 0`),
  ],
)

/** The dated steps of orders, credits and exchanges a customer follows (OP-080). */
export const statusEvent = pgTable(
  'status_event',
  {
    id: longSerialId('id'),
    subject: text({ enum: statusSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    status: text().notNull(),
    label: text().notNull(),
    at: instant('at').notNull(),
    note: text(),
  },
  (table) => [
    index().on(table.subject, table.subjectId, table.at, table.id),
    // Takings are counted on the day an order was paid.
    index('status_event_paid')
      .on(table.at)
      .where(sql`${table.subject} = 'order' and ${table.status} = 'paid'`),
    check('status_event_subject', oneOf(table.subject, statusSubjects)),
  ],
)

/** Requests to revoke a purchase by law, without signing in (botón de arrepentimiento). The code is the receipt. */
export const regretRequest = pgTable(
  'regret_request',
  {
    code: text().primaryKey(),
    country: ofCountry(),
    /** As typed: the answer does not reveal whether such an order exists. */
    typedOrder: text('typed_order').notNull(),
    email: text().notNull(),
    reason: text().notNull(),
    /** The order, when number and e-mail match. */
    orderNr: text('order_nr').references(() => salesOrder.orderNr),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.orderNr), index().on(table.createdAt)],
)
