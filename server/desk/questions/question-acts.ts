import { eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { question, questionEntry } from '#db/schema/questions.ts'
import { fillAnswer, missingPlaceholders, unknownPlaceholders } from '#domain/content/help/answer-text.ts'
import { questionAfter, type QuestionAct, type QuestionStatus } from '#domain/content/help/question.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { DeskSentence } from '#domain/desk/words.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { findQuestion } from './read-questions.ts'

/** What the audit calls a question. */
const questionSubject = (code: string) => `question ${code}`

type Seen = { idQuestion: number; version?: number }

/** A question of the person's stores, locked; where a version is named, only as it was when they read it. */
async function lockQuestion(tx: Handle, { idQuestion, version }: Seen, { requireStore }: StaffCall) {
  const [row] = await tx.select().from(question).where(eq(question.idQuestion, idQuestion)).for('no key update')
  if (!row) throw new DeskError('not_found')
  requireStore(row.country)
  if (version === undefined || row.version === version) return row
  const last = await lastActOn(tx, questionSubject(row.code))
  throw new DeskError('changed_meanwhile', { data: { status: row.status, ...(last && { last }) } })
}

type Change = { status?: QuestionStatus; idStaff?: number | null }

const change = (tx: Handle, idQuestion: number, values: Change, now: Date) =>
  tx
    .update(question)
    .set({ ...values, touchedAt: now, version: sql`${question.version} + 1` })
    .where(eq(question.idQuestion, idQuestion))

function statusAfter(status: QuestionStatus, act: QuestionAct): QuestionStatus {
  const after = questionAfter(status, act)
  if (!after) throw new DeskError('not_possible')
  return after
}

/** Who takes a question says to all that they answer it. */
export async function takeQuestion(
  tx: Handle,
  { isMine, ...seen }: Required<Seen> & { isMine: boolean },
  call: StaffCall,
) {
  const { code, country } = await lockQuestion(tx, seen, call)
  await change(tx, seen.idQuestion, { idStaff: isMine ? call.staff.idStaff : null }, call.now)
  const action = isMine ? 'take-question' : 'leave-question'
  await writeAudit(tx, call.acting(), action, questionSubject(code), { country })
}

const refuseText = (sentence: DeskSentence, { language }: StaffCall) =>
  new DeskError('invalid_input', { sentence, errors: { text: sentence[language] } })

function refuseUnknown(text: string, call: StaffCall): void {
  const unknown = unknownPlaceholders(text)
  if (unknown.length === 0) return
  const names = unknown.join(', ')
  const sentence = {
    es: `${names} no se puede completar: solo {nombre} y {pedido}.`,
    en: `${names} cannot be filled: only {nombre} and {pedido} can.`,
  }
  throw refuseText(sentence, call)
}

/** A text that is to be a template: what it leaves open can be filled. */
export const checkTemplateText = refuseUnknown

/** Mails an answer to the address that was typed. What was answered is not repeated in the audit, which nobody can clean. */
export async function answerQuestion(
  tx: Handle,
  { text, ...seen }: Required<Seen> & { text: string },
  call: StaffCall,
) {
  const locked = await lockQuestion(tx, seen, call)
  const status = statusAfter(locked.status, 'answer')
  refuseUnknown(text, call)
  const { row, asker } = await findQuestion(tx, seen.idQuestion)
  const { code, country, orderNr, email } = row
  const values = { nombre: asker.name, pedido: orderNr }
  const missing = missingPlaceholders(text, values).map((name) => `{${name}}`)
  if (missing.length > 0) {
    const sentence = {
      es: `No sabemos qué va en ${missing.join(' y ')}: escribilo o sacalo.`,
      en: `What belongs in ${missing.join(' and ')} is not known: write it or remove it.`,
    }
    throw refuseText(sentence, call)
  }
  const answer = fillAnswer(text, values)
  const { now, staff } = call
  const acting = call.acting()
  const by = { author: acting.actor, idStaff: acting.idStaff ?? null, createdAt: now }
  await tx.insert(questionEntry).values({ idQuestion: seen.idQuestion, kind: 'answer', text: answer, ...by })
  await change(tx, seen.idQuestion, { status, idStaff: row.idStaff ?? staff.idStaff }, now)
  const about = asker.orderOf === 'asker' ? { orderNr: orderNr! } : {}
  await enqueueMail(tx, { template: 'help-answer', to: email, country, data: { code, answer, ...about }, now })
  await writeAudit(tx, acting, 'answer-question', questionSubject(code), { country })
}

export async function noteQuestion(tx: Handle, { text, idQuestion }: Seen & { text: string }, call: StaffCall) {
  const { code, country } = await lockQuestion(tx, { idQuestion }, call)
  const { actor: author, idStaff = null, now: createdAt } = call.acting()
  await tx.insert(questionEntry).values({ idQuestion, kind: 'note', text, author, idStaff, createdAt })
  await tx.update(question).set({ touchedAt: createdAt }).where(eq(question.idQuestion, idQuestion))
  await writeAudit(tx, call.acting(), 'note-question', questionSubject(code), { country })
}

type Move = Required<Seen> & { act: 'close' | 'reopen' }

export async function moveQuestion(tx: Handle, { act, ...seen }: Move, call: StaffCall) {
  const { code, country, status } = await lockQuestion(tx, seen, call)
  const after = statusAfter(status, act)
  await change(tx, seen.idQuestion, { status: after }, call.now)
  await writeAudit(tx, call.acting(), `${act}-question`, questionSubject(code), {
    country,
    before: { status },
    after: { status: after },
  })
}

/** Notes that somebody saw the person behind a question, and why. */
export async function noteReveal(tx: Handle, idQuestion: number, reason: string, call: StaffCall) {
  const { code, country } = await lockQuestion(tx, { idQuestion }, call)
  await writeAudit(tx, call.acting(reason), 'reveal-question', questionSubject(code), { country })
}
