import { asc } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { searchPlacement, searchSynonym } from '#db/schema/discovery.ts'
import { searchRedirect } from '#db/schema/store.ts'
import { searchRules, type SearchRules } from '#domain/browse/search/rules/search-rules.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { openReloaded } from '#server/platform/caches/reloaded.ts'

/** What the retailer said about searches of every store, as the tables have it now. */
async function readSearchRules(db: Handle): Promise<Readonly<Record<OpenCountry, SearchRules>>> {
  const [synonyms, redirects, placements] = await Promise.all([
    db.select().from(searchSynonym).orderBy(asc(searchSynonym.id)),
    db.select().from(searchRedirect),
    db.select().from(searchPlacement).orderBy(asc(searchPlacement.position), asc(searchPlacement.sku)),
  ])
  const rulesOf = (store: OpenCountry) =>
    searchRules({
      synonyms: synonyms.filter(({ country }) => country === null || country === store),
      redirects: redirects
        .filter(({ country }) => country === store)
        .map(({ term, targetPath }) => ({ term, path: targetPath })),
      placements: placements.filter(({ country }) => country === store),
    })
  return Object.fromEntries(openCountries.map((store) => [store, rulesOf(store)])) as Record<OpenCountry, SearchRules>
}

/** The rules in memory: read again when they change, so that a search never asks the database. */
export async function openSearchRules(db: Handle, log?: (error: unknown) => void) {
  const { current, reload, close } = await openReloaded(() => readSearchRules(db), log)
  return { of: (country: OpenCountry) => ({ current: () => current()[country] }), reload, close }
}
