import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { simple } from './stock.ts'

/** Who wants to hear when a sold-out size is back. One wish per size and address; told once. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    skuSimple: text('sku_simple')
      .notNull()
      .references(() => simple.skuSimple, { onDelete: 'cascade' }),
    email: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Null while nobody has been told. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.skuSimple, table.email] }),
    // A person's data is found, and erased, by the address.
    index('stock_alert_email').on(table.email),
    index('stock_alert_waiting')
      .on(table.skuSimple)
      .where(sql`${table.toldAt} is null`),
  ],
)
