import { firstPage } from './address/selection.ts'

/** The loaded pages of one list: `page` is the highest, `firstLoaded` the lowest. */
export type LoadedPages<P> = { products: readonly P[]; page: number; firstLoaded: number }

type LoadedPage<P> = { products: readonly P[]; page: number }

function withoutRepeats<P extends { id: string }>(products: readonly P[]): P[] {
  const seen = new Set<string>()
  return products.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/**
 * Adds a loaded page: in front when it is lower than the highest page, otherwise at the end (CAT-20, OP-029). A product
 * already loaded keeps its position (CAT-21, U36), and the page number never decreases (CAT-23).
 */
export function mergePage<P extends { id: string }>(
  held: LoadedPages<P> | undefined,
  answer: LoadedPage<P>,
): LoadedPages<P> {
  if (!held) return replacePages(answer)
  const known = new Set(held.products.map(({ id }) => id))
  const added = withoutRepeats(answer.products).filter(({ id }) => !known.has(id))
  const isBefore = answer.page < held.page
  return {
    products: isBefore ? [...added, ...held.products] : [...held.products, ...added],
    page: Math.max(held.page, answer.page),
    firstLoaded: Math.min(held.firstLoaded, answer.page),
  }
}

/** The answer to a request without a page replaces the whole entry (CAT-22). */
export function replacePages<P extends { id: string }>({ products, page }: LoadedPage<P>): LoadedPages<P> {
  return { products: withoutRepeats(products), page, firstLoaded: page }
}

/** The only way back to the first page (CAT-19). */
export function resetPage<P>(held: LoadedPages<P>): LoadedPages<P> {
  return { ...held, page: firstPage }
}
