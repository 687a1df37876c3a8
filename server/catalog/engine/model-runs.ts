import { lowestBit, setBit, wordsFor } from './bits.ts'
import type { IndexData } from './index-data.ts'

/**
 * Puts the products of a result side by side with the other colours of their model, so that whoever counts models sees
 * each of them once, as a run of places. Products set a bit at their place: no sorting, whatever the result.
 */
export function modelRuns({ count, placeByModel }: IndexData) {
  const bits = new Uint32Array(wordsFor(count))
  const places = new Uint32Array(count)

  return {
    add(docs: Uint32Array, many: number): void {
      for (let at = 0; at < many; at++) setBit(bits, placeByModel[docs[at]!]!)
    },
    /** The places of what was added since, in order: a view into memory that the next call overwrites. */
    take(): Uint32Array {
      let many = 0
      for (let word = 0; word < bits.length; word++) {
        let left = bits[word]!
        if (left === 0) continue
        bits[word] = 0
        for (; left !== 0; left &= left - 1) places[many++] = (word << 5) | lowestBit(left)
      }
      return places.subarray(0, many)
    },
  }
}
