import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ofStore } from './store.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file that a network fetches, as the job wrote it last: every node serves the same. */
export const feedFile = pgTable(
  'feed_file',
  {
    country: ofStore(),
    file: text().notNull(),
    writtenAt: instant('written_at').notNull(),
    /** How many parts it has, and how long it is unpacked. */
    parts: integer().notNull(),
    length: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.file] })],
)

/** Its bytes, packed with gzip and cut: a whole assortment is too much for one row, and for one node's memory. */
export const feedPart = pgTable(
  'feed_part',
  { country: ofStore(), file: text().notNull(), part: integer().notNull(), bytes: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.file, table.part] })],
)
