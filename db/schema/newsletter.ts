import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { country } from './store.ts'

/** Who receives the newsletter, with the key that ends it again (the link in every mail). */
export const newsletterKey = pgTable(
  'newsletter_key',
  {
    key: text().primaryKey(),
    country: text()
      .notNull()
      .references(() => country.code),
    email: text().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    unsignedAt: timestamp('unsigned_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('newsletter_key_address').on(table.country, table.email)],
)
