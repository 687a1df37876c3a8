import type { AnswerTemplate } from '#contract/desk/questions.ts'
import { and, asc, eq, ne, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { answerTemplate } from '#db/schema/questions.ts'
import { maxTemplates } from '#domain/content/help/answer-text.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { checkTemplateText } from './question-acts.ts'

type Written = { name: string; text: string }

const subjectOf = (idTemplate: number) => `answer template ${idTemplate}`

export async function listTemplates(db: Handle, country: OpenCountry): Promise<AnswerTemplate[]> {
  const rows = await db
    .select()
    .from(answerTemplate)
    .where(eq(answerTemplate.country, country))
    .orderBy(asc(sql`lower(${answerTemplate.name})`))
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
}

/** One name in a store; two people who write at once wait here for each other. */
async function refuseTaken(tx: Handle, country: OpenCountry, name: string, { language }: StaffCall, own = 0) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop: answer templates ${country}`}))`)
  const isOther = and(eq(answerTemplate.country, country), ne(answerTemplate.idTemplate, own))
  const others = await tx.select({ name: answerTemplate.name }).from(answerTemplate).where(isOther)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    const taken = { es: 'Ya hay un modelo con ese nombre.', en: 'There is a template of that name already.' }
    throw new DeskError('invalid_input', { sentence: taken, errors: { name: taken[language] } })
  }
  if (own === 0 && others.length >= maxTemplates) {
    const sentence = {
      es: `Ya hay ${maxTemplates} modelos: borrá antes uno.`,
      en: `There are ${maxTemplates} templates already: delete one first.`,
    }
    throw new DeskError('not_possible', { sentence })
  }
}

async function lockTemplate(tx: Handle, seen: { idTemplate: number; version: number }, { requireStore }: StaffCall) {
  const { idTemplate, version } = seen
  const [row] = await tx.select().from(answerTemplate).where(eq(answerTemplate.idTemplate, idTemplate)).for('update')
  if (!row) throw new DeskError('not_found')
  requireStore(row.country)
  if (row.version === version) return row
  const last = await lastActOn(tx, subjectOf(idTemplate))
  throw new DeskError('changed_meanwhile', { data: { ...(last && { last }) } })
}

export async function addTemplate(
  tx: Handle,
  { country, name, text }: Written & { country: OpenCountry },
  call: StaffCall,
): Promise<void> {
  call.requireStore(country)
  checkTemplateText(text, call)
  await refuseTaken(tx, country, name, call)
  const acting = call.acting()
  const [row] = await tx
    .insert(answerTemplate)
    .values({ country, name, text, changedBy: acting.actor, changedAt: acting.now })
    .returning({ idTemplate: answerTemplate.idTemplate })
  await writeAudit(tx, acting, 'add-answer-template', subjectOf(row!.idTemplate), { country, after: { name, text } })
}

export async function changeTemplate(
  tx: Handle,
  { idTemplate, version, name, text }: Written & { idTemplate: number; version: number },
  call: StaffCall,
): Promise<OpenCountry> {
  const before = await lockTemplate(tx, { idTemplate, version }, call)
  const { country } = before
  checkTemplateText(text, call)
  await refuseTaken(tx, country, name, call, idTemplate)
  const acting = call.acting()
  const changed = { changedBy: acting.actor, changedAt: acting.now, version: version + 1 }
  await tx
    .update(answerTemplate)
    .set({ name, text, ...changed })
    .where(eq(answerTemplate.idTemplate, idTemplate))
  await writeAudit(tx, acting, 'change-answer-template', subjectOf(idTemplate), {
    country,
    before: { name: before.name, text: before.text },
    after: { name, text },
  })
  return country
}

export async function deleteTemplate(
  tx: Handle,
  seen: { idTemplate: number; version: number },
  call: StaffCall,
): Promise<OpenCountry> {
  const { country, name, text } = await lockTemplate(tx, seen, call)
  await tx.delete(answerTemplate).where(eq(answerTemplate.idTemplate, seen.idTemplate))
  await writeAudit(tx, call.acting(), 'delete-answer-template', subjectOf(seen.idTemplate), {
    country,
    before: { name, text },
  })
  return country
}
