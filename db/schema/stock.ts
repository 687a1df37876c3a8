import { sql } from '../connection/drizzle.ts'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from '../connection/pg-core.ts'
import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { stockReasons } from '#domain/browse/catalog/stock-reasons.ts'
import { product } from './catalog.ts'
import { instant, longSerialId, oneOf } from './columns.ts'
import { sameCountry } from './store.ts'

/** One size of a product: the unit that is counted, put in carts and sold. */
export const simple = pgTable(
  'simple',
  {
    country: sameCountry(),
    skuSimple: text('sku_simple').notNull(),
    sku: text().notNull(),
    size: text().notNull(),
    /** Null for products without a size filter: bags, watches, gift cards. */
    sizeFilterKey: text('size_filter_key', { enum: sizeFilterKeys }),
    position: integer().notNull(),
    stock: integer().notNull(),
    /** The feed's own id, when it differs from the sku: price and stock changes refer to it. */
    sourceId: text('source_id'),
    /** In grams; null: as its category or its store says. */
    grams: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.skuSimple] }),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    unique('simple_size').on(table.country, table.sku, table.size),
    index('simple_source')
      .on(table.country, table.sourceId)
      .where(sql`${table.sourceId} is not null`),
    check('simple_stock', sql`${table.stock} >= 0`),
    check(
      'simple_sku',
      sql`${table.skuSimple} ~ '^[A-Z0-9]+-[A-Z0-9]+$' and split_part(${table.skuSimple}, '-', 1) = ${table.sku}`,
    ),
    check('simple_grams', sql`${table.grams} between 0 and 1000000`),
    check('simple_size_filter_key', oneOf(table.sizeFilterKey, sizeFilterKeys)),
  ],
)

/** Every change of stock, written in the transaction that makes it (INV-02); the view stock_reconciliation compares. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: longSerialId('id'),
    country: sameCountry(),
    skuSimple: text('sku_simple').notNull(),
    delta: integer().notNull(),
    reason: text({ enum: stockReasons }).notNull(),
    ref: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.country, table.skuSimple],
      foreignColumns: [simple.country, simple.skuSimple],
    }).onDelete('cascade'),
    index().on(table.country, table.skuSimple),
    // Rows come in the order of their time: a few pages say where a day begins.
    index('stock_movement_by_time').using('brin', table.createdAt),
    check('stock_movement_delta', sql`${table.delta} <> 0`),
    check('stock_movement_reason', oneOf(table.reason, stockReasons)),
  ],
)
