import type { OpenCountry } from '#domain/platform/country/country.ts'
import { noticeEvents, staffRoles } from '#domain/operations/notices/events.ts'
import { sql } from '../connection/drizzle.ts'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from '../connection/pg-core.ts'
import { instant, longSerialId, oneOf, serialId } from './columns.ts'
import { country, ofCountry } from './store.ts'

/** Where a staff role gets its notices; of one store, or of all where `country` is null. */
export const staffContact = pgTable(
  'staff_contact',
  {
    id: serialId('id'),
    country: text()
      .$type<OpenCountry>()
      .references(() => country.code),
    role: text({ enum: staffRoles }).notNull(),
    email: text().notNull(),
  },
  (table) => [
    unique('staff_contact_once').on(table.country, table.role, table.email).nullsNotDistinct(),
    check('staff_contact_role', oneOf(table.role, staffRoles)),
    check('staff_contact_email', sql`${table.email} = lower(${table.email})`),
  ],
)

/** An address of the retailer's that events are sent to, signed with its secret. */
export const webhook = pgTable(
  'webhook',
  {
    id: serialId('id'),
    country: text()
      .$type<OpenCountry>()
      .references(() => country.code),
    url: text().notNull(),
    events: text().array().$type<(typeof noticeEvents)[number][]>().notNull(),
    secret: text().notNull(),
    active: boolean().notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('webhook_once').on(table.country, table.url).nullsNotDistinct(),
    check('webhook_events', sql`cardinality(${table.events}) > 0`),
  ],
)

/** An event on its way to one webhook, written in the transaction it reports on: waiting, delivered or dead. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: longSerialId('id'),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    country: ofCountry(),
    /** The same in every attempt: the receiver recognises a second one by it. */
    eventId: uuid('event_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    event: text({ enum: noticeEvents }).notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Not sent before this time: a failed attempt postpones it, and so does one in progress. */
    dueAt: instant('due_at').notNull(),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    deliveredAt: instant('delivered_at'),
    deadAt: instant('dead_at'),
  },
  (table) => [
    index('webhook_delivery_due')
      .on(table.dueAt)
      .where(sql`${table.deliveredAt} is null and ${table.deadAt} is null`),
    index().on(table.webhookId, table.id),
    check('webhook_delivery_end', sql`${table.deliveredAt} is null or ${table.deadAt} is null`),
  ],
)
