import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import { sql } from '../connection/drizzle.ts'
import { check, index, integer, jsonb, pgTable, text, uuid } from '../connection/pg-core.ts'
import { instant, longSerialId } from './columns.ts'
import { ofCountry } from './store.ts'

/** Outgoing mail, written in the transaction it reports on. A row is waiting, sent or dead. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: longSerialId('id'),
    country: ofCountry(),
    recipient: text().notNull(),
    template: text().notNull(),
    /** The data of the template, including links and codes that are secrets: erased when the mail is sent. */
    data: jsonb().$type<Record<string, unknown>>(),
    /** Of a test: the words that are tried, instead of those that are published. */
    texts: jsonb().$type<MailTexts>(),
    /** The left part of the Message-ID: every attempt uses the same one, so that a second copy is recognised. */
    messageKey: uuid('message_key')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** The order it is about; null where it is about none. */
    orderNr: text('order_nr'),
    createdAt: instant('created_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Not sent before this time: a failed attempt postpones it, and so does one in progress. */
    dueAt: instant('due_at')
      .notNull()
      .default(sql`now()`),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    /** When it was given up; the operator sees it and may retry it. */
    deadAt: instant('dead_at'),
  },
  (table) => [
    index('outbox_mail_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index().on(table.recipient),
    index('outbox_mail_of_order')
      .on(table.orderNr)
      .where(sql`${table.orderNr} is not null`),
    check(
      'outbox_mail_data',
      sql`${table.sentAt} is null and ${table.data} is not null or ${table.sentAt} is not null and ${table.data} is null`,
    ),
    check('outbox_mail_end', sql`${table.sentAt} is null or ${table.deadAt} is null`),
  ],
)
