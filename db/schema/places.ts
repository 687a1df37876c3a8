import { sql } from '../connection/drizzle.ts'
import { check, foreignKey, index, integer, pgTable, real, text, unique } from '../connection/pg-core.ts'
import { collectors } from '#domain/after-sale/exchanges/choices.ts'
import { oneOf, serialId } from './columns.ts'
import { ofCountry, sameCountry } from './store.ts'

/** Province, región or departamento. Ids come from the places data. */
export const region = pgTable(
  'region',
  {
    id: integer().primaryKey(),
    country: ofCountry(),
    name: text().notNull(),
    /** Who collects returns at home; null where there is no pickup (OP-089). */
    pickupBy: text('pickup_by', { enum: collectors }),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('region_of_store').on(table.country, table.id),
    unique('region_name').on(table.country, table.name),
    check('region_pickup_by', oneOf(table.pickupBy, collectors)),
  ],
)

export const city = pgTable(
  'city',
  {
    idCity: integer('id_city').primaryKey(),
    country: sameCountry(),
    fkRegion: integer('fk_region').notNull(),
    name: text().notNull(),
    shortName: text('short_name').notNull(),
    lat: real(),
    lng: real(),
    /** Sort order of a picker: larger places first. */
    position: integer().notNull().default(0),
  },
  (table) => [
    // The region is of the same store, and other tables may reference a city together with its region (INV-22).
    foreignKey({ columns: [table.country, table.fkRegion], foreignColumns: [region.country, region.id] }),
    unique('city_name').on(table.fkRegion, table.name),
    unique('city_of_region').on(table.fkRegion, table.idCity),
    unique('city_of_store').on(table.country, table.idCity),
    index().on(table.country, table.fkRegion),
  ],
)

/** The postcodes of a region. An exclusion constraint ensures that ranges of one store do not overlap. */
export const postcodeRange = pgTable(
  'postcode_range',
  {
    id: serialId('id'),
    country: sameCountry(),
    fkRegion: integer('fk_region').notNull(),
    fromCode: text('from_code').notNull(),
    toCode: text('to_code').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.fkRegion], foreignColumns: [region.country, region.id] }),
    index().on(table.country, table.fkRegion),
    check(
      'postcode_range_codes',
      sql`${table.fromCode} ~ '^[0-9]+$' and ${table.toCode} ~ '^[0-9]+$'
        and length(${table.fromCode}) = length(${table.toCode}) and ${table.fromCode} <= ${table.toCode} collate "C"`,
    ),
  ],
)
