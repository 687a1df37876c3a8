import { reconcileStates } from '#domain/desk/money/reconcile.ts'
import { reportProviders } from '#domain/desk/money/report-format.ts'
import { check, date, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { staff } from './staff.ts'
import { ofCountry } from './store.ts'

/** A report of a provider that was laid beside our payments, as it came out then. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    id: serialId('id'),
    country: ofCountry(),
    provider: text({ enum: reportProviders }).notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    fileName: text('file_name').notNull(),
    /** The digest of the file: whether another one is the same. */
    fileHash: text('file_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => staff.idStaff),
    /** Lines of the file that are neither a sale nor its return. */
    skipped: integer().notNull(),
    matched: integer().notNull(),
    differing: integer().notNull(),
    onlyUs: integer('only_us').notNull(),
    onlyThem: integer('only_them').notNull(),
    takenUs: sum('taken_us').notNull(),
    takenThem: sum('taken_them').notNull(),
    fees: sum('fees').notNull(),
  },
  (table) => [
    index().on(table.country, table.id),
    index().on(table.createdBy),
    check('reconciliation_provider', oneOf(table.provider, reportProviders)),
  ],
)

/** What did not come out even; what did is only counted. */
export const reconciliationRow = pgTable(
  'reconciliation_row',
  {
    id: serialId('id'),
    reconciliationId: integer('reconciliation_id')
      .notNull()
      .references(() => reconciliation.id),
    name: text().notNull(),
    /** No foreign key: it is a record of what was found. */
    orderNr: text('order_nr'),
    state: text({ enum: reconcileStates }).notNull(),
    takenUs: sum('taken_us').notNull(),
    takenThem: sum('taken_them').notNull(),
    returnedUs: sum('returned_us').notNull(),
    returnedThem: sum('returned_them').notNull(),
  },
  (table) => [
    index().on(table.reconciliationId, table.id),
    check('reconciliation_row_state', oneOf(table.state, reconcileStates)),
  ],
)
