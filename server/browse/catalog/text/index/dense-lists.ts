import { bitCount } from './letter-mask.ts'
import type { TextIndexData } from '../types.ts'

/**
 * A long list as a bitmap, with the number of postings before each 32-bit word: membership and position in one step.
 */
type DenseList = { bits: Uint32Array; ranks: Uint32Array }

/** Shorter lists are faster to walk than to look up. */
const denseShare = 1 / 64
/** A quarter of a byte per document and list; searches use few words. */
const maxCached = 128

export type DenseLists = (list: number) => DenseList | null

/** Built when a search first needs one; the oldest is dropped when there are too many. */
export function openDenseLists({ documentCount, listOffsets, postingDocs }: TextIndexData): DenseLists {
  const cache = new Map<number, DenseList>()
  const words = (documentCount + 31) >>> 5

  const make = (list: number): DenseList => {
    const bits = new Uint32Array(words)
    const end = listOffsets[list + 1]!
    for (let at = listOffsets[list]!; at < end; at++) bits[postingDocs[at]! >>> 5]! |= 1 << (postingDocs[at]! & 31)
    const ranks = new Uint32Array(words)
    let before = listOffsets[list]!
    for (let word = 0; word < words; word++) {
      ranks[word] = before
      before += bitCount(bits[word]!)
    }
    return { bits, ranks }
  }

  return (list) => {
    const known = cache.get(list)
    if (known) return known
    if (listOffsets[list + 1]! - listOffsets[list]! < Math.max(64, documentCount * denseShare)) return null
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value!)
    const built = make(list)
    cache.set(list, built)
    return built
  }
}
