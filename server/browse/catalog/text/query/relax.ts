import { isThingOfItsOwn } from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { UnderstoodWords } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { openDenseLists } from '../index/dense-lists.ts'
import { filterBitsMaker, type FilterBits, type FilterWords } from '../filter-bits.ts'
import { openMatcher, type MatchedDocs } from '../match.ts'
import { openMinimumMatch } from '../minimum-match.ts'
import type { Part } from './phrases.ts'
import type { QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'
import type { ReadQuery } from './read-query.ts'
import { relaxations, textOf, type SearchCriteria } from './relaxations.ts'
import { lackedNames, withoutModels } from './lacking.ts'
import { openNearby } from './nearby.ts'
import { noResults, united, type ScoredDocs } from './scored-docs.ts'
import { openCalledSo, withFirst } from './called-so.ts'
import { openTitles } from './titles.ts'
import type { Dictionary } from '../index/dictionary.ts'
import { openScorer } from '../score.ts'
import type { SearchContext, TextIndexData, TextMatches } from '../types.ts'

type Answer = Omit<TextMatches, 'correction' | 'isCorrected'> & { head: Part | undefined }

/** What has less of the words than this is not near. */
const shareForNearby = 0.3
/** A page with fewer results is filled up with alternatives. */
const page = 10
/** The weight of a single word of a phrase that is sold as a whole. */
const worthOfWord = 0.5

const keysOf = (parts: readonly Part[]) => parts.map(({ key }) => key).join('+')
const termsOf = (parts: readonly Part[]) => parts.flatMap(({ queryTerm }) => queryTerm ?? [])

/** Searches for everything first, then relaxes step by step and reports what was dropped. */
export function openRelaxing(data: TextIndexData, dictionary: Dictionary, maker: QueryTerms, popularity: number) {
  const denseOf = openDenseLists(data)
  const filterBitsOf = filterBitsMaker(data, denseOf)
  const matcher = openMatcher(data, denseOf)
  const minimumMatch = openMinimumMatch(data)
  const score = openScorer(data, denseOf, popularity)
  const calledSo = openCalledSo(openTitles(data, dictionary))

  const finish = (found: MatchedDocs, queryTerms: readonly QueryTerm[], filterBits: FilterBits | null): ScoredDocs => {
    if (found.length === 0) return noResults
    const docs = found.isKept ? found.docs : found.docs.slice(0, found.length)
    return { docs, scores: score(docs, queryTerms, filterBits, found.isStrict ?? false) }
  }

  const nearTo = openNearby(maker, {
    one: (queryTerm, bits) => finish(matcher.all([queryTerm], bits, true), [queryTerm], bits),
    any: (queryTerms, bits) => minimumMatch(queryTerms, bits, shareForNearby),
    filtered: (bits) => finish(matcher.filtered(bits), [], bits),
  })

  return (read: ReadQuery, context: SearchContext): Answer => {
    const { taken, excluded, order } = read
    const lackedBy = (some: readonly Part[]) => some.filter(({ isSold }) => !isSold)
    const isBetterWhole = lackedBy(read.asPhrases).length < lackedBy(read.parts).length
    const chosen = withoutModels(isBetterWhole ? read.asPhrases : read.parts)
    const lacked = lackedBy(chosen)
    const parts = chosen.filter(({ queryTerm }) => queryTerm !== null)
    const head = chosen.find((part) => part.isProductConcept)
    const phrases = withoutModels(read.asPhrases).filter(({ queryTerm }) => queryTerm !== null)
    const notHad = lackedNames(chosen, head, parts.length + taken.length === 0)
    const isHeadLost = head !== undefined && head.queryTerm === null
    const person = taken.filter(({ filter }) => filter.key === 'gender')

    const bitsFor = (filters: readonly FilterWords[]) => {
      const bits = filterBitsOf(filters, context, excluded)
      return bits ?? (parts.length === 0 && order ? filterBitsOf([], context, [nothingExcluded]) : null)
    }
    /** Bits that stay valid while other filters are tried. */
    const keptBits = (filters: readonly FilterWords[]) => {
      const bits = filterBitsOf(filters, context, excluded)
      return bits && { open: bits.open.slice(), exact: [] }
    }
    /** Products other than the head may be mentioned where they are not named: "una campera con capucha para jean". */
    const search = (criteria: Pick<SearchCriteria, 'taken' | 'parts'>): ScoredDocs => {
      const bits = bitsFor(criteria.taken)
      const terms = termsOf(criteria.parts)
      if (terms.length === 0) return bits ? finish(matcher.filtered(bits), [], bits) : noResults
      const strict = matcher.all(terms, bits, true)
      if (strict.length > 0 || terms.length < 2 || context.isExact) return finish(strict, terms, bits)
      const loosened = criteria.parts.flatMap(({ queryTerm }, at) =>
        queryTerm ? (at === 0 && head ? queryTerm : { ...queryTerm, isKind: false }) : [],
      )
      return finish(matcher.all(loosened, bits, true), loosened, bits)
    }

    const least = context.atLeast ?? 1
    const isRead = keysOf(phrases) !== keysOf(parts) && phrases.every(({ isSold }) => isSold)
    let criteria: SearchCriteria = { taken, parts, dropped: [] }
    let found = isHeadLost ? noResults : search(criteria)
    if (found.docs.length === 0 && isRead && !isHeadLost) {
      // A search for "pantalón cargo" is not answered with any "pantalón" unless that is stated.
      found = search({ taken, parts: phrases.map((part) => ({ ...part, queryTerm: part.whole ?? part.queryTerm })) })
    }
    if (isRead && found.docs.length > 0 && phrases.some(isOwnThing)) {
      found = united(found, search({ taken, parts: phrases }))
    }
    const fewer = isHeadLost ? [] : relaxations(taken, parts, head)
    let next = 0
    const apart = least > 1 ? termsApart(parts) : []
    if (apart.length > 1 && found.docs.length < least) {
      const partial = minimumMatch(apart, bitsFor(taken), 0.4)
      if (partial.docs.length > 0) found = partial
    }
    const called = calledSo(read, bitsFor)
    while (found.docs.length === 0 && called.size === 0 && !context.isExact && next < fewer.length) {
      criteria = fewer[next++]!
      found = search(criteria)
    }
    if (
      found.docs.length + called.size === 0 &&
      !context.isExact &&
      !isHeadLost &&
      parts.length > 0 &&
      termsOf(parts).length > 0
    ) {
      // No product is named like this, but a description may mention it.
      const bits = bitsFor(taken)
      found = finish(matcher.all(termsOf(parts), bits, false), termsOf(parts), bits)
    }

    found = withFirst(ordered(found, order, context), called)
    /** The thing is sold, but not for this person. */
    const isForOthers = person.length > 0 && head !== undefined && !isHeadLost && found.docs.length === 0
    const asked = [...(head ? [head] : []), ...notHad]
    const nearby =
      found.docs.length < page && least === 1 && !context.isExact
        ? nearTo({
            found: found.docs,
            fewer: isForOthers ? [] : fewer.slice(next),
            search,
            asked,
            words: termsOf(parts),
            filters: [taken, person].map(keptBits),
            isSection: isForOthers,
          })
        : []

    const isLoose = called.size === 0 && criteria.dropped.length + lacked.length > 0
    const leftOut = lacked.filter((part) => !notHad.includes(part)).map(({ text }) => text)
    const forOthers = isForOthers ? [{ text: [head.text, ...person.map(textOf)].join(' ') }] : []
    return {
      ...found,
      nearby,
      head,
      isLoose,
      understood: [
        ...criteria.taken.map(understoodOf),
        ...excluded.map(({ word }) => ({
          key: 'without' as const,
          value: word.root,
          label: word.typed,
          words: word.typed,
        })),
        ...(order ? [{ key: 'order' as const, value: order, label: order, words: '' }] : []),
      ],
      // Where something is called so, nothing of it is missing.
      notHad: called.size > 0 ? [] : [...forOthers, ...notHad].map(({ text }) => text),
      setAside: found.docs.length > 0 && called.size === 0 ? [...leftOut, ...criteria.dropped] : [],
    }
  }

  /** A phrase as it is and, with less weight, word by word: without a sports bra, a bra for sports may match. */
  function termsApart(parts: readonly Part[]): QueryTerm[] {
    return parts.flatMap(({ key, queryTerm, isSold }) => {
      const worth = isSold ? worthOfWord : 1
      const words = key.includes(' ') ? key.split(' ').flatMap((root) => maker.termFor(root, worth) ?? []) : []
      // What stands in for a phrase that is not sold counts less than its own words.
      return queryTerm && (isSold || words.length === 0) ? [queryTerm, ...words] : words
    })
  }
}

/** A phrase that is more than the sort of thing its first word names. */
const isOwnThing = ({ key }: Part) => key.includes(' ') && isThingOfItsOwn(key, key.slice(0, key.indexOf(' ')))

/** Excludes nothing: stands for every document. */
const nothingExcluded = {
  filter: null,
  word: { typed: '', word: '', root: '', queryTerm: null, isCorrected: false },
} as const

const understoodOf = (taken: FilterWords): UnderstoodWords => ({ ...taken.filter, words: textOf(taken) })

/**
 * Cheap or new products first, where the search says so; relevance then counts half. The most popular are first anyway.
 */
function ordered(
  { docs, scores }: ScoredDocs,
  order: ReadQuery['order'],
  { priceOf, createdAt }: SearchContext,
): ScoredDocs {
  const measure = order === 'cheap' ? priceOf : order === 'new' ? createdAt : undefined
  if (!measure || docs.length === 0) return { docs, scores }
  // Logarithms: half the price is as much cheaper among socks as among coats.
  const values = new Float64Array(docs.length)
  let [least, greatest] = [Infinity, -Infinity]
  for (let at = 0; at < docs.length; at++) {
    const value = order === 'cheap' ? -Math.log(1 + measure(docs[at]!)) : measure(docs[at]!)
    values[at] = value
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  const span = greatest - least || 1
  const mixed = new Float32Array(docs.length)
  for (let at = 0; at < docs.length; at++) mixed[at] = scores[at]! / 2 + (2 * (values[at]! - least)) / span
  return { docs, scores: mixed }
}
