import type { DenseLists } from './index/dense-lists.ts'
import type { FilterBits } from './filter-bits.ts'
import { gallopingSearch } from './galloping-search.ts'
import { listsInUse, type QueryTerm } from './query/query-term.ts'
import type { TextIndexData } from './types.ts'

/**
 * Matching documents in ascending order; only the first `length` count. A buffer that the next match overwrites, unless
 * `isKept`: then it is a view of the index itself.
 */
export type MatchedDocs = { docs: Uint32Array; length: number; isKept?: boolean; isStrict?: boolean }

export type Matcher = {
  /** Documents that have every query term and pass the filters; mere mentions of kinds do not count when strict. */
  all: (queryTerms: readonly QueryTerm[], filterBits: FilterBits | null, isStrict: boolean) => MatchedDocs
  /** Documents that pass the filters alone. */
  filtered: (filterBits: FilterBits) => MatchedDocs
}

/** Below this share of all documents, walking a list is faster than scanning bitmaps. */
const sweepShare = 1 / 32
const maxCachedUnions = 32

/**
 * Finds the documents that have all terms. Its buffers are allocated once: a search allocates nothing but its result.
 */
export function openMatcher(data: TextIndexData, denseOf: DenseLists): Matcher {
  const { documentCount, listOffsets, postingDocs } = data
  const words = (documentCount + 31) >>> 5
  const docs = new Uint32Array(documentCount)
  const keeps = new Uint8Array(documentCount)
  const swept = new Uint32Array(words)

  const postingsOf = (queryTerm: QueryTerm, isStrict: boolean) => {
    let count = 0
    for (let at = listsInUse(queryTerm, isStrict) - 1; at >= 0; at--) {
      const list = queryTerm.lists[at]!
      count += listOffsets[list + 1]! - listOffsets[list]!
    }
    return count
  }
  const mark = (list: number, bits: Uint32Array) => {
    const end = listOffsets[list + 1]!
    for (let at = listOffsets[list]!; at < end; at++) bits[postingDocs[at]! >>> 5]! |= 1 << (postingDocs[at]! & 31)
  }
  /** The union of all lists of a query term. */
  const unite = (queryTerm: QueryTerm, isStrict: boolean, into: Uint32Array) => {
    into.fill(0)
    for (let at = listsInUse(queryTerm, isStrict) - 1; at >= 0; at--) {
      const dense = denseOf(queryTerm.lists[at]!)?.bits
      if (!dense) mark(queryTerm.lists[at]!, into)
      else for (let word = 0; word < words; word++) into[word]! |= dense[word]!
    }
    return into
  }
  /** Cached unions of frequent query terms. */
  const unionCaches = [new Map<QueryTerm, Uint32Array>(), new Map<QueryTerm, Uint32Array>()]
  const bitsOf = (queryTerm: QueryTerm, isStrict: boolean): Uint32Array => {
    const only = listsInUse(queryTerm, isStrict) === 1 ? denseOf(queryTerm.lists[0]!) : null
    if (only) return only.bits
    const cache = unionCaches[isStrict && queryTerm.isKind ? 1 : 0]!
    let bits = cache.get(queryTerm)
    if (!bits) {
      const oldest = cache.size >= maxCachedUnions ? cache.keys().next().value! : null
      // Reuses the buffer of the oldest union, because bitmaps are large.
      bits = unite(queryTerm, isStrict, (oldest && cache.get(oldest)) ?? new Uint32Array(words))
      if (oldest) cache.delete(oldest)
      cache.set(queryTerm, bits)
    }
    return bits
  }
  const takeFrom = (bits: Uint32Array, filterBits: FilterBits | null) => {
    const open = filterBits?.open ?? bits
    let length = 0
    for (let word = 0; word < words; word++) {
      for (let left = bits[word]! & open[word]!; left !== 0; left &= left - 1) {
        docs[length++] = (word << 5) + 31 - Math.clz32(left & -left)
      }
    }
    // A set from elsewhere may have bits beyond the last document.
    while (length > 0 && (length > documentCount || docs[length - 1]! >= documentCount)) length--
    return length
  }

  /** Starts from the query term with the fewest documents. */
  const start = (queryTerm: QueryTerm, filterBits: FilterBits | null, isStrict: boolean): number => {
    if (listsInUse(queryTerm, isStrict) > 1) {
      return takeFrom(unite(queryTerm, isStrict, swept), filterBits)
    }
    const open = filterBits?.open
    const end = listOffsets[queryTerm.lists[0]! + 1]!
    let length = 0
    for (let at = listOffsets[queryTerm.lists[0]!]!; at < end; at++) {
      const doc = postingDocs[at]!
      docs[length] = doc
      length += open ? (open[doc >>> 5]! >>> (doc & 31)) & 1 : 1
    }
    return length
  }

  /** Keeps those of the first `length` documents that also have the query term. */
  const narrow = (length: number, queryTerm: QueryTerm, isStrict: boolean): number => {
    keeps.fill(0, 0, length)
    for (let index = listsInUse(queryTerm, isStrict) - 1; index >= 0; index--) {
      const list = queryTerm.lists[index]!
      const bits = denseOf(list)?.bits
      if (bits) {
        for (let at = 0; at < length; at++) keeps[at]! |= (bits[docs[at]! >>> 5]! >>> (docs[at]! & 31)) & 1
        continue
      }
      const end = listOffsets[list + 1]!
      const isLong = end - listOffsets[list]! > length * 4
      for (let at = 0, place = listOffsets[list]!; at < length && place < end; at++) {
        if (isLong) place = gallopingSearch(postingDocs, place, end, docs[at]!)
        else while (place < end && postingDocs[place]! < docs[at]!) place++
        if (place < end && postingDocs[place] === docs[at]) keeps[at] = 1
      }
    }
    let kept = 0
    for (let at = 0; at < length; at++) if (keeps[at] === 1) docs[kept++] = docs[at]!
    return kept
  }

  const sweep = (queryTerms: readonly QueryTerm[], filterBits: FilterBits | null, isStrict: boolean): number => {
    for (const [at, queryTerm] of queryTerms.entries()) {
      const bits = bitsOf(queryTerm, isStrict)
      if (at === 0) swept.set(bits)
      else for (let word = 0; word < words; word++) swept[word]! &= bits[word]!
    }
    return takeFrom(swept, filterBits)
  }

  return {
    all: (queryTerms, filterBits, isStrict) => {
      const [only] = queryTerms
      if (queryTerms.length === 1 && filterBits === null && listsInUse(only!, isStrict) === 1) {
        const window = postingDocs.subarray(listOffsets[only!.lists[0]!], listOffsets[only!.lists[0]! + 1])
        return { docs: window, length: window.length, isKept: true, isStrict }
      }
      const order = queryTerms.toSorted((one, other) => postingsOf(one, isStrict) - postingsOf(other, isStrict))
      if (postingsOf(order[0]!, isStrict) > documentCount * sweepShare) {
        return { docs, length: sweep(order, filterBits, isStrict), isStrict }
      }
      let length = start(order[0]!, filterBits, isStrict)
      for (let at = 1; at < order.length && length > 0; at++) length = narrow(length, order[at]!, isStrict)
      return { docs, length, isStrict }
    },
    filtered: (filterBits) => ({ docs, length: takeFrom(filterBits.open, null) }),
  }
}
