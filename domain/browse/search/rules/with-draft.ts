import { synonymBook, type Synonym } from './read-as.ts'
import { searchKey } from './search-key.ts'
import type { PlacementKind, SearchRules } from './search-rules.ts'

/** A rule that somebody thinks of making. */
export type DraftRule =
  | ({ rule: 'synonym' } & Synonym)
  | { rule: 'redirect'; words: string; path: string }
  /** All that would be pinned or hidden at a place, in its order. */
  | { rule: PlacementKind; place: string; skus: readonly string[] }

/** The key of a place as rules have it: a path, or the words of a search as they are compared. */
export const placeKey = (where: string): string =>
  where.startsWith('/') ? `/${where.toLowerCase().split('/').filter(Boolean).join('/')}/` : searchKey(where)

/** The rules of a store as they would be with one more. */
export function withDraft(rules: SearchRules, draft: DraftRule): SearchRules {
  switch (draft.rule) {
    case 'synonym':
      return { ...rules, synonyms: synonymBook([...rules.synonyms.values()].flat().concat({ ...draft, roots: [] })) }
    case 'redirect':
      return { ...rules, redirects: new Map([...rules.redirects, [searchKey(draft.words), draft.path]]) }
    case 'pinned':
    case 'hidden': {
      const place = placeKey(draft.place)
      const before = rules.arrangements.get(place) ?? { pinned: [], hidden: [] }
      const other = draft.rule === 'pinned' ? 'hidden' : 'pinned'
      const arrangement = {
        [draft.rule]: draft.skus,
        [other]: before[other].filter((sku) => !draft.skus.includes(sku)),
      } as { pinned: readonly string[]; hidden: readonly string[] }
      return { ...rules, arrangements: new Map([...rules.arrangements, [place, arrangement]]) }
    }
  }
}
