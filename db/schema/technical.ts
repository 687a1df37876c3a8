import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** First answers to idempotency keys, kept 24 hours; written in the transaction of the effect they answer for. */
export const idempotency = pgTable(
  'idempotency',
  {
    key: text().notNull(),
    route: text().notNull(),
    owner: text().notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.route, table.owner] }), index().on(table.createdAt)],
)
