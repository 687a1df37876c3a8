import type { SavedFilters } from '#domain/desk/orders/saved-view.ts'
import { sql } from '../connection/drizzle.ts'
import { boolean, check, integer, jsonb, pgTable, text, unique } from '../connection/pg-core.ts'
import { instant, serialId } from './columns.ts'
import { staff } from './staff.ts'

/** Views of the queue of orders that people of the staff keep for themselves, or for all. */
export const savedView = pgTable(
  'saved_view',
  {
    idView: serialId('id_view'),
    idStaff: integer('id_staff')
      .notNull()
      .references(() => staff.idStaff),
    name: text().notNull(),
    filters: jsonb().$type<SavedFilters>().notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('saved_view_name').on(table.idStaff, table.name),
    check('saved_view_short', sql`length(${table.name}) between 1 and 40`),
  ],
)
