import { sql } from '../connection/drizzle.ts'
import { boolean, check, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { photoStates } from '#domain/platform/pictures/photos.ts'
import { instant, oneOf } from './columns.ts'

/** A retailer's photo: fetched once from the address in a feed, stored by us and served as /img/f/<key>.jpg. */
export const photo = pgTable(
  'photo',
  {
    /** The beginning of the SHA-256 of the source. */
    key: text().primaryKey(),
    source: text().notNull(),
    state: text({ enum: photoStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Not fetched before this time: a failed attempt postpones it, and so does one in progress. */
    dueAt: instant('due_at')
      .notNull()
      .default(sql`now()`),
    /** Why the last attempt failed. */
    error: text(),
    fetchedAt: instant('fetched_at'),
    /** Uploaded at the desk for a product: deleted some time after nothing shows it any more. */
    isOfProducts: boolean('is_of_products').notNull().default(false),
    /** Since when nothing is known to show it. */
    unusedSince: instant('unused_since'),
    /** The photo that took its place: where its address leads once its file is gone. */
    replacedBy: text('replaced_by'),
  },
  (table) => [
    index('photo_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('photo_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
    check('photo_key', sql`${table.key} ~ '^[0-9a-f]{32}$'`),
    check('photo_state', oneOf(table.state, photoStates)),
    check('photo_fetched', sql`(${table.state} = 'fetched') = (${table.fetchedAt} is not null)`),
  ],
)
