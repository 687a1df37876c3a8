import { sql } from '../connection/drizzle.ts'
import { check, date, foreignKey, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { instant, serialId, sum } from './columns.ts'
import { customer } from './customers.ts'
import { orderItem, salesOrder } from './orders.ts'
import { sameCountry } from './store.ts'
import { walletMovement } from './wallet.ts'

/** A paid gift card: its code becomes wallet money once. The code itself is not stored. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: serialId('id'),
    country: sameCountry(),
    orderNr: text('order_nr').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    amount: sum('amount').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** The recipient; null until the buyer chooses one. */
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    message: text().notNull().default(''),
    /** The day it is mailed, in the store's time zone. */
    sendOn: date('send_on', { mode: 'string' }),
    sentAt: instant('sent_at'),
    redeemedBy: integer('redeemed_by').references(() => customer.idCustomer),
    redeemedAt: instant('redeemed_at'),
    movementId: integer('movement_id').references(() => walletMovement.id),
    /** Set when its order was undone before it was redeemed. */
    voidedAt: instant('voided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.orderNr, table.orderItemId], foreignColumns: [orderItem.orderNr, orderItem.id] }),
    index().on(table.orderNr),
    index('gift_card_due')
      .on(table.sendOn)
      .where(sql`${table.sentAt} is null and ${table.sendOn} is not null`),
    check('gift_card_amount', sql`${table.amount} > 0`),
    check('gift_card_recipient', sql`(${table.recipientEmail} is null) = (${table.sendOn} is null)`),
    check('gift_card_redeemed', sql`(${table.redeemedAt} is null) = (${table.movementId} is null)`),
    check('gift_card_once', sql`${table.redeemedAt} is null or ${table.voidedAt} is null`),
  ],
)

/**
 * Who gets the gift cards of an order, as its buyer said before paying. The cards take it over when they are issued; then,
 * or when the order is undone, the row goes.
 */
export const giftChoice = pgTable('gift_choice', {
  orderNr: text('order_nr')
    .primaryKey()
    .references(() => salesOrder.orderNr),
  recipientName: text('recipient_name').notNull(),
  recipientEmail: text('recipient_email').notNull(),
  message: text().notNull(),
  sendOn: date('send_on', { mode: 'string' }).notNull(),
})
