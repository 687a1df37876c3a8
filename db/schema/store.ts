import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** One row per store: what a retailer may change without a release. Amounts in minor units. */
export const country = pgTable(
  'country',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    enabled: boolean().notNull(),
    storeId: text('store_id').notNull().unique(),
    locale: text().notNull(),
    timezone: text().notNull(),
    currency: text().notNull(),
    currencyExponent: integer('currency_exponent').notNull(),
    helpSlug: text('help_slug').notNull(),
    desktopUrl: text('desktop_url'),
    freeShippingThreshold: integer('free_shipping_threshold').notNull(),
    standardShipping: integer('standard_shipping').notNull(),
    fastShipping: integer('fast_shipping').notNull(),
    taxPercent: integer('tax_percent').notNull(),
    addiActive: boolean('addi_active').notNull(),
    maxCoupons: integer('max_coupons').notNull(),
    maxCreditCoupons: integer('max_credit_coupons').notNull(),
    maxDiscountPercent: integer('max_discount_percent').notNull(),
    returnDays: integer('return_days').notNull(),
    dropoffDays: integer('dropoff_days').notNull(),
    walletMinWithdrawal: integer('wallet_min_withdrawal').notNull(),
  },
  (table) => [
    check('country_code', sql`${table.code} in ('ar', 'cl', 'co', 'br')`),
    check(
      'country_figures',
      sql`${table.freeShippingThreshold} >= 0 and ${table.standardShipping} >= 0 and ${table.fastShipping} >= 0
        and ${table.taxPercent} between 0 and 100 and ${table.maxDiscountPercent} between 0 and 100`,
    ),
  ],
)
