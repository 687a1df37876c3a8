import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sql } from '../connection/drizzle.ts'
import { boolean, check, integer, pgTable, primaryKey, text, unique, uniqueIndex } from '../connection/pg-core.ts'
import { addedBy, serialId } from './columns.ts'

/** One row per store: what a retailer may change without a release. Amounts in minor units. */
export const country = pgTable(
  'country',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    /** A store that is off is nowhere: no page, host, site map, feed or job is for it. */
    enabled: boolean().notNull(),
    /** The store of a visitor about whom nothing is known. */
    isDefault: boolean('is_default').notNull().default(false),
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
    regretDays: integer('regret_days').notNull().default(10),
    /** The days parcels travel: 1 is Monday, 7 Sunday. */
    /** What goods weigh of which nothing else says it. */
    defaultGrams: integer('default_grams').notNull().default(0),
    workingDays: integer('working_days').array().notNull().default([1, 2, 3, 4, 5, 6]),
    countsWorkingDays: boolean('counts_working_days').notNull().default(false),
    dropoffDays: integer('dropoff_days').notNull(),
    /** Whether returns are collected at home at all; where, `region.pickup_by` says. */
    collectsReturns: boolean('collects_returns').notNull().default(true),
    /** Until money is back after the goods are. */
    refundDays: integer('refund_days').notNull().default(5),
    /** How long a credit can be spent. */
    creditDays: integer('credit_days').notNull().default(180),
    walletMinWithdrawal: integer('wallet_min_withdrawal').notNull(),
    /** How many may be in the checkout at a time; 0: as many as come. */
    checkoutPlaces: integer('checkout_places').notNull().default(0),
  },
  (table) => [
    uniqueIndex('country_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
    check('country_default_enabled', sql`${table.enabled} or not ${table.isDefault}`),
    check(
      'country_working_days',
      sql`cardinality(${table.workingDays}) > 0 and ${table.workingDays} <@ array[1,2,3,4,5,6,7]`,
    ),
    check('country_code', sql`${table.code} in ('ar', 'cl', 'co', 'br')`),
    check(
      'country_figures',
      sql`${table.freeShippingThreshold} >= 0 and ${table.standardShipping} >= 0 and ${table.fastShipping} >= 0
        and ${table.taxPercent} between 0 and 100 and ${table.maxDiscountPercent} between 0 and 100`,
    ),
  ],
)

/** The country a row belongs to: nothing crosses from one country's shop to another (INV-32). */
export const ofCountry = () =>
  text('country')
    .$type<OpenCountry>()
    .notNull()
    .references(() => country.code)

/**
 * The store of a row whose other keys already lead to it. It has no foreign key of its own: checking one would lock the
 * single country row for every line of every cart.
 */
export const sameCountry = () => text('country').$type<OpenCountry>().notNull()

export const idType = pgTable(
  'id_type',
  {
    country: ofCountry(),
    code: text().notNull(),
    label: text().notNull(),
    pattern: text().notNull(),
    /** The check digit rule of the document, if it has one. */
    check: text(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    check('id_type_check', sql`${table.check} in ('rut')`),
  ],
)

export const addressType = pgTable(
  'address_type',
  {
    id: serialId('id'),
    country: ofCountry(),
    code: text().notNull(),
    label: text().notNull(),
    /** Offered for deliveries (OP-072). */
    enabled: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('address_type_code').on(table.country, table.code),
    unique('address_type_of_store').on(table.country, table.id),
  ],
)

export const routeAlias = pgTable(
  'route_alias',
  { country: ofCountry(), name: text().notNull(), path: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.country, table.name] }),
    check('route_alias_name', sql`${table.name} in ('login', 'register', 'help')`),
  ],
)

/** Terms that redirect to a category (OP-014), stored as they are compared: lower case, no accents, single spaces. */
export const searchRedirect = pgTable(
  'search_redirect',
  { country: ofCountry(), term: text().notNull(), targetPath: text('target_path').notNull(), ...addedBy() },
  (table) => [
    primaryKey({ columns: [table.country, table.term] }),
    check('search_redirect_term', sql`${table.term} = lower(${table.term})`),
  ],
)

/** The banks of a country, with the code by which its banks know each other. */
export const bank = pgTable(
  'bank',
  {
    id: serialId('id'),
    country: ofCountry(),
    name: text().notNull(),
    /** Null for one that an operator of a trial made up. */
    code: text(),
    /** What is switched off is offered nowhere, also after the next start. */
    enabled: boolean().notNull().default(true),
  },
  (table) => [
    unique('bank_name').on(table.country, table.name),
    unique('bank_code').on(table.country, table.code),
    unique('bank_of_store').on(table.country, table.id),
  ],
)

export const accountType = pgTable(
  'account_type',
  { country: ofCountry(), code: text().notNull(), label: text().notNull(), position: integer().notNull().default(0) },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    check('account_type_code', sql`${table.code} in ('checking', 'savings', 'rut')`),
  ],
)
