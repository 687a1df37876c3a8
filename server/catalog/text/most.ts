import { worthOf, type Slot } from './slot.ts'
import type { Found } from './match.ts'
import type { TextIndexData } from './types.ts'

/** Documents that have at least `share` of the worth of the one that has most, and their scores. */
export type MostMatcher = (slots: readonly Slot[], share: number) => Found & { scores: Float32Array }

/** Any of the words instead of all of them. Slower, for those who ask for a page full whatever it costs. */
export function openMost({ documentCount, listOffsets, postingDocs, postingImpacts }: TextIndexData): MostMatcher {
  return (slots, share) => {
    const sums = new Float32Array(documentCount)
    const shares = new Float32Array(documentCount)
    const best = new Float32Array(documentCount)
    let greatest = 0
    for (const slot of slots) {
      best.fill(0)
      for (const [index, list] of slot.lists.entries()) {
        const weight = (slot.weights[index]! * slot.worth) / 255
        for (let at = listOffsets[list]!; at < listOffsets[list + 1]!; at++) {
          best[postingDocs[at]!] = Math.max(best[postingDocs[at]!]!, postingImpacts[at]! * weight)
        }
      }
      const worth = worthOf(slot)
      for (let doc = 0; doc < documentCount; doc++) {
        if (best[doc] === 0) continue
        sums[doc]! += best[doc]!
        shares[doc]! += worth
        greatest = Math.max(greatest, shares[doc]!)
      }
    }
    let length = 0
    const docs = new Uint32Array(documentCount)
    const scores = new Float32Array(documentCount)
    for (let doc = 0; doc < documentCount; doc++) {
      if (shares[doc] === 0 || shares[doc]! < greatest * share) continue
      docs[length] = doc
      scores[length++] = sums[doc]! + shares[doc]!
    }
    return { docs: docs.subarray(0, length), scores: scores.subarray(0, length), length, isKept: true }
  }
}
