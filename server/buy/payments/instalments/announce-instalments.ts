import { and, eq, or, sql } from '#db/connection/drizzle.ts'
import { instalmentOffer } from '#db/schema/payment-methods.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays, dayIn } from '#domain/platform/dates.ts'
import { everyFiveMinutes, type Job } from '#server/platform/jobs/job.ts'

/** Pages are kept until something changes, and a day that begins is no change: this makes it one, once for an offer. */
export const announceInstalments: Job = {
  name: 'announce-instalments',
  summary: 'have pages made again on the day on which cuotas of a bank begin, and the day after their last',
  schedule: everyFiveMinutes,
  async run(db, { now }) {
    let done = 0
    for (const country of openCountries) {
      const today = dayIn(countryProfiles[country].timeZone, now)
      const isDue = and(
        eq(instalmentOffer.country, country),
        or(eq(instalmentOffer.fromDay, today), eq(instalmentOffer.untilDay, addDays(today, -1))),
        sql`${instalmentOffer.announcedOn} is distinct from ${today}::date`,
      )
      const due = await db.select({ id: instalmentOffer.id }).from(instalmentOffer).where(isDue)
      if (due.length === 0) continue
      await db.update(instalmentOffer).set({ announcedOn: today }).where(isDue)
      done += due.length
    }
    return { done, failures: [] }
  },
}
