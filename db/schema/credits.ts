import type { StoredBankData } from '../bank-data/sealer.ts'
import { sql } from '../connection/drizzle.ts'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { creditMethods, creditStatuses, creditWays, moneyRequestStatuses } from '#domain/after-sale/credits/credits.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { salesRule } from './coupons.ts'

/** Money in favour of one customer, spent as a personal coupon; available = original − used (INV-15). */
export const credit = pgTable(
  'credit',
  {
    idSalesRule: integer('id_sales_rule')
      .primaryKey()
      .references(() => salesRule.idSalesRule),
    originalAmount: sum('original_amount').notNull(),
    usedAmount: sum('used_amount').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    method: text({ enum: creditMethods }).notNull(),
    exchangeableForMoney: boolean('exchangeable_for_money').notNull(),
    status: text({ enum: creditStatuses }).notNull(),
  },
  (table) => [
    index().on(table.expiresAt),
    check(
      'credit_amounts',
      sql`${table.originalAmount} > 0 and ${table.usedAmount} between 0 and ${table.originalAmount}`,
    ),
    check('credit_used', sql`${table.status} <> 'used' or ${table.usedAmount} = ${table.originalAmount}`),
    check('credit_method', oneOf(table.method, creditMethods)),
    check('credit_status', oneOf(table.status, creditStatuses)),
  ],
)

export const creditRequest = pgTable(
  'credit_request',
  {
    id: serialId('id'),
    idSalesRule: integer('id_sales_rule')
      .notNull()
      .references(() => credit.idSalesRule),
    way: text({ enum: creditWays }).notNull(),
    amount: sum('amount').notNull(),
    bankData: jsonb('bank_data').$type<StoredBankData>(),
    status: text({ enum: moneyRequestStatuses }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_request_open')
      .on(table.idSalesRule)
      .where(sql`${table.status} = 'requested'`),
    index().on(table.idSalesRule),
    check('credit_request_amount', sql`${table.amount} > 0`),
    check('credit_request_way', oneOf(table.way, creditWays)),
    check('credit_request_bank', sql`${table.way} <> 'bank' or ${table.bankData} is not null`),
    check('credit_request_status', oneOf(table.status, moneyRequestStatuses)),
  ],
)
