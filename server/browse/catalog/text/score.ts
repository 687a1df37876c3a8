import type { DenseLists } from './index/dense-lists.ts'
import type { FilterBits } from './filter-bits.ts'
import { gallopingSearch } from './galloping-search.ts'
import { bitCount } from './index/letter-mask.ts'
import { listsInUse, type QueryTerm } from './query/query-term.ts'
import type { TextIndexData } from './types.ts'

/**
 * A very common search is answered with the most popular matches: beyond so many, the rest score 0 and follow in order
 * of popularity.
 */
const maxScored = 4096
const worthOfExactFilter = 0.1

export type Scorer = (
  docs: Uint32Array,
  queryTerms: readonly QueryTerm[],
  filterBits: FilterBits | null,
  isStrict: boolean,
) => Float32Array

/** The score of each document: the best of each query term's lists, added up, plus a little for popularity. */
export function openScorer(data: TextIndexData, denseOf: DenseLists, popularity: number): Scorer {
  const { documentCount, listOffsets, postingDocs, postingImpacts } = data
  // Where the order of documents has no meaning, every document is scored.
  const limit = popularity > 0 ? Math.min(documentCount, maxScored) : documentCount
  const best = new Float32Array(limit)
  const marked = new Uint8Array(limit)

  /** Raises `sums` to the list's score for each document, where that is higher. */
  const raise = (sums: Float32Array, docs: Uint32Array, count: number, list: number, weight: number) => {
    const dense = denseOf(list)
    if (dense) {
      const { bits, ranks } = dense
      for (let at = 0; at < count; at++) {
        const doc = docs[at]!
        const word = bits[doc >>> 5]!
        const bit = 1 << (doc & 31)
        if ((word & bit) === 0) continue
        const score = postingImpacts[ranks[doc >>> 5]! + bitCount(word & (bit - 1))]! * weight
        if (score > sums[at]!) sums[at] = score
      }
      return
    }
    const end = listOffsets[list + 1]!
    const isLong = end - listOffsets[list]! > count * 4
    for (let at = 0, from = listOffsets[list]!; at < count && from < end; at++) {
      if (isLong) from = gallopingSearch(postingDocs, from, end, docs[at]!)
      else while (from < end && postingDocs[from]! < docs[at]!) from++
      if (from === end || postingDocs[from] !== docs[at]) continue
      const score = postingImpacts[from]! * weight
      if (score > sums[at]!) sums[at] = score
    }
  }

  /** Adds the same weight to every document that is in one of the lists. */
  const lean = (sums: Float32Array, docs: Uint32Array, count: number, lists: readonly number[], weight: number) => {
    marked.fill(0, 0, count)
    for (const list of lists) {
      const bits = denseOf(list)?.bits
      if (bits) {
        for (let at = 0; at < count; at++) marked[at]! |= (bits[docs[at]! >>> 5]! >>> (docs[at]! & 31)) & 1
        continue
      }
      const end = listOffsets[list + 1]!
      for (let at = 0, from = listOffsets[list]!; at < count && from < end; at++) {
        from = gallopingSearch(postingDocs, from, end, docs[at]!)
        if (from < end && postingDocs[from] === docs[at]) marked[at] = 1
      }
    }
    for (let at = 0; at < count; at++) if (marked[at] === 1) sums[at]! += weight
  }

  return (docs, queryTerms, filterBits, isStrict) => {
    const scores = new Float32Array(docs.length)
    const count = Math.min(docs.length, limit)
    let worth = 0
    for (const queryTerm of queryTerms) worth += queryTerm.worth
    const fall = popularity / documentCount
    for (const [index, queryTerm] of queryTerms.entries()) {
      const sums = index === 0 ? scores : best
      if (index > 0) best.fill(0, 0, count)
      const share = queryTerm.worth / worth / 255
      for (let at = listsInUse(queryTerm, isStrict) - 1; at >= 0; at--) {
        raise(sums, docs, count, queryTerm.lists[at]!, queryTerm.weights[at]! * share)
      }
      if (index > 0) for (let at = 0; at < count; at++) scores[at]! += best[at]!
    }
    for (const queryTerm of queryTerms) {
      for (const { lists, weight } of queryTerm.leanings ?? []) {
        lean(scores, docs, count, lists, (weight * queryTerm.worth) / worth)
      }
    }
    // Above zero even for the last one: documents that are not scored follow.
    for (let at = 0; at < count; at++) scores[at] = Math.max(0, scores[at]!) + 0.01 + popularity - docs[at]! * fall
    for (const bits of filterBits?.exact ?? []) {
      for (let at = 0; at < count; at++) {
        if ((bits[docs[at]! >>> 5]! >>> (docs[at]! & 31)) & 1) scores[at]! += worthOfExactFilter
      }
    }
    return scores
  }
}
