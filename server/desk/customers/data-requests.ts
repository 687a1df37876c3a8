import type { DataRequest } from '#contract/desk/data-requests.ts'
import { asc, desc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { dataRequest } from '#db/schema/data-requests.ts'
import { holiday } from '#db/schema/shipping.ts'
import { dueDay, type DataRequestKind, type DataRequestStatus } from '#domain/desk/customers/data-requests.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'

export const subjectOf = (id: number) => `data request ${id}`
const maxListed = 200

/** The open ones first, by their last day; then what was decided. */
export async function readRequests(
  db: Handle,
  filter: { countries: readonly OpenCountry[] } | { id: number },
  now: Date,
): Promise<DataRequest[]> {
  const rows = await db
    .select({ request: dataRequest, email: customer.email, closedAt: customer.closedAt })
    .from(dataRequest)
    .innerJoin(customer, eq(customer.idCustomer, dataRequest.idCustomer))
    .where('id' in filter ? eq(dataRequest.id, filter.id) : inArray(dataRequest.country, [...filter.countries]))
    .orderBy(desc(sql`${dataRequest.status} = 'open'`), asc(dataRequest.dueOn), desc(dataRequest.id))
    .limit(maxListed)
  return rows.map(({ request: { decidedAt, ...request }, email, closedAt }) => ({
    ...request,
    email: closedAt ? '' : maskEmail(email),
    today: dayIn(countryProfiles[request.country].timeZone, now),
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
}

type Noted = { idCustomer: number; country: OpenCountry; kind: DataRequestKind; receivedOn: string }

const wrongDay = { es: 'Tiene que ser un día que ya pasó, o hoy.', en: 'It has to be a day that is over, or today.' }
const openAlready = { es: 'Ya hay un pedido así abierto.', en: 'There is such a request open already.' }

/** Notes a request; its clock runs from the day it came, not from the day it was noted. */
export async function noteRequest(tx: Handle, noted: Noted, acting: Acting): Promise<number> {
  const { idCustomer, country, kind, receivedOn } = noted
  const today = dayIn(countryProfiles[country].timeZone, acting.now)
  if (Number.isNaN(Date.parse(receivedOn)) || receivedOn > today) {
    throw new DeskError('invalid_input', { sentence: wrongDay, errors: { receivedOn: wrongDay.es } })
  }
  const days = await tx.select({ day: holiday.day }).from(holiday).where(eq(holiday.country, country))
  const dueOn = dueDay({ country, kind, received: receivedOn, holidays: days.map(({ day }) => day) })
  const [row] = await tx
    .insert(dataRequest)
    .values({ idCustomer, country, kind, receivedOn, dueOn })
    .onConflictDoNothing()
    .returning({ id: dataRequest.id })
  if (!row) throw new DeskError('not_possible', { sentence: openAlready })
  await writeAudit(tx, acting, `note-${kind}-request`, `${subjectOf(row.id)}: #${idCustomer}`, { country })
  return row.id
}

/** A request that is open, locked: the second of two hears by whom it was decided. */
export async function lockOpenRequest(tx: Handle, id: number) {
  const [row] = await tx.select().from(dataRequest).where(eq(dataRequest.id, id)).for('update')
  if (!row) throw new DeskError('not_found')
  if (row.status === 'open') return row
  const last = await lastActOn(tx, subjectOf(id))
  throw new DeskError('changed_meanwhile', { data: { status: row.status, ...(last && { last }) } })
}

export const decideRequest = (tx: Handle, id: number, status: DataRequestStatus, now: Date) =>
  tx.update(dataRequest).set({ status, decidedAt: now }).where(eq(dataRequest.id, id))
