import { sql } from '../connection/drizzle.ts'
import { index, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { instant } from './columns.ts'
import { sameCountry } from './store.ts'

/** Who is in the checkout of a store that limits how many may be, and who waits in line for it. */
export const checkoutVisit = pgTable(
  'checkout_visit',
  {
    country: sameCountry(),
    /** A digest of the cart or the customer. */
    visitor: text().notNull(),
    /** A digest of the network they come from. */
    network: text().notNull(),
    /** The place in line: who came first is first, over all nodes. */
    arrivedAt: instant('arrived_at').notNull(),
    /** When they last did or asked something. */
    seenAt: instant('seen_at').notNull(),
    /** Since when they are inside; null while they wait. */
    enteredAt: instant('entered_at'),
    /** They have bought: the place is free. */
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.visitor] }),
    index('checkout_visit_waiting')
      .on(table.country, table.arrivedAt)
      .where(sql`${table.enteredAt} is null`),
    index('checkout_visit_inside')
      .on(table.country, table.seenAt)
      .where(sql`${table.enteredAt} is not null and ${table.leftAt} is null`),
    index('checkout_visit_entered').on(table.country, table.enteredAt),
    index('checkout_visit_network').on(table.country, table.network, table.seenAt),
  ],
)
