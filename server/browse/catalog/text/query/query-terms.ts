import type { OpenCountry } from '#domain/platform/country/country.ts'
import { genderTwin } from '#domain/browse/search/spelling/root-of.ts'
import {
  isAmbiguous,
  isGroupKey,
  isOccasion,
  isProductConcept,
  occasionWeights,
  synonymsOf,
  type Synonym,
} from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { Dictionary } from '../index/dictionary.ts'
import { openSenses, type SensesHere } from './senses-here.ts'
import { worthOfMention, type QueryTerm } from './query-term.ts'
import { termFlag } from './term-flags.ts'
import type { TextIndexData } from '../types.ts'

const worthOfTwin = 0.95
const worthOfPrefix = 0.6
const worthOfMentionedThing = 0.4
const maxCompletions = 16
const maxCachedTerms = 4096
const none: readonly Synonym[] = []
const worthOfTier = 0.75
/** Where the catalogue means something else by the word itself, a synonym counts like the word. */
const forSense = 0.2
const worthOfSensed = 0.8
/** More than two scores of one word can differ by. */
const forFirstSense = 0.6

export type QueryTerms = {
  /** Null when the catalogue has nothing of the kind. */
  termFor: (root: string, factor?: number) => QueryTerm | null
  /** Everything that begins with an unfinished word. */
  unfinished: (word: string) => QueryTerm | null
  merged: (queryTerms: readonly QueryTerm[]) => QueryTerm
  /** The id of a root's term, or -1. */
  termOf: (root: string) => number
  isKind: (root: string) => boolean
  /** Whether the root itself occurs in names, kinds or brands. */
  isNamed: (root: string) => boolean
  /** What a word means first in this country, by keys of the concept; undefined where it means one thing. */
  firstSense: (root: string) => readonly string[] | undefined
  /** Whether the root itself occurs anywhere. */
  occurs: (root: string) => boolean
}

