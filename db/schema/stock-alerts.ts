import { sql } from '../connection/drizzle.ts'
import { foreignKey, index, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { instant } from './columns.ts'
import { simple } from './stock.ts'
import { sameStore } from './store.ts'

/** Who wants to hear when a sold-out size is back. One wish per size and address; told once. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    country: sameStore(),
    skuSimple: text('sku_simple').notNull(),
    email: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Null while nobody has been told. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.skuSimple, table.email] }),
    foreignKey({
      columns: [table.country, table.skuSimple],
      foreignColumns: [simple.country, simple.skuSimple],
    }).onDelete('cascade'),
    // A person's data is found, and erased, by the address.
    index('stock_alert_email').on(table.email),
    index('stock_alert_waiting')
      .on(table.country, table.skuSimple)
      .where(sql`${table.toldAt} is null`),
  ],
)
