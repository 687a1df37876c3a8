import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from '../connection/pg-core.ts'
import { fastShippingTiers, shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { supplier } from './catalog.ts'
import { oneOf, serialId } from './columns.ts'
import { city, region } from './places.ts'
import { ofCountry, sameCountry } from './store.ts'

export const fastShippingZone = pgTable(
  'fast_shipping_zone',
  { country: ofCountry(), tier: text({ enum: fastShippingTiers }).notNull(), enabled: boolean().notNull() },
  (table) => [
    primaryKey({ columns: [table.country, table.tier] }),
    check('fast_shipping_zone_tier', oneOf(table.tier, fastShippingTiers)),
  ],
)

export const fastShippingCity = pgTable(
  'fast_shipping_city',
  { country: sameCountry(), tier: text({ enum: fastShippingTiers }).notNull(), idCity: integer('id_city').notNull() },
  (table) => [
    primaryKey({ columns: [table.tier, table.idCity] }),
    foreignKey({
      columns: [table.country, table.tier],
      foreignColumns: [fastShippingZone.country, fastShippingZone.tier],
    }),
    foreignKey({ columns: [table.country, table.idCity], foreignColumns: [city.country, city.idCity] }),
    index().on(table.country, table.tier),
  ],
)

/** Both or none, in their order. */
const days = ({ minDays, maxDays }: { minDays: AnyPgColumn; maxDays: AnyPgColumn }) =>
  sql`(${minDays} is null) = (${maxDays} is null) and ${minDays} >= 0 and ${maxDays} between ${minDays} and 90`

export const shippingMethod = pgTable(
  'shipping_method',
  {
    country: ofCountry(),
    code: text({ enum: shippingCodes }).notNull(),
    label: text().notNull(),
    shipmentType: text('shipment_type').notNull(),
    price: integer().notNull(),
    etaText: text('eta_text').notNull(),
    /** Null: as the text says, and longer to far regions. */
    minDays: integer('min_days'),
    maxDays: integer('max_days'),
    /** Free from this amount on. Standard shipping has the store's limit, `country.free_shipping_threshold`. */
    freeFrom: integer('free_from'),
    /** HH:MM in the store's time: what is ordered from then on leaves a working day later. */
    cutOff: text('cut_off'),
    enabled: boolean().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    check('shipping_method_code', oneOf(table.code, shippingCodes)),
    check('shipping_method_price', sql`${table.price} >= 0`),
    check(
      'shipping_method_free_from',
      sql`${table.freeFrom} is null or (${table.freeFrom} >= 0 and ${table.code} <> 'standard')`,
    ),
    check('shipping_method_days', days(table)),
    check('shipping_method_cut_off', sql`${table.cutOff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/** What a method costs and takes in a part of the country, or from an amount on (domain/buy/shipping/rates.ts). */
export const shippingRate = pgTable(
  'shipping_rate',
  {
    id: serialId('id'),
    country: sameCountry(),
    code: text({ enum: shippingCodes }).notNull(),
    /** A region or the beginning of its postcodes; null and null: everywhere. */
    region: integer(),
    postcodePrefix: text('postcode_prefix'),
    fromAmount: integer('from_amount').notNull().default(0),
    /** A step of weight; null: however heavy. */
    upToGrams: integer('up_to_grams'),
    /** Null: not offered there. */
    price: integer(),
    minDays: integer('min_days'),
    maxDays: integer('max_days'),
  },
  (table) => [
    unique('shipping_rate_place')
      .on(table.country, table.code, table.region, table.postcodePrefix, table.fromAmount, table.upToGrams)
      .nullsNotDistinct(),
    foreignKey({ columns: [table.country, table.code], foreignColumns: [shippingMethod.country, shippingMethod.code] }),
    foreignKey({ columns: [table.country, table.region], foreignColumns: [region.country, region.id] }),
    check('shipping_rate_where', sql`${table.region} is null or ${table.postcodePrefix} is null`),
    check('shipping_rate_postcode', sql`${table.postcodePrefix} ~ '^[0-9A-Z]{1,8}$'`),
    // A method that is offered nowhere is switched off.
    check(
      'shipping_rate_offered',
      sql`${table.price} is not null or ${table.region} is not null or ${table.postcodePrefix} is not null`,
    ),
    check('shipping_rate_amounts', sql`${table.price} >= 0 and ${table.fromAmount} >= 0`),
    check('shipping_rate_days', days(table)),
    check('shipping_rate_grams', sql`${table.upToGrams} between 1 and 1000000`),
  ],
)

/** The days no parcel of a store travels, besides those its week does not have. */
export const holiday = pgTable(
  'holiday',
  { country: ofCountry(), day: date().notNull(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.day] })],
)

/** What a seller charges instead of the store's price. */
export const supplierShipping = pgTable(
  'supplier_shipping',
  {
    country: sameCountry(),
    supplierId: integer('supplier_id').notNull(),
    code: text({ enum: shippingCodes }).notNull(),
    price: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.code] }),
    foreignKey({ columns: [table.country, table.supplierId], foreignColumns: [supplier.country, supplier.id] }),
    foreignKey({ columns: [table.country, table.code], foreignColumns: [shippingMethod.country, shippingMethod.code] }),
    check('supplier_shipping_price', sql`${table.price} >= 0`),
  ],
)

export const branchOffice = pgTable(
  'branch_office',
  {
    id: serialId('id'),
    country: sameCountry(),
    idCity: integer('id_city').notNull(),
    name: text().notNull(),
    address: text().notNull(),
    postcode: text().notNull(),
    openingHours: text('opening_hours').notNull(),
    acceptsDropoff: boolean('accepts_dropoff').notNull(),
    active: boolean().notNull(),
  },
  (table) => [
    unique('branch_office_name').on(table.country, table.name),
    unique('branch_office_of_store').on(table.country, table.id),
    foreignKey({ columns: [table.country, table.idCity], foreignColumns: [city.country, city.idCity] }),
    index().on(table.country, table.idCity),
    index().on(table.country, table.postcode),
  ],
)
