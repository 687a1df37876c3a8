import { check, foreignKey, index, integer, pgTable, text, unique } from '../connection/pg-core.ts'
import { sql } from '../connection/drizzle.ts'
import { instant, serialId } from './columns.ts'
import { ofOrder, orderItem } from './orders.ts'

/** A parcel of an order that left in several; one that left at once has none, and its tracking stands at its step. */
export const orderParcel = pgTable(
  'order_parcel',
  {
    id: serialId('id'),
    orderNr: ofOrder(),
    carrier: text(),
    tracking: text(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index().on(table.orderNr),
    unique('order_parcel_of_order').on(table.orderNr, table.id),
    check(
      'order_parcel_words',
      sql`length(${table.carrier}) between 1 and 60 and length(${table.tracking}) between 1 and 80`,
    ),
  ],
)

export const orderParcelItem = pgTable(
  'order_parcel_item',
  {
    id: serialId('id'),
    parcelId: integer('parcel_id').notNull(),
    orderNr: text('order_nr').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.orderNr, table.parcelId], foreignColumns: [orderParcel.orderNr, orderParcel.id] }),
    foreignKey({ columns: [table.orderNr, table.orderItemId], foreignColumns: [orderItem.orderNr, orderItem.id] }),
    unique('order_parcel_item_once').on(table.parcelId, table.orderItemId),
    index().on(table.orderNr),
    check('order_parcel_item_quantity', sql`${table.quantity} >= 1`),
  ],
)
