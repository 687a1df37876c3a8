import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import type { exchangeRequest } from '#db/schema/exchange.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import { pickupDays } from '#domain/after-sale/exchanges/pickup.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'
import { outcomeOf } from './mail-outcome.ts'
import { itemsOf } from './returned-items.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

type Request = typeof exchangeRequest.$inferSelect

/** How the goods travel back: where to bring them and until when, or when they are collected. */
async function returnInstructions(tx: Handle, { branchId, maxDate, collector, country }: Request, now: Date) {
  if (branchId !== null) {
    const [office] = await tx.select().from(branchOffice).where(eq(branchOffice.id, branchId))
    const place = office ? `${office.name}, ${office.address}. ${office.openingHours}` : ''
    return { place, until: maxDate === null ? null : dayInWords(maxDate), days: null }
  }
  const { timeZone } = countryProfiles[country]
  const days = collector && pickupDays(collector, { now, timeZone })
  return { place: null, until: null, days: days && `${dayInWords(days.from)} y el ${dayInWords(days.to)}` }
}

/** Sends the mail of each step. A closed account gets none. */
export async function mailExchangeStep(
  tx: Handle,
  request: Request,
  { now, note }: { now: Date; note: string | null },
): Promise<void> {
  const { idCustomer, batchnumber, status } = request
  const [owner] = await tx.select().from(customer).where(eq(customer.idCustomer, idCustomer))
  if (!owner || owner.closedAt) return
  const mail = { to: owner.email, country: request.country, now }
  const about = { name: owner.firstName, batchnumber, orderNr: request.orderNr }
  const outcome = () => itemsOf(tx, batchnumber).then((items) => outcomeOf(tx, request, items, now))
  if (status === 'approved') {
    const data = { ...about, outcome: await outcome(), ...(await returnInstructions(tx, request, now)) }
    await enqueueMail(tx, { ...mail, template: 'exchange-approved', data })
  }
  if (status === 'received' || status === 'finished') {
    await enqueueMail(tx, { ...mail, template: `exchange-${status}`, data: { ...about, outcome: await outcome() } })
  }
  if (status === 'rejected') await enqueueMail(tx, { ...mail, template: 'exchange-rejected', data: { ...about, note } })
  if (status === 'annulled') await enqueueMail(tx, { ...mail, template: 'exchange-annulled', data: { ...about, note } })
}
