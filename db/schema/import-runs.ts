import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../connection/pg-core.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { runStates } from '#domain/operations/feeds/runs.ts'
import { sourceModes } from '#domain/operations/feeds/sources.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { staff } from './staff.ts'
import { ofCountry } from './store.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file that somebody imports from the browser: tried first, then run. */
export const importRun = pgTable(
  'import_run',
  {
    id: serialId('id'),
    country: ofCountry(),
    fileName: text('file_name').notNull(),
    /** Compressed; none once it was imported. */
    content: bytes(),
    mode: text({ enum: sourceModes }).notNull(),
    isByColor: boolean('is_by_color').notNull(),
    mapping: jsonb().$type<FeedMapping>(),
    /** The first line of a table; a later file with the same one is read by the same mapping. Null: XML. */
    headers: jsonb().$type<string[]>(),
    state: text({ enum: runStates }).notNull(),
    /** Which try of it this is: one that was given up writes nothing more. */
    attempt: integer().notNull().default(1),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** When its node last said that it works on it. */
    beatAt: instant('beat_at').notNull(),
    counts: jsonb().$type<Record<string, number>>(),
    changes: integer().notNull().default(0),
    faults: integer().notNull().default(0),
    /** Why it failed. */
    note: text(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => staff.idStaff),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index().on(table.country, table.id),
    check('import_run_state', oneOf(table.state, runStates)),
    check('import_run_mode', oneOf(table.mode, sourceModes)),
  ],
)

/** What a run would change or changed, and the rows it left out. */
export const importLine = pgTable(
  'import_line',
  {
    run: integer().notNull(),
    nr: integer().notNull(),
    /** Of a row that was left out: its line in the file. Null: a change. */
    line: integer(),
    ref: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.run, table.nr] }),
    foreignKey({ columns: [table.run], foreignColumns: [importRun.id] }).onDelete('cascade'),
  ],
)
