import type { Suggestions } from '#contract/browse/suggestions.ts'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import type { searchWords } from './search-words.ts'
import type { Row } from './suggestion-row.tsx'

/** Limits that keep the suggestions short (U20). */
const maxRows = { terms: 5, categories: 2, brands: 1 }

export const searchUrl = (q: string) => `${searchPath}?${new URLSearchParams({ q })}`

const term = (kind: Row['kind']) => (label: string, index: number) => ({
  id: `search-${kind}-${index}`,
  label,
  to: searchUrl(label),
  kind,
})

/** The rows below the field before anything is typed. */
export function initialRows(recent: readonly string[], top: readonly string[]): { recent: Row[]; top: Row[] } {
  return { recent: recent.map(term('recent')), top: top.map(term('top')) }
}

/** The rows below the field for a query. */
export function suggestionRows(found: Suggestions, words: ReturnType<typeof searchWords>): Row[] {
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
    ...found.terms
      .slice(0, maxRows.terms)
      .map(term('term'))
      .map((row, index) => ({ ...row, note: words.finds(found.counts[index] ?? 0) })),
    ...found.categories.slice(0, maxRows.categories).map(place(words.inCategory)),
    ...found.brands.slice(0, maxRows.brands).map(place(words.inBrand)),
  ]
}
