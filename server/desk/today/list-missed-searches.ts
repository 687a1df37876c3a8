import type { MissedSearch } from '#contract/desk/today.ts'
import { and, desc, eq, gt, gte, inArray, max, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { searchMiss } from '#db/schema/discovery.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays, dayIn } from '#domain/platform/dates.ts'

const maxShown = 200
const usualDays = 7
/** What one person alone typed may be about that person. */
export const minVisitors = 2

/** What visitors did not find in the last days, the most wanted first. */
export async function listMissedSearches(
  db: Handle,
  stores: readonly OpenCountry[],
  now: Date,
  days = usualDays,
): Promise<MissedSearch[]> {
  if (stores.length === 0) return []
  const visitors = sql<number>`sum(${searchMiss.visitors})::int`
  const lately = stores.map((country) => {
    const from = addDays(dayIn(countryProfiles[country].timeZone, now), 1 - days)
    return and(eq(searchMiss.country, country), gte(searchMiss.day, from))
  })
  const rows = await db
    .select({ country: searchMiss.country, term: searchMiss.term, visitors, lastDay: max(searchMiss.day) })
    .from(searchMiss)
    .where(and(inArray(searchMiss.country, [...stores]), or(...lately)))
    .groupBy(searchMiss.country, searchMiss.term)
    .having(gt(visitors, minVisitors - 1))
    .orderBy(desc(visitors), searchMiss.term)
    .limit(maxShown)
  return rows.map(({ lastDay, ...row }) => ({ ...row, lastDay: lastDay! }))
}
