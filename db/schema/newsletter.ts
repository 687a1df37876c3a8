import { sql } from '../connection/drizzle.ts'
import { check, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { leaveReasons, newsletterFrequencies, newsletterTopics } from '#domain/content/newsletter/preferences.ts'
import { instant, oneOf, words } from './columns.ts'
import { country } from './store.ts'

/** Newsletter subscriptions, with the key of the links in their mails: it confirms and unsubscribes. */
export const newsletterKey = pgTable(
  'newsletter_key',
  {
    key: text().primaryKey(),
    country: text()
      .notNull()
      .references(() => country.code),
    email: text().notNull(),
    signedAt: instant('signed_at').notNull(),
    /** When the owner of the address confirmed by the link in our mail; nothing else is sent before. */
    confirmedAt: instant('confirmed_at'),
    unsignedAt: instant('unsigned_at'),
    /** The chosen topics and maximum frequency. */
    topics: text({ enum: newsletterTopics })
      .array()
      .notNull()
      .default(sql.raw(`'{${newsletterTopics.join(',')}}'`)),
    frequency: text({ enum: newsletterFrequencies }).notNull().default('weekly'),
    /** Why they unsubscribed, if they said. */
    leaveReason: text('leave_reason', { enum: leaveReasons }),
  },
  (table) => [
    uniqueIndex('newsletter_key_address').on(table.country, table.email),
    check('newsletter_key_topics', sql`${table.topics} <@ array[${words(newsletterTopics)}]`),
    check('newsletter_key_frequency', oneOf(table.frequency, newsletterFrequencies)),
    check('newsletter_key_reason', oneOf(table.leaveReason, leaveReasons)),
  ],
)
