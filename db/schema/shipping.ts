import { sql } from '../connection/drizzle.ts'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from '../connection/pg-core.ts'
import { fastShippingTiers, shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { supplier } from './catalog.ts'
import { oneOf, serialId } from './columns.ts'
import { city } from './places.ts'
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

export const shippingMethod = pgTable(
  'shipping_method',
  {
    country: ofCountry(),
    code: text({ enum: shippingCodes }).notNull(),
    label: text().notNull(),
    shipmentType: text('shipment_type').notNull(),
    price: integer().notNull(),
    etaText: text('eta_text').notNull(),
    enabled: boolean().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    check('shipping_method_code', oneOf(table.code, shippingCodes)),
    check('shipping_method_price', sql`${table.price} >= 0`),
  ],
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
