import { customType, index, integer, jsonb, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import { instant, longSerialId, serialId } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** First responses to idempotency keys, kept 24 hours; written in the transaction of their effect. */
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

/** The actions of operators. */
export const audit = pgTable(
  'audit',
  {
    id: longSerialId('id'),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    at: instant('at').notNull(),
    /** Why, where the operator said so. */
    reason: text(),
  },
  (table) => [index().on(table.subject, table.at), index().on(table.at)],
)

/** Old rows of `audit`, compressed: a line of JSON each. They are kept for good. */
export const auditArchive = pgTable('audit_archive', {
  id: serialId('id'),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
  rows: integer().notNull(),
  bytes: bytes().notNull(),
})

/** Random keys the shop signs with, created once and the same for every node. */
export const shopSecret = pgTable('shop_secret', { name: text().primaryKey(), value: text().notNull() })
