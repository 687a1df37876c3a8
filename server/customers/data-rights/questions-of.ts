import { and, asc, eq, inArray, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { question, questionEntry } from '#db/schema/questions.ts'

/** What a person asked the shop, and what it answered. */
export async function questionsOf(db: Handle, idCustomer: number) {
  const isTheirAddress = sql`(${question.country}, ${question.email}) = (select ${customer.country}, ${customer.email}
    from ${customer} where ${customer.idCustomer} = ${idCustomer})`
  const rows = await db
    .select()
    .from(question)
    .where(or(eq(question.idCustomer, idCustomer), isTheirAddress))
    .orderBy(asc(question.idQuestion))
  const ids = rows.map(({ idQuestion }) => idQuestion)
  const answers = await db
    .select()
    .from(questionEntry)
    .where(and(inArray(questionEntry.idQuestion, ids), eq(questionEntry.kind, 'answer')))
    .orderBy(asc(questionEntry.id))
  return rows.map(({ idQuestion, code, orderNr, message, status, askedAt }) => ({
    code,
    orderNr,
    message,
    status,
    askedAt,
    answers: answers.filter((one) => one.idQuestion === idQuestion).map(({ text, createdAt }) => ({ text, createdAt })),
  }))
}
