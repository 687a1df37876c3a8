import type { Suggestions } from '#contract/browse/suggestions.ts'
import { isBlocked } from '#domain/browse/search/shown-terms.ts'
import { fold } from '#domain/platform/text/fold.ts'
import type { QueryEngine } from './query-engine.ts'
import type { OfferedTerms } from '#server/browse/search/search-terms.ts'

const maxUnderstood = 2
const limits = { terms: 6, categories: 4, brands: 4, products: 4 }

type Link = { label: string; url: string }
type NamedLink = Link & { folded: string; weight: number }

/** Names that begin with the typed text, then names with a later word that does; the heavier first. */
function fitting(all: readonly NamedLink[], typed: string, limit: number): Link[] {
  const begins = all.filter(({ folded }) => folded.startsWith(typed))
  const contains = all.filter(({ folded }) => !folded.startsWith(typed) && folded.includes(` ${typed}`))
  return [begins, contains]
    .flatMap((some) => some.toSorted((a, b) => b.weight - a.weight))
    .slice(0, limit)
    .map(({ label, url }) => ({ label, url }))
}

/** Categories the search leads to when none has a matching name. */
function understood(all: readonly NamedLink[], places: readonly string[]): Link[] {
  return places
    .flatMap((place) => all.find(({ url }) => url === place) ?? [])
    .slice(0, maxUnderstood)
    .map(({ label, url }) => ({ label, url }))
}

type Product = Suggestions['products'][number]
const shown = (product: Product): Product => {
  const { id, productName, brand, url, productImage, numericOriginalPrice, numericDiscountPrice } = product
  return { id, productName, brand, url, productImage, numericOriginalPrice, numericDiscountPrice }
}

/** Suggestions for the text typed so far (SRCH-01): searches of other visitors, then continuations that find something. */
export function suggest(engine: QueryEngine, q: string, { terms: searches, blocked }: OfferedTerms): Suggestions {
  const typed = fold(q.slice(0, 100))
  const nothing = { q, terms: [], counts: [], categories: [], brands: [], products: [] }
  if (typed === '') return nothing
  const { names } = engine
  const found = engine.best(q.slice(0, 200), limits.products)
  const searched = searches
    .filter((term) => fold(term).startsWith(typed))
    .slice(0, limits.terms)
    .map((term) => ({ term, count: engine.countOf(term) }))
  const continued = engine.suggested(q.slice(0, 100), limits.terms)
  // A word that nobody has may still be a slip of one: zapatilas.
  const { correction } = found
  const corrected = correction === null || found.products.length === 0 ? [] : [correction]
  const offered = [
    ...searched,
    ...continued,
    ...corrected.map((term) => ({ term, count: engine.countOf(term) })),
  ].filter(({ term, count }) => count > 0 && !isBlocked(term, blocked))
  const terms = [...new Map(offered.map((each) => [fold(each.term), each])).values()].slice(0, limits.terms)
  const named = fitting(names.categories, typed, limits.categories)
  return {
    q,
    terms: terms.map(({ term }) => term),
    counts: terms.map(({ count }) => count),
    categories: named.length > 0 ? named : understood(names.categories, found.places),
    brands: fitting(names.brands, typed, limits.brands),
    products: found.products.map(shown),
  }
}
