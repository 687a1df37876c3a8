import { sql } from '../connection/drizzle.ts'
import { foreignKey, index, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { instant } from './columns.ts'
import { simple } from './stock.ts'
import { sameCountry } from './store.ts'

/** Requests to be notified when a sold-out size is back. One per size and address; notified once. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    country: sameCountry(),
    skuSimple: text('sku_simple').notNull(),
    email: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Null until the notification is sent. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.skuSimple, table.email] }),
    foreignKey({
      columns: [table.country, table.skuSimple],
      foreignColumns: [simple.country, simple.skuSimple],
    }).onDelete('cascade'),
    // A person's data is found and erased by their address.
    index('stock_alert_email').on(table.email),
    index('stock_alert_waiting')
      .on(table.country, table.skuSimple)
      .where(sql`${table.toldAt} is null`),
  ],
)
