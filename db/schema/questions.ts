import { questionStatuses } from '#domain/content/help/question.ts'
import { sql } from '../connection/drizzle.ts'
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex } from '../connection/pg-core.ts'
import { instant, oneOf, serialId } from './columns.ts'
import { customer } from './customers.ts'
import { staff } from './staff.ts'
import { ofCountry } from './store.ts'

/** What a shopper asked in help. The address and the number of the order are what was typed: nobody has proven them. */
export const question = pgTable(
  'question',
  {
    idQuestion: serialId('id_question'),
    country: ofCountry(),
    /** What the shopper was given to name it by. */
    code: text().notNull().unique(),
    email: text().notNull(),
    /** The account that had this address when it was asked. */
    idCustomer: integer('id_customer'),
    orderNr: text('order_nr'),
    message: text().notNull(),
    status: text({ enum: questionStatuses }).notNull().default('open'),
    /** Who of the staff is on it. */
    idStaff: integer('id_staff').references(() => staff.idStaff),
    askedAt: instant('asked_at').notNull(),
    /** When anything last happened with it. */
    touchedAt: instant('touched_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    index('question_list').on(table.country, table.status, table.idQuestion),
    index('question_of_email').on(table.country, table.email),
    index('question_of_customer').on(table.idCustomer),
    index('question_of_order')
      .on(table.orderNr)
      .where(sql`${table.orderNr} is not null`),
    index('question_touched').on(table.touchedAt),
    check('question_status', oneOf(table.status, questionStatuses)),
    check('question_message', sql`length(${table.message}) between 1 and 6000`),
  ],
)

export const questionEntryKinds = ['answer', 'note'] as const

/** What the staff answered, and what they note for each other, which no shopper reads. */
export const questionEntry = pgTable(
  'question_entry',
  {
    id: serialId('id'),
    idQuestion: integer('id_question')
      .notNull()
      .references(() => question.idQuestion, { onDelete: 'cascade' }),
    kind: text({ enum: questionEntryKinds }).notNull(),
    text: text().notNull(),
    author: text().notNull(),
    idStaff: integer('id_staff').references(() => staff.idStaff),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.idQuestion),
    check('question_entry_kind', oneOf(table.kind, questionEntryKinds)),
    check('question_entry_text', sql`length(${table.text}) between 1 and 8000`),
  ],
)

/** Texts that answer what is asked often, in the voice of their store. */
export const answerTemplate = pgTable(
  'answer_template',
  {
    idTemplate: serialId('id_template'),
    country: ofCountry(),
    name: text().notNull(),
    text: text().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('answer_template_name').on(table.country, sql`lower(${table.name})`),
    check(
      'answer_template_lengths',
      sql`length(${table.name}) between 1 and 60 and length(${table.text}) between 1 and 4000`,
    ),
  ],
)
