import { index, integer, jsonb, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { instant, longSerialId } from './columns.ts'

/** First answers to idempotency keys, kept 24 hours; written in the transaction of the effect they answer for. */
export const idempotency = pgTable(
  'idempotency',
  {
    key: text().notNull(),
    route: text().notNull(),
    owner: text().notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.route, table.owner] }), index().on(table.createdAt)],
)

export const rateLimit = pgTable(
  'rate_limit',
  { bucket: text().primaryKey(), count: integer().notNull(), resetAt: instant('reset_at').notNull() },
  (table) => [index().on(table.resetAt)],
)

/** Who did what at the operator's side. */
export const audit = pgTable(
  'audit',
  {
    id: longSerialId('id'),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.subject, table.at)],
)

/** Random keys the shop signs with, made once and the same for every node. */
export const shopSecret = pgTable('shop_secret', { name: text().primaryKey(), value: text().notNull() })
