import { alias } from '#db/connection/pg-core.ts'
import { and, asc, eq, gt, inArray, lte, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { secondPersonRequest } from '#db/schema/second-person.ts'
import { staff } from '#db/schema/staff.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { needsSecondPerson, requestLifeMs, type MoneyAct } from '#domain/desk/second-person.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { limitOf } from '#server/ledger/second-person/limits.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'

export type MoneyRequest = Omit<typeof secondPersonRequest.$inferSelect, 'act'> & { act: MoneyAct; by: string }

const asker = alias(staff, 'asker')

/** Requests that still wait at this moment, the earliest first. */
export async function waitingRequests(db: Handle, which: SQL | undefined, now: Date): Promise<MoneyRequest[]> {
  const rows = await db
    .select({ request: secondPersonRequest, by: asker.email })
    .from(secondPersonRequest)
    .innerJoin(asker, eq(asker.idStaff, secondPersonRequest.idStaff))
    .where(and(eq(secondPersonRequest.status, 'waiting'), gt(secondPersonRequest.expiresAt, now), which))
    .orderBy(asc(secondPersonRequest.createdAt), asc(secondPersonRequest.id))
    .limit(200)
  return rows.map(({ request, by }) => ({ ...request, act: request.act as MoneyAct, by }))
}

export const waitingIn = (db: Handle, stores: readonly OpenCountry[], now: Date) =>
  waitingRequests(db, inArray(secondPersonRequest.country, [...stores]), now)

/** What waits about something, for its screen. */
export const waitingFor = (db: Handle, subject: string, now: Date) =>
  waitingRequests(db, eq(secondPersonRequest.subject, subject), now)

type NewRequest = {
  act: MoneyAct
  country: OpenCountry
  subject: string
  /** What it gives away, in minor units. */
  amount: number
  args: Readonly<Record<string, unknown>>
  reason: string | undefined
}

const noKey = {
  es: 'Supera lo que se decide sin una segunda persona: una clave no puede pedirlo.',
  en: 'It is above what is decided without a second person: a key cannot ask for it.',
}

/**
 * Whether one person may do it alone. Otherwise it is written down for a second one, with a row in the audit, and the act is
 * not done.
 */
export async function mayDoAlone(
  tx: Handle,
  request: NewRequest,
  { staff: who, now, acting }: StaffCall,
): Promise<boolean> {
  const { act, country, subject, amount, args, reason } = request
  if (!needsSecondPerson(amount, await limitOf(tx, country))) return true
  if (who.key) throw new DeskError('not_permitted', { sentence: noKey })
  const isSame = and(eq(secondPersonRequest.act, act), eq(secondPersonRequest.subject, subject))
  const isOver = and(isSame, eq(secondPersonRequest.status, 'waiting'), lte(secondPersonRequest.expiresAt, now))
  await tx.update(secondPersonRequest).set({ status: 'rejected', decidedAt: now }).where(isOver)
  const [written] = await tx
    .insert(secondPersonRequest)
    .values({
      act,
      country,
      subject,
      amount,
      args,
      reason,
      idStaff: who.idStaff,
      createdAt: now,
      expiresAt: new Date(now.getTime() + requestLifeMs),
    })
    .onConflictDoNothing()
    .returning({ id: secondPersonRequest.id })
  if (!written)
    throw new DeskError('not_possible', {
      sentence: { es: 'Ya se pidió, y espera a otra persona.', en: 'It was asked for, and waits for a second person.' },
    })
  await writeAudit(tx, acting(reason), 'ask-second-person', `${subject}: ${act}`, { country, after: { amount } })
  return false
}
