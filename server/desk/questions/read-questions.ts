import type { DeskQuestion, ListedQuestion } from '#contract/desk/questions.ts'
import { and, asc, desc, eq, gt, inArray, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { question, questionEntry } from '#db/schema/questions.ts'
import { staff } from '#db/schema/staff.ts'
import type { QuestionStatus } from '#domain/content/help/question.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { maskEmail, maskName } from '#domain/platform/text/mask-person.ts'

const excerptLength = 160
const excerptOf = (message: string) => {
  const line = message.replaceAll(/\s+/g, ' ')
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line
}

type Row = typeof question.$inferSelect
type Filter = { countries: readonly OpenCountry[]; status: QuestionStatus; takenBy?: number | undefined }
type Page = { limit: number; after?: number | undefined }

/** Questions of stores, a page at a time: those that wait from the oldest, others from the latest. */
export async function listQuestions(
  db: Handle,
  { countries, status, takenBy }: Filter,
  { limit, after }: Page,
  idStaff: number,
): Promise<{ questions: ListedQuestion[]; next: number | null }> {
  const isOpen = status === 'open'
  const behind = (id: number) => (isOpen ? gt(question.idQuestion, id) : lt(question.idQuestion, id))
  const rows = await db
    .select({ question, takenBy: staff.name })
    .from(question)
    .leftJoin(staff, eq(staff.idStaff, question.idStaff))
    .where(
      and(
        inArray(question.country, [...countries]),
        eq(question.status, status),
        takenBy === undefined ? undefined : eq(question.idStaff, takenBy),
        after === undefined ? undefined : behind(after),
      ),
    )
    .orderBy(isOpen ? asc(question.idQuestion) : desc(question.idQuestion))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const questions = page.map(({ question: row, takenBy: name }) => {
    const { idQuestion, code, country, orderNr } = row
    return {
      idQuestion,
      code,
      country,
      status: row.status,
      email: maskEmail(row.email),
      orderNr,
      excerpt: excerptOf(row.message),
      askedAt: row.askedAt.toISOString(),
      takenBy: name,
      isMine: row.idStaff === idStaff,
    }
  })
  return { questions, next: rows.length > limit ? page.at(-1)!.question.idQuestion : null }
}

/** Whose order was named, and the first name that belongs to the address: its account’s, or that of a guest’s order. */
async function readAsker(db: Handle, { country, email, idCustomer, orderNr }: Row) {
  const isTheirs = and(eq(customer.country, country), eq(customer.email, email))
  const [account] = await db.select().from(customer).where(isTheirs)
  const isNamed = and(eq(salesOrder.orderNr, orderNr ?? ''), eq(salesOrder.country, country))
  const [order] = orderNr === null ? [] : await db.select().from(salesOrder).where(isNamed)
  const owner = order?.idCustomer ?? null
  const isOfAccount = owner !== null && [account?.idCustomer, idCustomer].includes(owner)
  const isOfAsker = isOfAccount || order?.guestEmail === email
  const nameOfGuest = isOfAsker && order?.guestEmail === email ? order.shippingAddress.first_name : null
  const orderOf = orderNr === null ? null : !order ? 'nobody' : isOfAsker ? 'asker' : 'another'
  return { name: account?.firstName || nameOfGuest, idCustomer: account?.idCustomer ?? idCustomer, orderOf } as const
}

/** A question, with the person it belongs to as far as the shop knows. */
export async function findQuestion(db: Handle, idQuestion: number) {
  const [row] = await db
    .select({ question, takenBy: staff.name })
    .from(question)
    .leftJoin(staff, eq(staff.idStaff, question.idStaff))
    .where(eq(question.idQuestion, idQuestion))
  if (!row) throw new DeskError('not_found')
  return { row: row.question, takenBy: row.takenBy, asker: await readAsker(db, row.question) }
}
export type FoundQuestion = Awaited<ReturnType<typeof findQuestion>>

type Seen = { isRevealed: boolean; idStaff: number }

/** A question as the desk shows it. */
export async function wireQuestion(
  db: Handle,
  { row, takenBy, asker }: FoundQuestion,
  { isRevealed, idStaff }: Seen,
): Promise<DeskQuestion> {
  const { idQuestion, version, code, country, status, email, orderNr, message, askedAt } = row
  const entries = await db
    .select()
    .from(questionEntry)
    .where(eq(questionEntry.idQuestion, idQuestion))
    .orderBy(asc(questionEntry.id))
  return {
    idQuestion,
    version,
    code,
    country,
    status,
    isRevealed,
    email: isRevealed ? email : maskEmail(email),
    name: asker.name && (isRevealed ? asker.name : maskName(asker.name)),
    idCustomer: asker.idCustomer,
    orderNr,
    orderOf: asker.orderOf,
    message,
    askedAt: askedAt.toISOString(),
    takenBy,
    isMine: row.idStaff === idStaff,
    entries: entries.map(({ id, kind, text, author, createdAt }) => {
      return { id, kind, text, author, at: createdAt.toISOString() }
    }),
  }
}
