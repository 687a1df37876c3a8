import { firstPage } from './address/selection.ts'

/** The pages of one list that a screen holds: `page` is the highest, `firstHeld` the lowest. */
export type HeldPages<P> = { products: readonly P[]; page: number; firstHeld: number }

type Answer<P> = { products: readonly P[]; page: number }

function withoutRepeats<P extends { id: string }>(products: readonly P[]): P[] {
  const seen = new Set<string>()
  return products.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/**
 * Adds an answered page to what is held: before it when it is lower than the highest page held, after it otherwise
 * (CAT-20, OP-029). A product that is held keeps its place (CAT-21, U36), and the page number never goes down (CAT-23).
 */
export function mergePage<P extends { id: string }>(held: HeldPages<P> | undefined, answer: Answer<P>): HeldPages<P> {
  if (!held) return replacePages(answer)
  const known = new Set(held.products.map(({ id }) => id))
  const added = withoutRepeats(answer.products).filter(({ id }) => !known.has(id))
  const isBefore = answer.page < held.page
  return {
    products: isBefore ? [...added, ...held.products] : [...held.products, ...added],
    page: Math.max(held.page, answer.page),
    firstHeld: Math.min(held.firstHeld, answer.page),
  }
}

/** The answer to a request without a page is the whole entry (CAT-22). */
export function replacePages<P extends { id: string }>({ products, page }: Answer<P>): HeldPages<P> {
  return { products: withoutRepeats(products), page, firstHeld: page }
}

/** The only way back to the first page (CAT-19). */
export function resetPage<P>(held: HeldPages<P>): HeldPages<P> {
  return { ...held, page: firstPage }
}
