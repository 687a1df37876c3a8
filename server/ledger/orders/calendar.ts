import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { holiday } from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { usualCalendar, type WorkCalendar } from '#domain/buy/shipping/arrival.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The days parcels of a store travel. */
export async function readCalendar(db: Handle, country: OpenCountry): Promise<WorkCalendar> {
  const [[store], holidays] = await Promise.all([
    db.select({ workingDays: countryTable.workingDays }).from(countryTable).where(eq(countryTable.code, country)),
    db.select({ day: holiday.day }).from(holiday).where(eq(holiday.country, country)).orderBy(asc(holiday.day)),
  ])
  const workingDays = store?.workingDays ?? usualCalendar.workingDays
  return { workingDays, holidays: holidays.map(({ day }) => day) }
}
