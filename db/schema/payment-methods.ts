import { accountProviders, paymentChoices } from '#domain/buy/payments/methods.ts'
import type { CardScheme } from '#domain/buy/payments/instalments.ts'
import { proofKinds } from '#domain/buy/payments/transfer-proof.ts'
import type { SealedText } from '../bank-data/sealer.ts'
import { sql } from '../connection/drizzle.ts'
import {
  boolean,
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
  uniqueIndex,
} from '../connection/pg-core.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { ofOrder } from './orders.ts'
import { region } from './places.ts'
import { bank, ofCountry } from './store.ts'

/** Methods a store does not want, though their provider is there; without a row it takes them. */
export const paymentMethodSetting = pgTable(
  'payment_method_setting',
  { country: ofCountry(), method: text({ enum: paymentChoices }).notNull(), enabled: boolean().notNull() },
  (table) => [
    primaryKey({ columns: [table.country, table.method] }),
    check('payment_method_setting_method', oneOf(table.method, paymentChoices)),
  ],
)

/**
 * A store's accounts at a provider, besides the one of the settings. One is in force for what begins; what was begun stays with the
 * account it began with.
 */
export const paymentAccount = pgTable(
  'payment_account',
  {
    id: serialId('id'),
    country: ofCountry(),
    provider: text({ enum: accountProviders }).notNull(),
    name: text().notNull(),
    /** Sealed with the keys of bank data. */
    credentials: jsonb().$type<SealedText>().notNull(),
    inForce: boolean('in_force').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('payment_account_name').on(table.country, table.provider, table.name),
    uniqueIndex('payment_account_in_force')
      .on(table.country, table.provider)
      .where(sql`${table.inForce}`),
    check('payment_account_provider', oneOf(table.provider, accountProviders)),
    check('payment_account_named', sql`${table.name} ~ '^[a-z0-9][a-z0-9-]{0,39}$'`),
  ],
)

/** The cuotas of a store, and on which conditions (domain/buy/payments/instalments.ts). */
export const instalmentOffer = pgTable(
  'instalment_offer',
  {
    id: serialId('id'),
    country: ofCountry(),
    method: text({ enum: paymentChoices }),
    bankId: integer('bank_id'),
    cards: text().array().$type<CardScheme[]>().notNull().default([]),
    count: integer().notNull(),
    /** Percent of the whole, in hundredths. */
    surcharge: integer().notNull(),
    cft: integer(),
    days: integer().array().notNull().default([]),
    fromDay: date('from_day'),
    untilDay: date('until_day'),
    minAmount: sum('min_amount').notNull().default(0),
    /** The day on which pages were last made again because it began or ended. */
    announcedOn: date('announced_on'),
  },
  (table) => [
    index().on(table.country),
    foreignKey({ columns: [table.country, table.bankId], foreignColumns: [bank.country, bank.id] }),
    check('instalment_offer_method', oneOf(table.method, paymentChoices)),
    check('instalment_offer_count', sql`${table.count} between 2 and 36`),
    check(
      'instalment_offer_surcharge',
      sql`${table.surcharge} between 0 and 50000 and ${table.cft} between 0 and 100000`,
    ),
    check('instalment_offer_days', sql`${table.days} <@ array[1,2,3,4,5,6,7]`),
    check('instalment_offer_dates', sql`${table.untilDay} >= ${table.fromDay}`),
    check('instalment_offer_min', sql`${table.minAmount} >= 0`),
  ],
)

/** Up to what sum a store takes cash at the door, in a region or everywhere (domain/buy/payments/cash-on-delivery.ts). */
export const cashOnDelivery = pgTable(
  'cash_on_delivery',
  {
    id: serialId('id'),
    country: ofCountry(),
    /** Null: everywhere that has no row of its own. */
    region: integer(),
    /** Null: not there. */
    maxAmount: sum('max_amount'),
  },
  (table) => [
    unique('cash_on_delivery_place').on(table.country, table.region).nullsNotDistinct(),
    foreignKey({ columns: [table.country, table.region], foreignColumns: [region.country, region.id] }),
    check('cash_on_delivery_max', sql`${table.maxAmount} > 0`),
  ],
)

/** The account that shoppers of a store transfer to. Without one transfers are not offered. */
export const transferAccount = pgTable('transfer_account', {
  country: ofCountry().primaryKey(),
  holder: text().notNull(),
  taxId: text('tax_id').notNull(),
  bank: text().notNull(),
  accountType: text('account_type'),
  number: text().notNull(),
  alias: text(),
  email: text(),
})

/**
 * What a shopper sent as proof of a transfer; its file is in the store of photographs, sealed with a key of its own. One that is
 * not in force was replaced, or its form failed: a job deletes the file and then the row.
 */
export const transferProof = pgTable(
  'transfer_proof',
  {
    /** Random: the name of the file. */
    key: text().primaryKey(),
    orderNr: ofOrder(),
    kind: text({ enum: proofKinds }).notNull(),
    bytes: integer().notNull(),
    /** What opens the file, itself sealed with the keys of bank data. */
    fileKey: jsonb('file_key').$type<SealedText>().notNull(),
    isCurrent: boolean('is_current').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index().on(table.orderNr),
    uniqueIndex('transfer_proof_current')
      .on(table.orderNr)
      .where(sql`${table.isCurrent}`),
    index().on(table.sentAt),
    check('transfer_proof_key', sql`${table.key} ~ '^[0-9a-f]{32}$'`),
    check('transfer_proof_kind', oneOf(table.kind, proofKinds)),
  ],
)
