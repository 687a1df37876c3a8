import { arrivalFrom, type Arrival, type WorkCalendar } from '#domain/buy/shipping/arrival.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import type { OrderRow } from './order-row.ts'

type Promised = Pick<OrderRow, 'country' | 'placedAt' | 'deliveryFrom' | 'deliveryTo'>

/** The days an order arrives by the store's calendar, counted from its payment; null before that and for orders without a promise. */
export function promisedArrival(order: Promised, paidAt: Date | undefined, calendar: WorkCalendar): Arrival | null {
  const { country, placedAt, deliveryFrom: from, deliveryTo: to } = order
  if (from === null || to === null || paidAt === undefined) return null
  const { timeZone } = countryProfiles[country]
  return arrivalFrom({ from, to }, dayIn(timeZone, placedAt), dayIn(timeZone, paidAt), calendar)
}
