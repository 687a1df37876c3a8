import { boolean, check, customType, integer, jsonb, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { sourceModes, sourceOutcomes } from '#domain/operations/feeds/sources.ts'
import { instant, oneOf } from './columns.ts'
import { ofCountry } from './store.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A feed file for external networks, as the job last wrote it: every node serves the same. */
export const feedFile = pgTable(
  'feed_file',
  {
    country: ofCountry(),
    file: text().notNull(),
    writtenAt: instant('written_at').notNull(),
    /** The number of its parts, and its uncompressed length. */
    parts: integer().notNull(),
    length: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.file] })],
)

/** Its bytes, compressed with gzip and split: a whole assortment is too large for one row and for one node's memory. */
export const feedPart = pgTable(
  'feed_part',
  { country: ofCountry(), file: text().notNull(), part: integer().notNull(), bytes: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.file, table.part] })],
)

/** A retailer's feed that the shop fetches every hour, and the outcome of the last time. */
export const feedSource = pgTable(
  'feed_source',
  {
    country: ofCountry(),
    url: text().notNull(),
    mode: text({ enum: sourceModes }).notNull(),
    isByColor: boolean('is_by_color').notNull().default(false),
    /** How a retailer's table is read where its header does not say it. */
    mapping: jsonb().$type<FeedMapping>(),
    setAt: instant('set_at').notNull(),
    /** The validators of the file imported last, and its SHA-256: the same file is not imported again. */
    etag: text(),
    lastModified: text('last_modified'),
    digest: text(),
    importedAt: instant('imported_at'),
    checkedAt: instant('checked_at'),
    outcome: text({ enum: sourceOutcomes }),
    /** The last import: rows, rows left out, products and sizes created or changed. */
    rows: integer(),
    bad: integer(),
    changed: integer(),
    /** Why the last import failed, or the first row that was left out. */
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.url] }),
    check('feed_source_mode', oneOf(table.mode, sourceModes)),
    check('feed_source_outcome', oneOf(table.outcome, sourceOutcomes)),
  ],
)
