import { sql } from '../connection/drizzle.ts'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../connection/pg-core.ts'
import {
  collectors,
  exchangeOptionKinds,
  pickupSlots,
  returnMethods,
  returnWays,
} from '#domain/after-sale/exchanges/choices.ts'
import { returnConditions } from '#domain/after-sale/exchanges/conditions.ts'
import type { BoundPart } from '#domain/after-sale/exchanges/tenders.ts'
import { exchangeStatuses, type ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import type { StoredBankData } from '../bank-data/sealer.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { customer } from './customers.ts'
import { orderItem, salesOrder } from './orders.ts'
import { branchOffice } from './shipping.ts'
import { simple } from './stock.ts'
import { ofCountry, sameCountry } from './store.ts'

export const exchangeOption = pgTable(
  'exchange_option',
  {
    country: ofCountry(),
    kind: text({ enum: exchangeOptionKinds }).notNull(),
    code: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.kind, table.code] }),
    check('exchange_option_kind', oneOf(table.kind, exchangeOptionKinds)),
  ],
)

export const exchangeRequest = pgTable(
  'exchange_request',
  {
    /** The process number a customer quotes. */
    batchnumber: text().primaryKey(),
    country: sameCountry(),
    idCustomer: integer('id_customer').notNull(),
    orderNr: text('order_nr').notNull(),
    status: text().$type<ExchangeStatus>().notNull(),
    method: text({ enum: returnMethods }).notNull(),
    branchId: integer('branch_id'),
    pickupAddress: jsonb('pickup_address').$type<AddressCopy>(),
    pickupSlot: text('pickup_slot', { enum: pickupSlots }),
    collector: text({ enum: collectors }),
    /** Last day for the drop-off, in the store's time zone (EXC-06). */
    maxDate: date('max_date', { mode: 'string' }),
    shippingAddress: jsonb('shipping_address').$type<AddressCopy>(),
    bankData: jsonb('bank_data').$type<StoredBankData>(),
    rejectReason: text('reject_reason'),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    foreignKey({ columns: [table.country, table.orderNr], foreignColumns: [salesOrder.country, salesOrder.orderNr] }),
    // Only the buyer can return it (INV-24).
    foreignKey({
      name: 'exchange_request_of_buyer',
      columns: [table.idCustomer, table.orderNr],
      foreignColumns: [salesOrder.idCustomer, salesOrder.orderNr],
    }),
    foreignKey({ columns: [table.country, table.branchId], foreignColumns: [branchOffice.country, branchOffice.id] }),
    unique('exchange_request_of_order').on(table.country, table.orderNr, table.batchnumber),
    index('exchange_request_of_customer').on(table.idCustomer, table.createdAt.desc(), table.batchnumber.desc()),
    index('exchange_request_latest').on(table.createdAt, table.batchnumber),
    index('exchange_request_late')
      .on(table.maxDate)
      .where(sql`${table.status} in ('requested', 'approved')`),
    index().on(table.branchId),
    check('exchange_request_status', oneOf(table.status, exchangeStatuses)),
    check('exchange_request_method', oneOf(table.method, returnMethods)),
    check('exchange_request_collector', oneOf(table.collector, collectors)),
    check('exchange_request_slot', oneOf(table.pickupSlot, pickupSlots)),
    check(
      'exchange_request_way_back',
      sql`case ${table.method} when 'branch_dropoff' then ${table.branchId} is not null
        else ${table.pickupAddress} is not null and ${table.collector} is not null end`,
    ),
  ],
)

export const exchangeItem = pgTable(
  'exchange_item',
  {
    id: serialId('id'),
    batchnumber: text().notNull(),
    country: sameCountry(),
    /** Copied from the request so that the keys below can check whose item it is. */
    orderNr: text('order_nr').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    quantity: integer().notNull(),
    reasonCode: text('reason_code').notNull(),
    details: text().notNull(),
    way: text({ enum: returnWays }).notNull(),
    replacementSkuSimple: text('replacement_sku_simple'),
    /** What was paid for them, after discounts and including credits spent on them. */
    amount: sum('amount').notNull(),
    /** The refunded shipping of the order, if any. */
    shippingAmount: sum('shipping_amount').notNull().default(0),
    /** The part of both that wallet and credits had paid. It is returned there and not to a bank. */
    walletAmount: sum('wallet_amount').notNull().default(0),
    creditAmount: sum('credit_amount').notNull().default(0),
    /** What of these two is gift or promotional money, which is returned as such with its end (INV-14). */
    boundParts: jsonb('bound_parts').$type<BoundPart[]>().notNull().default([]),
    /** How it came back; null until it is received, and for what was received before this was asked. */
    condition: text({ enum: returnConditions }),
    conditionNote: text('condition_note'),
    /** The outcome: a payment, an order number, a sales rule or a wallet movement. */
    resultRef: text('result_ref'),
  },
  (table) => [
    // An item of the order the request is about: items of another order cannot be returned (INV-24).
    foreignKey({
      columns: [table.country, table.orderNr, table.batchnumber],
      foreignColumns: [exchangeRequest.country, exchangeRequest.orderNr, exchangeRequest.batchnumber],
    }),
    // The replacement is of the same store (INV-32).
    foreignKey({
      columns: [table.country, table.replacementSkuSimple],
      foreignColumns: [simple.country, simple.skuSimple],
    }),
    foreignKey({ columns: [table.orderNr, table.orderItemId], foreignColumns: [orderItem.orderNr, orderItem.id] }),
    index().on(table.batchnumber),
    index().on(table.orderItemId),
    index().on(table.country, table.replacementSkuSimple),
    check('exchange_item_quantity', sql`${table.quantity} >= 1`),
    check('exchange_item_amount', sql`${table.amount} >= 0`),
    check(
      'exchange_item_tenders',
      sql`${table.shippingAmount} >= 0 and ${table.walletAmount} >= 0 and ${table.creditAmount} >= 0
        and ${table.walletAmount} + ${table.creditAmount} <= ${table.amount} + ${table.shippingAmount}`,
    ),
    check('exchange_item_condition', oneOf(table.condition, returnConditions)),
    check('exchange_item_way', oneOf(table.way, returnWays)),
    check('exchange_item_replacement', sql`(${table.way} = 'exchange') = (${table.replacementSkuSimple} is not null)`),
  ],
)

/** Photographs of goods that came back; the files are in the store of photographs, and no public address reaches them. */
export const returnPhoto = pgTable(
  'return_photo',
  {
    /** Random: the name of the file. */
    key: text().primaryKey(),
    batchnumber: text()
      .notNull()
      .references(() => exchangeRequest.batchnumber),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    index().on(table.batchnumber),
    index().on(table.takenAt),
    check('return_photo_key', sql`${table.key} ~ '^[0-9a-f]{32}$'`),
  ],
)
