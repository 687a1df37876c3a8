import { searchKey } from './search-key.ts'
import { synonymBook, type Synonym, type SynonymBook } from './read-as.ts'

/** What a retailer puts first in a search or a category, in its order, and what is not shown there. Skus. */
export type Arrangement = { pinned: readonly string[]; hidden: readonly string[] }

/** What a retailer decides about searches and lists of a store. */
export type SearchRules = {
  synonyms: SynonymBook
  /** Pages by `searchKey`. */
  redirects: ReadonlyMap<string, string>
  /** By the path of a category or landing page, or the `searchKey` of a search. */
  arrangements: ReadonlyMap<string, Arrangement>
}

export const noSearchRules: SearchRules = { synonyms: new Map(), redirects: new Map(), arrangements: new Map() }
/** How the engine hears of them: they change while it runs. */
export type SearchRulesSource = { current(): SearchRules }
export const withoutRules: SearchRulesSource = { current: () => noSearchRules }

export const placementKinds = ['pinned', 'hidden'] as const
export type PlacementKind = (typeof placementKinds)[number]
export type Placement = { place: string; sku: string; kind: PlacementKind; position: number }

/** The rules of a store from its rows. */
export function searchRules(rows: {
  synonyms: readonly Synonym[]
  redirects: readonly { term: string; path: string }[]
  placements: readonly Placement[]
}): SearchRules {
  const arrangements = new Map<string, { pinned: string[]; hidden: string[] }>()
  for (const { place, sku, kind } of rows.placements.toSorted((one, other) => one.position - other.position)) {
    const arranged = arrangements.get(place) ?? { pinned: [], hidden: [] }
    arranged[kind].push(sku)
    arrangements.set(place, arranged)
  }
  return {
    synonyms: synonymBook(rows.synonyms),
    redirects: new Map(rows.redirects.map(({ term, path }) => [searchKey(term), path])),
    arrangements,
  }
}

/** The page a search leads to instead of a list, if any (SRCH-05). */
export const redirectOf = (q: string, { redirects }: SearchRules): string | undefined => redirects.get(searchKey(q))
