import type { CustomerCare } from '#contract/desk/customer-care.ts'
import { and, desc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { orderNote } from '#db/schema/order-notes.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { question, questionEntry } from '#db/schema/questions.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isAskedBy, questionsOfCustomer } from '#server/desk/questions/questions-about.ts'

const maxListed = 50

type Person = { idCustomer: number; country: OpenCountry; email: string }

async function readMails(db: Handle, { country, email }: Person): Promise<CustomerCare['mails']> {
  const { id, template, orderNr, createdAt, sentAt, deadAt } = outboxMail
  const rows = await db
    .select({ id, template, orderNr, createdAt, sentAt, deadAt })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.country, country)))
    .orderBy(desc(outboxMail.id))
    .limit(maxListed)
  return rows.map(({ createdAt: at, sentAt: sent, deadAt: dead, ...row }) => ({
    ...row,
    state: sent ? 'sent' : dead ? 'dead' : 'waiting',
    at: at.toISOString(),
  }))
}

async function readNotes(db: Handle, person: Person): Promise<CustomerCare['notes']> {
  const onOrders = await db
    .select({ ref: orderNote.orderNr, text: orderNote.text, author: orderNote.author, at: orderNote.createdAt })
    .from(orderNote)
    .innerJoin(salesOrder, eq(salesOrder.orderNr, orderNote.orderNr))
    .where(eq(salesOrder.idCustomer, person.idCustomer))
    .orderBy(desc(orderNote.id))
    .limit(maxListed)
  const onQuestions = await db
    .select({ ref: question.code, text: questionEntry.text, author: questionEntry.author, at: questionEntry.createdAt })
    .from(questionEntry)
    .innerJoin(question, eq(question.idQuestion, questionEntry.idQuestion))
    .where(and(isAskedBy(person), eq(questionEntry.kind, 'note')))
    .orderBy(desc(questionEntry.id))
    .limit(maxListed)
  return [
    ...onOrders.map((note) => ({ on: 'order' as const, ...note })),
    ...onQuestions.map((note) => ({ on: 'question' as const, ...note })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxListed)
    .map((note) => ({ ...note, at: note.at.toISOString() }))
}

/** How the shop and a customer spoke: what was asked, what was mailed, and what the staff noted of it. */
export const readContacts = async (db: Handle, person: Person) => ({
  questions: await questionsOfCustomer(db, person),
  mails: await readMails(db, person),
  notes: await readNotes(db, person),
})
