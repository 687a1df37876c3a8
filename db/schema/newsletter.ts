import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { country } from './store.ts'

/** Who asked for the newsletter, with the key of the links in its mails: it confirms, and it ends it again. */
export const newsletterKey = pgTable(
  'newsletter_key',
  {
    key: text().primaryKey(),
    country: text()
      .notNull()
      .references(() => country.code),
    email: text().notNull(),
    signedAt: instant('signed_at').notNull(),
    /** When the owner of the address said yes by the link in our mail; nothing else is sent before. */
    confirmedAt: instant('confirmed_at'),
    unsignedAt: instant('unsigned_at'),
  },
  (table) => [uniqueIndex('newsletter_key_address').on(table.country, table.email)],
)
