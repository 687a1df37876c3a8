import type { Suggestions } from '#contract/browse/suggestions.ts'
import { isBlocked } from '#domain/browse/search/shown-terms.ts'
import { fold } from '#domain/platform/text/fold.ts'
import type { QueryEngine } from './query-engine.ts'
import type { OfferedTerms } from '#server/browse/search/search-terms.ts'

const mostUnderstood = 2
const most = { terms: 6, categories: 4, brands: 4, products: 4 }

type Link = { label: string; url: string }
type Named = Link & { folded: string; weight: number }

/** Names that begin with the words, then names in which a later word does; the heavier first. */
function fitting(all: readonly Named[], typed: string, limit: number): Link[] {
  const begins = all.filter(({ folded }) => folded.startsWith(typed))
  const holds = all.filter(({ folded }) => !folded.startsWith(typed) && folded.includes(` ${typed}`))
  return [begins, holds]
    .flatMap((some) => some.toSorted((a, b) => b.weight - a.weight))
    .slice(0, limit)
    .map(({ label, url }) => ({ label, url }))
}

/** Where the words lead that no category is called after. */
function understood(all: readonly Named[], places: readonly string[]): Link[] {
  return places
    .flatMap((place) => all.find(({ url }) => url === place) ?? [])
    .slice(0, mostUnderstood)
    .map(({ label, url }) => ({ label, url }))
}

type Product = Suggestions['products'][number]
const shown = (product: Product): Product => {
  const { id, productName, brand, url, productImage, numericOriginalPrice, numericDiscountPrice } = product
  return { id, productName, brand, url, productImage, numericOriginalPrice, numericDiscountPrice }
}

/** What may be meant by what is typed so far (SRCH-01): searches people made, then words of the catalogue. */
export function suggest(answers: QueryEngine, q: string, { terms: searches, blocked }: OfferedTerms): Suggestions {
  const typed = fold(q.slice(0, 100))
  const nothing = { q, terms: [], categories: [], brands: [], products: [] }
  if (typed === '') return nothing
  const { search, names } = answers
  const searched = searches.filter((term) => fold(term).startsWith(typed))
  const words = typed.split(' ')
  const last = words.pop()!
  const head = words.join(' ')
  const completed = search
    .complete(last, most.terms)
    .map((word) => (head ? `${head} ${word}` : word))
    .filter((term) => !isBlocked(term, blocked))
  const found = answers.best(q.slice(0, 200), most.products)
  // Words that nothing begins with may well be understood: zapatillas mujer.
  const asTyped = found.products.length > 0 ? [found.correction ?? q.trim().slice(0, 100)] : []
  const offered = [...searched, ...completed, ...asTyped.filter((term) => !isBlocked(term, blocked))]
  const terms = [...new Map(offered.map((term) => [fold(term), term])).values()]
  const named = fitting(names.categories, typed, most.categories)
  return {
    q,
    terms: terms.slice(0, most.terms),
    categories: named.length > 0 ? named : understood(names.categories, found.places),
    brands: fitting(names.brands, typed, most.brands),
    products: found.products.map(shown),
  }
}
