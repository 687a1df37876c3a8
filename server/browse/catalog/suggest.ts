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

/** Suggestions for the text typed so far (SRCH-01): searches of other visitors, then words of the catalogue. */
export function suggest(engine: QueryEngine, q: string, { terms: searches, blocked }: OfferedTerms): Suggestions {
  const typed = fold(q.slice(0, 100))
  const nothing = { q, terms: [], categories: [], brands: [], products: [] }
  if (typed === '') return nothing
  const { search, names } = engine
  const searched = searches.filter((term) => fold(term).startsWith(typed))
  const words = typed.split(' ')
  const last = words.pop()!
  const head = words.join(' ')
  const completed = search
    .complete(last, limits.terms)
    .map((word) => (head ? `${head} ${word}` : word))
    .filter((term) => !isBlocked(term, blocked))
  const found = engine.best(q.slice(0, 200), limits.products)
  // Text that no name begins with may still be understood, such as "zapatillas mujer".
  const asTyped = found.products.length > 0 ? [found.correction ?? q.trim().slice(0, 100)] : []
  const offered = [...searched, ...completed, ...asTyped.filter((term) => !isBlocked(term, blocked))]
  const terms = [...new Map(offered.map((term) => [fold(term), term])).values()]
  const named = fitting(names.categories, typed, limits.categories)
  return {
    q,
    terms: terms.slice(0, limits.terms),
    categories: named.length > 0 ? named : understood(names.categories, found.places),
    brands: fitting(names.brands, typed, limits.brands),
    products: found.products.map(shown),
  }
}
