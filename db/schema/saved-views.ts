import { viewScreens, type ViewFilters } from '#domain/desk/views/saved-view.ts'
import { sql } from '../connection/drizzle.ts'
import { boolean, check, integer, jsonb, pgTable, text, unique } from '../connection/pg-core.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { staff } from './staff.ts'

/** Views of a list of the desk that people of the staff keep for themselves, or for all. */
export const savedView = pgTable(
  'saved_view',
  {
    idView: serialId('id_view'),
    idStaff: integer('id_staff')
      .notNull()
      .references(() => staff.idStaff),
    name: text().notNull(),
    screen: text({ enum: viewScreens }).notNull().default('orders'),
    filters: jsonb().$type<ViewFilters>().notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('saved_view_name').on(table.idStaff, table.name),
    check('saved_view_screen', oneOf(table.screen, viewScreens)),
    check('saved_view_short', sql`length(${table.name}) between 1 and 40`),
  ],
)
