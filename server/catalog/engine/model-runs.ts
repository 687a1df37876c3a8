import { lowestBit, setBit, wordsFor } from './bits.ts'
import type { IndexData } from './index-data.ts'

/**
 * Puts the products of a result side by side with the other colours of their model, so that whoever counts models sees
 * each of them once, as a run. Products set a bit at their place in that order: no sorting, whatever the result.
 */
export function modelRuns({ count, docsByModel, placeByModel }: IndexData) {
  const places = new Uint32Array(wordsFor(count))
  const runs = new Uint32Array(count)

  function add(docs: Uint32Array, many: number): void {
    for (let at = 0; at < many; at++) setBit(places, placeByModel[docs[at]!]!)
  }

  /** What was added, model after model; the next call of it overwrites this one's. Nothing is added afterwards. */
  function take(): Uint32Array {
    let many = 0
    for (let word = 0; word < places.length; word++) {
      let left = places[word]!
      if (left === 0) continue
      places[word] = 0
      for (; left !== 0; left &= left - 1) runs[many++] = docsByModel[(word << 5) | lowestBit(left)]!
    }
    return runs.subarray(0, many)
  }

  return { add, take }
}
