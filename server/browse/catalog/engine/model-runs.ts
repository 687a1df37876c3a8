import { lowestBit, setBit, wordsFor } from './columns/bits.ts'
import type { IndexData } from './columns/index-data.ts'

/**
 * Puts the products of a result next to the other colours of their model, so that each model is counted once, as a run
 * of places. Products set a bit at their place, so no result needs sorting.
 */
export function modelRuns({ count, placeByModel }: IndexData) {
  const shown = new Uint32Array(wordsFor(count))
  const added = new Uint32Array(wordsFor(count))
  const places = new Uint32Array(count)

  function set(bits: Uint32Array, docs: Uint32Array, many: number): void {
    for (let at = 0; at < many; at++) setBit(bits, placeByModel[docs[at]!]!)
  }

  /** The places of both in order, as a view that the next call overwrites. Clears what was added. */
  function read(): Uint32Array {
    let many = 0
    for (let word = 0; word < shown.length; word++) {
      let left = shown[word]! | added[word]!
      if (left === 0) continue
      added[word] = 0
      for (; left !== 0; left &= left - 1) places[many++] = (word << 5) | lowestBit(left)
    }
    return places.subarray(0, many)
  }

  return {
    /** The runs of these products alone; `with` combines later products with them. */
    of(docs: Uint32Array, many: number): Uint32Array {
      shown.fill(0)
      set(shown, docs, many)
      return read()
    },
    with(docs: Uint32Array, many: number): Uint32Array {
      set(added, docs, many)
      return read()
    },
  }
}
