import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { sql } from '../connection/drizzle.ts'
import { moneyActNames, requestStatuses } from '#domain/desk/second-person.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { staff } from './staff.ts'
import { country, ofCountry } from './store.ts'

/** From what sum on a store wants two people; without a row the usual limit, with null none. */
export const secondPersonLimit = pgTable('second_person_limit', {
  country: text()
    .primaryKey()
    .references(() => country.code),
  amount: sum('amount'),
})

/** An act that gives away more than one person may decide on: it waits for another one. */
export const secondPersonRequest = pgTable(
  'second_person_request',
  {
    id: serialId('id'),
    country: ofCountry(),
    act: text({ enum: moneyActNames as [string, ...string[]] }).notNull(),
    /** What it is about: an order, a return, a request for money. */
    subject: text().notNull(),
    /** What was asked for, as it is done when somebody agrees. */
    args: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    amount: sum('amount').notNull(),
    reason: text(),
    idStaff: integer('id_staff')
      .notNull()
      .references(() => staff.idStaff),
    status: text({ enum: requestStatuses }).notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: integer('decided_by').references(() => staff.idStaff),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    // One at a time: of two that ask for the same, the second hears of the first.
    uniqueIndex('second_person_request_waiting')
      .on(table.act, table.subject)
      .where(sql`${table.status} = 'waiting'`),
    index('second_person_request_of_subject').on(table.subject),
    check('second_person_request_act', oneOf(table.act, moneyActNames)),
    check('second_person_request_status', oneOf(table.status, requestStatuses)),
    check('second_person_request_amount', sql`${table.amount} > 0`),
    // Two people, also where a program is wrong.
    check('second_person_request_two', sql`${table.status} <> 'agreed' or ${table.decidedBy} <> ${table.idStaff}`),
  ],
)
