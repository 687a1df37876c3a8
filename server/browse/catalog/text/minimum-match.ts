import type { FilterBits } from './filter-bits.ts'
import { worthOf, type QueryTerm } from './query/query-term.ts'
import type { TextIndexData } from './types.ts'

type MinimumMatches = { docs: Uint32Array; scores: Float32Array }
/** Documents that pass and have at least `share` of the worth of the best one. */
export type MinimumMatcher = (
  queryTerms: readonly QueryTerm[],
  filterBits: FilterBits | null,
  share: number,
) => MinimumMatches

/**
 * Matches any of the words instead of all, those with more of them first. Slower: for callers that need a full page.
 */
export function openMinimumMatch({
  documentCount,
  listOffsets,
  postingDocs,
  postingImpacts,
}: TextIndexData): MinimumMatcher {
  /** Allocated by the first search that needs them. */
  let buffers: Record<'sums' | 'shares' | 'best' | 'fit', Float32Array> | undefined
  const make = () => new Float32Array(documentCount)

  return (queryTerms, filterBits, share) => {
    const open = filterBits?.open
    buffers ??= { sums: make(), shares: make(), best: make(), fit: make() }
    const { sums, shares, best, fit } = buffers
    sums.fill(0)
    shares.fill(0)
    let greatest = 0
    for (const queryTerm of queryTerms) {
      best.fill(0)
      fit.fill(0)
      for (const [index, list] of queryTerm.lists.entries()) {
        const weight = queryTerm.weights[index]!
        for (let at = listOffsets[list]!; at < listOffsets[list + 1]!; at++) {
          const doc = postingDocs[at]!
          best[doc] = Math.max(best[doc]!, (postingImpacts[at]! * weight * queryTerm.worth) / 255)
          fit[doc] = Math.max(fit[doc]!, weight)
        }
      }
      const worth = worthOf(queryTerm)
      for (let doc = 0; doc < documentCount; doc++) {
        if (fit[doc] === 0 || (open && ((open[doc >>> 5]! >>> (doc & 31)) & 1) === 0)) continue
        sums[doc]! += best[doc]!
        // A mention or a related word counts half.
        shares[doc]! += worth * Math.sqrt(fit[doc]!)
        greatest = Math.max(greatest, shares[doc]!)
      }
    }
    let length = 0
    let many = 0
    for (let doc = 0; doc < documentCount; doc++) if (shares[doc]! > 0 && shares[doc]! >= greatest * share) many++
    const docs = new Uint32Array(many)
    const scores = new Float32Array(many)
    for (let doc = 0; doc < documentCount; doc++) {
      if (shares[doc] === 0 || shares[doc]! < greatest * share) continue
      docs[length] = doc
      scores[length++] = sums[doc]! + shares[doc]!
    }
    return { docs, scores }
  }
}
