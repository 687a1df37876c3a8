import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import type { ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

/** A return of the person's stores, locked, and only as it was when they saw it. */
export async function lockSeenReturn(
  tx: Handle,
  { batchnumber, seen }: { batchnumber: string; seen: ExchangeStatus },
  { requireStore }: Pick<StaffCall, 'requireStore'>,
): Promise<OpenCountry> {
  const byNumber = eq(exchangeRequest.batchnumber, batchnumber)
  const [found] = await tx.select().from(exchangeRequest).where(byNumber).for('update')
  if (!found) throw new DeskError('not_found')
  requireStore(found.country)
  if (found.status === seen) return found.country
  const last = await lastActOn(tx, batchnumber)
  throw new DeskError('changed_meanwhile', { data: { status: found.status, ...(last && { last }) } })
}
