import type { BulkAct, BulkFields } from '#domain/browse/assortment/bulk-act.ts'
import { bulkRowStates, bulkStates, type BulkRefusal } from '#domain/browse/assortment/bulk-states.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sql } from '../connection/drizzle.ts'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { product } from './catalog.ts'
import { instant, longSerialId, oneOf, serialId } from './columns.ts'
import { ofCountry, sameCountry } from './store.ts'

/**
 * What a product cost before: written by a trigger whenever the price, the special price or its dates change, by
 * feeds too. The lowest price before a discount is read from it (domain/browse/product/lowest-price.ts).
 */
export const productPrice = pgTable(
  'product_price',
  {
    id: longSerialId('id'),
    country: sameCountry(),
    sku: text().notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    price: integer().notNull(),
    specialPrice: integer('special_price'),
    specialFrom: instant('special_from'),
    specialTo: instant('special_to'),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    index('product_price_of_product').on(table.country, table.sku, table.until),
    // Rows come in the order of their time.
    index('product_price_by_time').using('brin', table.until),
  ],
)

/** An act of the desk on many products at once, done by a job in portions. */
export const productBulk = pgTable(
  'product_bulk',
  {
    idBulk: serialId('id_bulk'),
    country: ofCountry().$type<OpenCountry>(),
    act: jsonb().$type<BulkAct>().notNull(),
    reason: text(),
    state: text({ enum: bulkStates }).notNull(),
    actor: text().notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    undoneBy: text('undone_by'),
    undoneAt: instant('undone_at'),
    /** How many products it was to change, and how many the preview refused. */
    total: integer().notNull(),
    refused: integer().notNull(),
  },
  (table) => [
    index('product_bulk_of_store').on(table.country, table.idBulk.desc()),
    index('product_bulk_under_way')
      .on(table.idBulk)
      .where(sql`${table.state} in ('waiting', 'undoing')`),
    check('product_bulk_state', oneOf(table.state, bulkStates)),
  ],
)

/** One product of such an act: what was so before and what is to be so after; kept for as long as it can be undone. */
export const productBulkRow = pgTable(
  'product_bulk_row',
  {
    idBulk: integer('id_bulk')
      .notNull()
      .references(() => productBulk.idBulk, { onDelete: 'cascade' }),
    sku: text().notNull(),
    state: text({ enum: bulkRowStates }).notNull(),
    why: text().$type<BulkRefusal>(),
    before: jsonb().$type<BulkFields>().notNull(),
    after: jsonb().$type<BulkFields>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idBulk, table.sku] }),
    index('product_bulk_row_by_state').on(table.idBulk, table.state, table.sku),
    index('product_bulk_row_of_product').on(table.sku),
    check('product_bulk_row_state', oneOf(table.state, bulkRowStates)),
  ],
)
