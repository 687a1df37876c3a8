import { sql } from '../connection/drizzle.ts'
import { check, index, integer, pgTable, text } from '../connection/pg-core.ts'
import { instant, serialId } from './columns.ts'
import { ofOrder } from './orders.ts'
import { ofCountry } from './store.ts'

/** A key in a mail that ties an answer to an order; answered once (OP-095). */
export const npsInvitation = pgTable(
  'nps_invitation',
  { key: text().primaryKey(), orderNr: ofOrder(), expiresAt: instant('expires_at').notNull() },
  (table) => [index().on(table.orderNr)],
)

export const npsAnswer = pgTable(
  'nps_answer',
  {
    id: serialId('id'),
    country: ofCountry(),
    key: text()
      .unique()
      .references(() => npsInvitation.key),
    score: integer().notNull(),
    comment: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.country, table.createdAt),
    check('nps_answer_score', sql`${table.score} between 0 and 10`),
    check('nps_answer_comment', sql`length(${table.comment}) <= 500`),
  ],
)
