import type { SearchFigures } from '#contract/desk/searches.ts'
import { and, desc, eq, gte } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { searchTerm } from '#db/schema/discovery.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { listMissedSearches, minVisitors } from '#server/desk/today/list-missed-searches.ts'

const maxShown = 200
const aDay = 24 * 60 * 60_000

/** What was searched for lately, with and without results. What one person alone typed is not shown. */
export async function listSearchFigures(
  db: Handle,
  country: OpenCountry,
  days: number,
  now: Date,
): Promise<SearchFigures> {
  const isLately = gte(searchTerm.lastAt, new Date(now.getTime() - days * aDay))
  const [found, missed] = await Promise.all([
    db
      .select({
        term: searchTerm.term,
        visitors: searchTerm.hits,
        results: searchTerm.results,
        lastAt: searchTerm.lastAt,
      })
      .from(searchTerm)
      .where(and(eq(searchTerm.country, country), gte(searchTerm.hits, minVisitors), isLately))
      .orderBy(desc(searchTerm.hits), searchTerm.term)
      .limit(maxShown),
    listMissedSearches(db, [country], now, days),
  ])
  return {
    found: found.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    missed: missed.map(({ country: _store, ...row }) => row),
  }
}
