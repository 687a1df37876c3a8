import { check, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { sql } from '../connection/drizzle.ts'
import { instant, serialId } from './columns.ts'
import { ofOrder } from './orders.ts'
import { staff } from './staff.ts'

/** What the staff tells each other about an order; its shopper never reads it. */
export const orderNote = pgTable(
  'order_note',
  {
    id: serialId('id'),
    orderNr: ofOrder(),
    text: text().notNull(),
    /** Who wrote it: an e-mail of the staff, or the user of the command line. */
    author: text().notNull(),
    idStaff: integer('id_staff').references(() => staff.idStaff),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.orderNr), check('order_note_text', sql`length(${table.text}) between 1 and 2000`)],
)
