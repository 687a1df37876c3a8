import { payableKinds } from '#domain/desk/money/payout-file.ts'
import { sql } from '../connection/drizzle.ts'
import { check, index, integer, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { staff } from './staff.ts'
import { ofCountry } from './store.ts'

/** A file of transfers for the bank: made once, and noted as paid once. */
export const payoutFile = pgTable(
  'payout_file',
  {
    id: serialId('id'),
    country: ofCountry(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => staff.idStaff),
    paidAt: instant('paid_at'),
    paidBy: integer('paid_by').references(() => staff.idStaff),
  },
  (table) => [
    index().on(table.country, table.id),
    index().on(table.createdBy),
    index().on(table.paidBy),
    check('payout_file_paid', sql`(${table.paidAt} is null) = (${table.paidBy} is null)`),
  ],
)

/** What a file pays. Nothing is in two files, but for what the bank sent back; without a file it was paid before there were any. */
export const payoutFileLine = pgTable(
  'payout_file_line',
  {
    id: serialId('id'),
    fileId: integer('file_id').references(() => payoutFile.id),
    kind: text({ enum: payableKinds }).notNull(),
    /** The number of the request, or of the return. */
    ref: text().notNull(),
    amount: sum('amount').notNull(),
    /** When it was noted that the bank did not make this transfer. */
    refusedAt: instant('refused_at'),
  },
  (table) => [
    index().on(table.fileId),
    uniqueIndex('payout_file_line_once')
      .on(table.kind, table.ref)
      .where(sql`${table.refusedAt} is null`),
    check('payout_file_line_kind', oneOf(table.kind, payableKinds)),
    check('payout_file_line_amount', sql`${table.amount} > 0`),
  ],
)
