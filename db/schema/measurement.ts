import { index, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { instant } from './columns.ts'
import { ofOrder } from './orders.ts'
import { ofCountry } from './store.ts'

/** Paid orders the server reported to analytics, each once. */
export const measuredOrder = pgTable('measured_order', {
  orderNr: ofOrder().primaryKey(),
  toldAt: instant('told_at').notNull(),
})

/** The first variant of an experiment each browser was exposed to, by the id in its cookie. */
export const flagExposure = pgTable(
  'flag_exposure',
  {
    flag: text().notNull(),
    visitor: text().notNull(),
    country: ofCountry(),
    variant: text().notNull(),
    exposedAt: instant('exposed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.flag, table.visitor] }), index().on(table.visitor)],
)

/** The browser an order was placed with, for counting experiments. */
export const orderVisitor = pgTable(
  'order_visitor',
  { orderNr: ofOrder().primaryKey(), visitor: text().notNull() },
  (table) => [index().on(table.visitor)],
)
