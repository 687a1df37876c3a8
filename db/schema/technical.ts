import { customType, index, integer, jsonb, pgTable, primaryKey, text } from '../connection/pg-core.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sql } from '../connection/drizzle.ts'
import { instant, longSerialId, serialId } from './columns.ts'
import { staff } from './staff.ts'

export type AuditedFields = Readonly<Record<string, unknown>>

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

/** The actions of operators. A trigger lets no row be changed, and none deleted but by the job that archives them. */
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
    /** Who it was, for an act at the desk. */
    idStaff: integer('id_staff').references(() => staff.idStaff),
    /** The store it was done in; null for an act on all of them. */
    country: text().$type<OpenCountry>(),
    /** What was so before and what is so since, where the act changed fields. */
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
  },
  (table) => [
    // For `subject = …` and for `subject like '…: %'` alike.
    index('audit_of_subject').on(table.subject.op('text_pattern_ops'), table.at),
    index().on(table.at),
    index('audit_of_staff')
      .on(table.idStaff, table.at)
      .where(sql`${table.idStaff} is not null`),
  ],
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
