import type { KeyPermission } from '#domain/desk/staff/api-key.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sql } from '../connection/drizzle.ts'
import { check, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { instant, serialId } from './columns.ts'
import { staff } from './staff.ts'

/** A key with which another system of the retailer's, such as an ERP, calls the desk. What opens is kept as a hash only. */
export const apiKey = pgTable(
  'api_key',
  {
    idKey: serialId('id_key'),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Its first characters, to tell it from others. */
    hint: text().notNull(),
    permissions: text().array().$type<KeyPermission[]>().notNull(),
    /** Null: all stores, also those that open later. */
    stores: text().array().$type<OpenCountry[]>(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => staff.idStaff),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by').references(() => staff.idStaff),
  },
  (table) => [
    index().on(table.createdBy),
    index().on(table.revokedBy),
    check('api_key_permissions', sql`cardinality(${table.permissions}) > 0`),
    check('api_key_stores', sql`${table.stores} is null or cardinality(${table.stores}) > 0`),
    check('api_key_life', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