export function openQueryTerms(data: TextIndexData, dictionary: Dictionary, country?: OpenCountry): QueryTerms {
  const { listOffsets, termFlags, documentCount } = data
  const countOf = (list: number) => listOffsets[list + 1]! - listOffsets[list]!
  const worthOf = (documents: number) => {
    return Math.max(0.15, Math.log(1 + documentCount / (documents + 1)) / Math.log(2 + documentCount))
  }

  /** Lists in two runs, named before mentioned, each list once with its best weight. */
  const collect = () => {
    const named = new Map<number, number>()
    const mentioned = new Map<number, number>()
    const put = (lists: Map<number, number>, list: number, weight: number) => {
      if (countOf(list) > 0) lists.set(list, Math.max(lists.get(list) ?? 0, weight))
    }
    return {
      named: (term: number, weight: number) => put(named, term * 2, weight),
      mentioned: (term: number, weight: number) => put(mentioned, term * 2 + 1, weight * worthOfMention),
      done: (worth: number, isKind: boolean): QueryTerm | null => {
        if (named.size + mentioned.size === 0) return null
        const lists = [...named.keys(), ...mentioned.keys()]
        const weights = [...named.values(), ...mentioned.values()]
        return { lists, weights, strictLists: named.size, worth, isKind: isKind && named.size > 0 }
      },
    }
  }

  const isNamedTerm = (term: number) => term >= 0 && countOf(term * 2) > 0
  const senses = openSenses(country, (key) => {
    const term = dictionary.find(key)
    return term < 0 ? 0 : countOf(term * 2)
  })

  /** A word with several meanings: the products of its first one are above the others by more than words can differ. */
  const makeSensed = (root: string, { own, tiers }: SensesHere, factor: number): QueryTerm | null => {
    const lists = collect()
    const first = new Set<number>()
    let documents = 0
    const put = (term: number, weight: number, tier: number) => {
      if (term < 0 || countOf(term * 2) === 0) return
      lists.named(term, weight * factor * worthOfTier ** tier)
      documents += countOf(term * 2)
      if (tier === 0) first.add(term * 2)
    }
    const twin = genderTwin(root)
    put(dictionary.find(root), 1, own)
    if (twin !== null) put(dictionary.find(twin), worthOfTwin, own)
    // A sense that is not sold is none.
    const sold = tiers.filter((keys) => keys.some(({ key }) => isNamedTerm(dictionary.find(key))))
    for (const [tier, keys] of sold.entries()) {
      for (const { key, weight } of keys)
        put(dictionary.find(key), own === 0 && tier === 0 ? weight : weight + forSense, tier)
    }
    const found = lists.done(worthOf(documents), true)
    return found && { ...found, leanings: [{ lists: [...first], weight: forFirstSense }] }
  }

  const makeTerm = (root: string, factor: number): QueryTerm | null => {
    const sensed = senses.of(root)
    if (sensed) {
      const found = makeSensed(root, sensed, factor)
      if (found) return found
    }
    const lists = collect()
    let documents = 0
    let isKind = false
    const own = dictionary.find(root)
    const twinRoot = genderTwin(root)
    const twin = twinRoot === null ? -1 : dictionary.find(twinRoot)
    for (const [term, weight] of [
      [own, factor],
      [twin, factor * worthOfTwin],
    ] as const) {
      if (term < 0) continue
      lists.named(term, weight)
      // "Goes with jean and tenis": a product that is only mentioned is rarely the one sold.
      lists.mentioned(term, isProductConcept(root) ? weight * worthOfMentionedThing : weight)
      const names = (termFlags[term]! & termFlag.kind) !== 0
      documents += countOf(term * 2) + (names ? 0 : countOf(term * 2 + 1) / 2)
      if (names) isKind = true
    }
    const isNamed = own >= 0 && countOf(own * 2) > 0
    // A group with its own categories already finds its members by that name: hundreds of synonyms need not be looked
    // up.
    const others = isKind && isGroupKey(root) && isProductConcept(root) ? none : synonymsOf(root)
    for (const { key, weight, isTrait } of others) {
      const term = dictionary.find(key)
      // Where the shop has the exact word, an ambiguous synonym is not needed.
      if (term < 0 || (isNamed && isAmbiguous(key)) || !senses.means(key, root)) continue
      lists.named(term, weight * factor)
      // A quality is among the attributes, but a product that is only mentioned is not sold: "goes with jean" is not
      // denim.
      const isTold = isTrait && !isProductConcept(key)
      if (isTold) lists.mentioned(term, weight * factor)
      documents += countOf(term * 2) + (isTold ? countOf(term * 2 + 1) / 2 : 0)
      if (termFlags[term]! & termFlag.kind && countOf(term * 2) > 0) isKind = true
    }
    for (const key of senses.wordsFor(root)) {
      const term = dictionary.find(key)
      if (term >= 0) lists.named(term, worthOfSensed * factor)
    }
    // An occasion is not a kind of product, although products are named after it: descriptions count as well.
    if (!isOccasion(root)) return lists.done(worthOf(documents), isKind || isProductConcept(root))
    const occasion = lists.done(worthOf(documents), false)
    return occasion && { ...occasion, leanings: leaningLists(root) }
  }

  const leaningLists = (root: string) =>
    occasionWeights(root).map(({ keys, weight, isTrait }) => {
      const terms = [...new Set(keys.map(dictionary.find))].filter((term) => term >= 0)
      return { weight, lists: terms.flatMap((term) => (isTrait ? [term * 2, term * 2 + 1] : [term * 2])) }
    })

  /** Cache of query terms: visitors search for the same few words. */
  const cache = new Map<string, QueryTerm | null>()
  const termFor = (root: string, factor = 1): QueryTerm | null => {
    if (factor !== 1) return makeTerm(root, factor)
    let queryTerm = cache.get(root)
    if (queryTerm === undefined) {
      queryTerm = makeTerm(root, 1)
      if (cache.size >= maxCachedTerms) cache.clear()
      cache.set(root, queryTerm)
    }
    return queryTerm
  }

  const unfinished = (word: string): QueryTerm | null => {
    const [from, to] = dictionary.range(word)
    const best: number[] = []
    // The few most frequent, collected in order: ranges of one letter are long.
    const weigh = (term: number) => countOf(term * 2) * 4 + countOf(term * 2 + 1)
    for (let term = from; term < to; term++) {
      if (termFlags[term]! & termFlag.phrase || weigh(term) === 0) continue
      if (best.length === maxCompletions && weigh(term) <= weigh(best.at(-1)!)) continue
      let at = best.length === maxCompletions ? maxCompletions - 1 : best.length
      while (at > 0 && weigh(best[at - 1]!) < weigh(term)) {
        best[at] = best[at - 1]!
        at--
      }
      best[at] = term
    }
    const lists = collect()
    let documents = 0
    for (const term of best) {
      lists.named(term, worthOfPrefix)
      lists.mentioned(term, worthOfPrefix)
      documents += countOf(term * 2)
    }
    return lists.done(
      worthOf(documents),
      best.some((term) => termFlags[term]! & termFlag.kind),
    )
  }

  const merged = (queryTerms: readonly QueryTerm[]): QueryTerm => {
    const lists = collect()
    for (const queryTerm of queryTerms) {
      for (const [at, list] of queryTerm.lists.entries()) {
        if (at < queryTerm.strictLists) lists.named(list >>> 1, queryTerm.weights[at]!)
        else lists.mentioned(list >>> 1, queryTerm.weights[at]! / worthOfMention)
      }
    }
    return lists.done(queryTerms[0]!.worth, queryTerms[0]!.isKind)!
  }

  const flagged = (root: string) => {
    const term = dictionary.find(root)
    return term >= 0 && countOf(term * 2) > 0 && (termFlags[term]! & termFlag.kind) !== 0
  }
  return {
    termFor,
    unfinished,
    merged,
    termOf: dictionary.find,
    isKind: flagged,
    firstSense: senses.firstOf,
    isNamed: (root) => {
      const term = dictionary.find(root)
      return term >= 0 && countOf(term * 2) > 0
    },
    occurs: (root) => {
      const term = dictionary.find(root)
      return term >= 0 && listOffsets[term * 2 + 2]! > listOffsets[term * 2]!
    },
  }
}
