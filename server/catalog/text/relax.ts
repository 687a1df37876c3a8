import type { UnderstoodWords } from '#domain/search/vocabulary.ts'
import { openDenseLists } from './dense-lists.ts'
import { filterBitsMaker, type FilterBits, type TakenWords } from './filter-bits.ts'
import { nobody, openMatcher, type Found } from './match.ts'
import type { CorrectedWord } from './spell-correction.ts'
import { openMinimumMatch } from './minimum-match.ts'
import { termsOfWords } from './phrases.ts'
import { openScorer } from './score.ts'
import { worthOf, type QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'
import type { SearchContext, TextIndexData } from './types.ts'

type Answer = { docs: Uint32Array; scores: Float32Array; understood: readonly UnderstoodWords[]; isLoose: boolean }

/** What a shopper gives up first when there is nothing with all of it. */
const dropOrder = ['size', 'color', 'color_family', 'brand', 'gender'] as const

/**
 * Asks for everything first, then for less and less: mentions besides names, one filter fewer, filters as mere words,
 * most of the words.
 */
export function openRelaxing(data: TextIndexData, maker: QueryTerms, popularity: number) {
  const denseOf = openDenseLists(data)
  const filterBitsOf = filterBitsMaker(data, denseOf)
  const matcher = openMatcher(data, denseOf)
  const minimumMatch = openMinimumMatch(data)
  const score = openScorer(data, denseOf, popularity)
  const all = (queryTerms: readonly QueryTerm[], filterBits: FilterBits | null, isStrict = true) =>
    matcher.all(queryTerms, filterBits, isStrict)
  const finish = (found: Found, queryTerms: readonly QueryTerm[], filterBits: FilterBits | null) => {
    const docs = found.isKept ? found.docs : found.docs.slice(0, found.length)
    return { docs, scores: score(docs, queryTerms, filterBits, found.isStrict ?? false) }
  }

  /** All words but one, the least telling one first; then one word fewer for good. The thing itself stays to the end. */
  const fewerWords = (queryTerms: readonly QueryTerm[], filterBits: FilterBits | null): Found => {
    const thing = queryTerms.find(({ isKind }) => isKind)
    const telling = (queryTerm: QueryTerm) => (queryTerm === thing ? 9 : worthOf(queryTerm))
    let wanted = queryTerms.toSorted((one, other) => telling(other) - telling(one))
    for (; wanted.length > 1; wanted = wanted.slice(0, -1)) {
      for (let without = wanted.length - 1; without > (thing ? 0 : -1); without--) {
        const found = all(wanted.toSpliced(without, 1), filterBits)
        if (found.length > 0) return found
      }
    }
    return wanted.length > 0 ? all(wanted, filterBits) : nobody
  }

  return (taken: readonly TakenWords[], rest: readonly CorrectedWord[], context: SearchContext): Answer => {
    const { queryTerms, missing } = termsOfWords(rest, maker)
    const answer = (
      found: Found,
      asked: readonly QueryTerm[],
      filterBits: FilterBits | null,
      applied: readonly TakenWords[],
    ) => {
      return { ...finish(found, asked, filterBits), understood: applied.map(understoodOf), isLoose: missing > 0 }
    }
    const loose = (
      found: Found,
      asked: readonly QueryTerm[],
      filterBits: FilterBits | null,
      applied: readonly TakenWords[],
    ) => {
      return { ...answer(found, asked, filterBits, applied), isLoose: true }
    }

    let filterBits = filterBitsOf(taken, context)
    let found = queryTerms.length > 0 ? all(queryTerms, filterBits) : filterBits ? matcher.filtered(filterBits) : nobody
    const least = Math.max(1, context.atLeast ?? 1)
    if (found.length >= least || (found.length > 0 && queryTerms.length < 2))
      return answer(found, queryTerms, filterBits, taken)
    if (least > 1 && queryTerms.length > 1) {
      const { docs, scores } = minimumMatch(queryTerms, filterBits, 0.4)
      if (docs.length > 0) return { docs, scores, understood: taken.map(understoodOf), isLoose: found.length === 0 }
    }

    // Where the words alone find nothing, no filter is to blame.
    const isFilters = queryTerms.length === 0 || (taken.length > 0 && all(queryTerms, null).length > 0)
    for (const key of isFilters ? dropOrder : []) {
      const applied = taken.filter(({ filter }) => filter.key !== key)
      if (applied.length === taken.length || applied.length + queryTerms.length === 0) continue
      filterBits = filterBitsOf(applied, context)
      found = queryTerms.length > 0 ? all(queryTerms, filterBits) : matcher.filtered(filterBits!)
      if (found.length > 0) return loose(found, queryTerms, filterBits, applied)
    }
    filterBits = filterBitsOf(taken, context)
    if (queryTerms.some(({ isKind }) => isKind)) {
      found = all(queryTerms, filterBits, false)
      if (found.length > 0) return answer(found, queryTerms, filterBits, taken)
    }
    if (queryTerms.length > 1) {
      found = fewerWords(queryTerms, filterBits)
      if (found.length > 0) return loose(found, queryTerms, filterBits, taken)
    }
    if (queryTerms.length > 0 && taken.length > 0) {
      found = fewerWords(queryTerms, null)
      if (found.length > 0) return loose(found, queryTerms, null, [])
    }
    const asText = termsOfWords(
      taken.flatMap(({ words }) => words),
      maker,
    ).queryTerms
    return loose(asText.length > 0 ? fewerWords(asText, null) : nobody, asText, null, [])
  }
}

const understoodOf = ({ words, filter }: TakenWords): UnderstoodWords => {
  return { ...filter, words: words.map(({ typed }) => typed).join(' ') }
}
