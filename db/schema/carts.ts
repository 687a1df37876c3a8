import { sql } from '../connection/drizzle.ts'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from '../connection/pg-core.ts'
import { minQuantityPerLine, maxQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { instant } from './columns.ts'
import { customer } from './customers.ts'
import { salesOrder } from './orders.ts'
import { simple } from './stock.ts'
import { ofCountry, sameCountry } from './store.ts'

export const cart = pgTable(
  'cart',
  {
    hash: text().primaryKey(),
    country: ofCountry(),
    idCustomer: integer('id_customer'),
    /** Grows with each change; placing an order sends the version it saw (OP-057). */
    version: integer().notNull().default(1),
    fingerprint: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Set once when it is bought; from then on the cart is read-only history. */
    orderNr: text('order_nr').references(() => salesOrder.orderNr),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    unique('cart_of_store').on(table.country, table.hash),
    uniqueIndex('cart_open_of_customer')
      .on(table.idCustomer)
      .where(sql`${table.orderNr} is null`),
    index('cart_idle_guest')
      .on(table.updatedAt)
      .where(sql`${table.idCustomer} is null and ${table.orderNr} is null`),
    index('cart_by_time').using('brin', table.createdAt),
    check('cart_version', sql`${table.version} >= 1`),
  ],
)

export const cartItem = pgTable(
  'cart_item',
  {
    cartHash: text('cart_hash').notNull(),
    country: sameCountry(),
    skuSimple: text('sku_simple').notNull(),
    /** The part before the dash: the product, which `simple_sku` checks against the size as well. */
    sku: text()
      .notNull()
      .generatedAlwaysAs(sql`split_part(sku_simple, '-', 1)`),
    quantity: integer().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartHash, table.skuSimple] }),
    // Cart and size, and with it the product, are of one store (INV-32).
    foreignKey({ columns: [table.country, table.cartHash], foreignColumns: [cart.country, cart.hash] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.country, table.skuSimple], foreignColumns: [simple.country, simple.skuSimple] }),
    index().on(table.country, table.skuSimple),
    check(
      'cart_item_quantity',
      sql`${table.quantity} between ${sql.raw(String(minQuantityPerLine))} and ${sql.raw(String(maxQuantityPerLine))}`,
    ),
  ],
)
