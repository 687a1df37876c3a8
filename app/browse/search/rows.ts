import type { Suggestions } from '#contract/browse/suggestions.ts'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import type { searchWords } from './search-words.ts'
import type { Row } from './suggestion-row.tsx'

/** More than this is a page of results, not a hint (U20). */
const most = { terms: 5, categories: 2, brands: 1 }

export const searchFor = (q: string) => `${searchPath}?${new URLSearchParams({ q })}`

const term = (kind: Row['kind']) => (label: string, index: number) => ({
  id: `search-${kind}-${index}`,
  label,
  to: searchFor(label),
  kind,
})

/** The lines under the field, before typing. */
export function rowsBefore(recent: readonly string[], top: readonly string[]): { recent: Row[]; top: Row[] } {
  return { recent: recent.map(term('recent')), top: top.map(term('top')) }
}

/** The lines under the field, for what is typed. */
export function rowsFor(found: Suggestions, words: ReturnType<typeof searchWords>): Row[] {
  const place =
    (note: string) =>
    ({ label, url }: { label: string; url: string }, index: number) => ({
      id: `search-${note}-${index}`,
      label,
      to: url,
      kind: 'place' as const,
      note,
    })
  return [
    ...found.terms.slice(0, most.terms).map(term('term')),
    ...found.categories.slice(0, most.categories).map(place(words.inCategory)),
    ...found.brands.slice(0, most.brands).map(place(words.inBrand)),
  ]
}
