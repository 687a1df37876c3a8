import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { shippingCodes } from '#domain/cart/shipping-methods.ts'
import type { AddressCopy } from '#domain/orders/address-copy.ts'
import { paymentMethods, paymentStatuses } from '#domain/orders/payments.ts'
import { orderStatuses, statusSubjects, type OrderStatus } from '#domain/orders/statuses.ts'
import { instant, longSerialId, oneOf, serialId, sum } from './columns.ts'
import { customer } from './customers.ts'
import { ofStore } from './store.ts'

/** What was bought. Only status and delivered_at may change afterwards; a trigger refuses the rest (INV-16). */
export const salesOrder = pgTable(
  'sales_order',
  {
    orderNr: text('order_nr').primaryKey(),
    country: ofStore(),
    /** Null for a guest, who is known by `guest_email` (OP-003). */
    idCustomer: integer('id_customer'),
    guestEmail: text('guest_email'),
    /** Random; its MD5 is the hash of the status notifier (OP-081). */
    secondaryNr: text('secondary_nr').notNull().unique(),
    /** The cart it came from, once (INV-18). Null for the free order that sends the other size of an exchange. */
    cartHash: text('cart_hash').unique(),
    status: text().$type<OrderStatus>().notNull(),
    subTotal: sum('sub_total').notNull(),
    discount: sum('discount').notNull(),
    shipping: sum('shipping').notNull(),
    walletUsed: sum('wallet_used').notNull(),
    total: sum('total').notNull(),
    taxIncluded: sum('tax_included').notNull(),
    currency: text().notNull(),
    shippingAddress: jsonb('shipping_address').$type<AddressCopy>().notNull(),
    billingAddress: jsonb('billing_address').$type<AddressCopy>().notNull(),
    shippingMethod: text('shipping_method', { enum: shippingCodes }).notNull(),
    placedAt: instant('placed_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    index('sales_order_of_customer').on(table.idCustomer, table.placedAt.desc(), table.orderNr.desc()),
    index('sales_order_by_status').on(table.status, table.placedAt),
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

/** Copies of what was sold; two rows of one sku are possible (a gift and a purchase), the client merges them. */
export const orderItem = pgTable(
  'order_item',
  {
    id: serialId('id'),
    orderNr: ofOrder(),
    /** No reference: the catalogue may forget a size, the order may not. */
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
    categories: text().notNull(),
    isGiftCard: boolean('is_gift_card').notNull(),
    exchangeable: boolean().notNull(),
  },
  (table) => [
    index().on(table.orderNr),
    index().on(table.skuSimple),
    unique('order_item_of_order').on(table.orderNr, table.id),
    check('order_item_quantity', sql`${table.quantity} >= 1`),
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
    providerRef: text('provider_ref'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.orderNr),
    index().on(table.providerRef),
    check('payment_method', oneOf(table.method, paymentMethods)),
    check('payment_status', oneOf(table.status, paymentStatuses)),
    check('payment_amount', sql`${table.amount} >= 0`),
  ],
)

/** The dated steps a customer follows, of orders, credits and exchanges (OP-080). */
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
    check('status_event_subject', oneOf(table.subject, statusSubjects)),
  ],
)
