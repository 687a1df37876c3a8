import { setBit, wordsFor, type Bits } from './bits.ts'
import type { IndexData } from './index-data.ts'

/** The products that have one of the options, always as bits; a single option's own bits are returned as they are. */
export function optionBits({ count, options: { docs, isList } }: IndexData) {
  const size = wordsFor(count)
  return (options: readonly number[]): Bits => {
    if (options.length === 1 && !isList[options[0]!]) return docs[options[0]!]!
    const union = new Uint32Array(size)
    for (const option of options) {
      const own = docs[option]!
      if (isList[option]) for (let at = 0; at < own.length; at++) setBit(union, own[at]!)
      else for (let at = 0; at < size; at++) union[at]! |= own[at]!
    }
    return union
  }
}
