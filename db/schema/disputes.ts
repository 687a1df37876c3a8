import { sql } from '../connection/drizzle.ts'
import { check, date, index, integer, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { disputeSources, disputeStatuses } from '#domain/buy/payments/disputes.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { ofOrder, payment } from './orders.ts'

/** Money that a buyer asked their bank to take back. One that was lost is booked at its payment, once. */
export const paymentDispute = pgTable(
  'payment_dispute',
  {
    id: serialId('id'),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id),
    orderNr: ofOrder(),
    amount: sum('amount').notNull(),
    source: text({ enum: disputeSources }).notNull(),
    status: text({ enum: disputeStatuses }).notNull(),
    reason: text().notNull(),
    /** Until when the bank wants the shop's papers. */
    dueOn: date('due_on', { mode: 'string' }),
    openedAt: instant('opened_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index().on(table.orderNr),
    index('payment_dispute_latest').on(table.openedAt, table.id),
    uniqueIndex('payment_dispute_open')
      .on(table.paymentId)
      .where(sql`${table.status} = 'open'`),
    check('payment_dispute_status', oneOf(table.status, disputeStatuses)),
    check('payment_dispute_source', oneOf(table.source, disputeSources)),
    check('payment_dispute_amount', sql`${table.amount} >= 1`),
    check('payment_dispute_reason', sql`length(${table.reason}) between 1 and 500`),
    check('payment_dispute_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
  ],
)
