import { and, asc, desc, eq, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { question } from '#db/schema/questions.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const columns = {
  idQuestion: question.idQuestion,
  code: question.code,
  status: question.status,
  at: question.askedAt,
}
type Row = { idQuestion: number; code: string; status: (typeof question.$inferSelect)['status']; at: Date }
const wire = ({ at, ...row }: Row) => ({ ...row, at: at.toISOString() })

const maxListed = 50

/** What was asked with the number of an order, in its store. */
export async function questionsAboutOrder(db: Handle, orderNr: string) {
  const rows = await db
    .select(columns)
    .from(question)
    .innerJoin(salesOrder, and(eq(salesOrder.orderNr, question.orderNr), eq(salesOrder.country, question.country)))
    .where(eq(question.orderNr, orderNr))
    .orderBy(asc(question.idQuestion))
    .limit(maxListed)
  return rows.map(wire)
}

type Person = { idCustomer: number; country: OpenCountry; email: string }

/** Asked from somebody's address, or from the one that their account had then. */
export const isAskedBy = ({ idCustomer, country, email }: Person) =>
  sql`${question.country} = ${country} and ${or(eq(question.idCustomer, idCustomer), eq(question.email, email))}`

export async function questionsOfCustomer(db: Handle, person: Person) {
  const rows = await db
    .select(columns)
    .from(question)
    .where(isAskedBy(person))
    .orderBy(desc(question.idQuestion))
    .limit(maxListed)
  return rows.map(wire)
}
