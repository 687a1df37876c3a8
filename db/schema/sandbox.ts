import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sql } from '../connection/drizzle.ts'
import { boolean, check, index, integer, jsonb, pgTable, text } from '../connection/pg-core.ts'
import type { InstalmentPlan } from '#domain/buy/payments/instalments.ts'
import { reportedStatuses } from '#domain/buy/payments/lifecycle.ts'
import { instant, oneOf, sum } from './columns.ts'

/** Payments of the built-in sandbox gateway: its own records, which the shop reads only through its API. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    /** Random; for a payment at a counter, the voucher's code. */
    id: text().primaryKey(),
    /** The shop's id of the payment; starting it twice is one payment. */
    reference: text().notNull().unique(),
    isVoucher: boolean('is_voucher').notNull(),
    amount: sum('amount').notNull(),
    currency: text().notNull(),
    country: text().$type<OpenCountry>().notNull(),
    orderNr: text('order_nr').notNull(),
    returnUrl: text('return_url').notNull(),
    webhookPath: text('webhook_path').notNull(),
    status: text({ enum: reportedStatuses }).notNull(),
    /** Chosen by the tester: the gateway reports 'in process' until it decides. */
    isInProcess: boolean('is_in_process').notNull().default(false),
    instalments: integer().notNull().default(1),
    /** What was chosen of the store's offers; null for one payment, and for those from before offers were data. */
    plan: jsonb().$type<InstalmentPlan>(),
    /** Parts that were given back, by the key they were asked for with. */
    refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index().on(table.createdAt),
    check('sandbox_payment_status', oneOf(table.status, reportedStatuses)),
    check('sandbox_payment_amount', sql`${table.amount} > 0`),
  ],
)
