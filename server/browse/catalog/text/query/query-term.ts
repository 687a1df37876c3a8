/**
 * One word of a search with everything that matches it: posting lists and their weights. The first `strictLists` come
 * from names, kinds and brands; the others only mention it.
 */
export type QueryTerm = {
  lists: number[]
  weights: number[]
  strictLists: number
  /** How much finding this word says about a product: rare words say more. */
  worth: number
  /** Whether it names a kind of product: products that merely mention it are not meant. */
  isKind: boolean
  /** For an occasion: lists whose documents suit it better or worse than the others. */
  leanings?: readonly { lists: readonly number[]; weight: number }[]
}

export const listsInUse = (queryTerm: QueryTerm, isStrict: boolean): number =>
  isStrict && queryTerm.isKind ? queryTerm.strictLists : queryTerm.lists.length

/** What a product is counts more than how it is described. */
export const worthOf = (queryTerm: QueryTerm): number => (queryTerm.isKind ? queryTerm.worth * 2.5 : queryTerm.worth)

/** The weight of a mention in a description against the same word in a name. */
export const worthOfMention = 0.4

/** A phrase that falls back to the kind of product one of its words names. */
export function withPartsOf(phrase: QueryTerm, parts: readonly (QueryTerm | null)[]): QueryTerm {
  const thing = parts.find((part) => part?.isKind)
  if (!thing) return phrase
  const more = thing.lists.slice(0, thing.strictLists)
  return {
    ...phrase,
    isKind: true,
    // The phrase itself, including mentions, unless it names a kind.
    strictLists: phrase.isKind ? phrase.strictLists : phrase.lists.length,
    lists: [...phrase.lists, ...more],
    weights: [...phrase.weights, ...more.map((_, at) => thing.weights[at]! * worthOfMention)],
  }
}

/** A query term without the terms that other words of the search stand for; null when nothing is left. */
export function without(queryTerm: QueryTerm, terms: readonly number[]): QueryTerm | null {
  const isFree = (list: number) => !terms.includes(list >>> 1)
  if (queryTerm.lists.every(isFree)) return queryTerm
  const lists = queryTerm.lists.filter(isFree)
  if (lists.length === 0) return null
  const weights = queryTerm.weights.filter((_, at) => isFree(queryTerm.lists[at]!))
  return {
    ...queryTerm,
    lists,
    weights,
    strictLists: queryTerm.lists.slice(0, queryTerm.strictLists).filter(isFree).length,
  }
}
