import { paymentChoices } from '#domain/buy/payments/methods.ts'
import { proofKinds } from '#domain/buy/payments/transfer-proof.ts'
import type { SealedText } from '../bank-data/sealer.ts'
import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
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
import { ofCountry } from './store.ts'

/** Methods a store does not want, though their provider is there; without a row it takes them. */
export const paymentMethodSetting = pgTable(
  'payment_method_setting',
  { country: ofCountry(), method: text({ enum: paymentChoices }).notNull(), enabled: boolean().notNull() },
  (table) => [
    primaryKey({ columns: [table.country, table.method] }),
    check('payment_method_setting_method', oneOf(table.method, paymentChoices)),
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
