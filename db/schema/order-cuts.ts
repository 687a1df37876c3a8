import { check, foreignKey, index, integer, jsonb, pgTable, text } from '../connection/pg-core.ts'
import { sql } from '../connection/drizzle.ts'
import type { BoundPart } from '#domain/after-sale/exchanges/tenders.ts'
import { instant, serialId, sum } from './columns.ts'
import { ofOrder, orderItem, payment } from './orders.ts'

/** A part of an order that was cancelled before it left. The order itself stays as it was bought. */
export const orderCut = pgTable(
  'order_cut',
  {
    id: serialId('id'),
    orderNr: ofOrder(),
    /** The refund of what a provider had taken; null where nothing of it was money. */
    refundId: integer('refund_id').references(() => payment.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.orderNr)],
)

export const orderCutItem = pgTable(
  'order_cut_item',
  {
    id: serialId('id'),
    cutId: integer('cut_id')
      .notNull()
      .references(() => orderCut.id),
    orderNr: text('order_nr').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    quantity: integer().notNull(),
    /** What was paid for them, after discounts and including credits. */
    amount: sum('amount').notNull(),
    /** The parts of it that wallet and credits had paid, and what of these is bound (INV-14). */
    walletAmount: sum('wallet_amount').notNull(),
    creditAmount: sum('credit_amount').notNull(),
    boundParts: jsonb('bound_parts').$type<BoundPart[]>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.orderNr, table.orderItemId], foreignColumns: [orderItem.orderNr, orderItem.id] }),
    index().on(table.cutId),
    index().on(table.orderNr),
    check('order_cut_item_quantity', sql`${table.quantity} >= 1`),
    check(
      'order_cut_item_tenders',
      sql`${table.walletAmount} >= 0 and ${table.creditAmount} >= 0 and ${table.walletAmount} + ${table.creditAmount} <= ${table.amount}`,
    ),
  ],
)
