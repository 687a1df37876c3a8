import type { TextIndexData } from '../types.ts'

export type Dictionary = {
  size: number
  /** The id of a root, or -1. */
  find: (root: string) => number
  /** Terms that begin with a prefix: from the first up to, not including, the second. */
  range: (prefix: string) => [from: number, to: number]
  textOf: (term: number) => string
}

const decoder = new TextDecoder()

/** Looks words up in the packed, sorted bytes, so that opening an index costs nothing. */
export function openDictionary({ terms, termOffsets }: Pick<TextIndexData, 'terms' | 'termOffsets'>): Dictionary {
  const size = termOffsets.length - 1
  const target = new Uint8Array(256)
  const encoder = new TextEncoder()

  /**
   * The first term that is not before the bytes searched for; with `past`, the first after everything that begins with
   * them.
   */
  const firstFrom = (length: number, past: boolean) => {
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      const start = termOffsets[middle]!
      const shared = Math.min(length, termOffsets[middle + 1]! - start)
      let at = 0
      while (at < shared && terms[start + at] === target[at]) at++
      // At the end of these bytes the term begins with them; at its own end the term is shorter and sorts before.
      const isBefore = at === length ? past : at === shared || terms[start + at]! < target[at]!
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }
  const encode = (text: string) => encoder.encodeInto(text, target).written

  return {
    size,
    find: (root) => {
      const length = encode(root)
      const term = firstFrom(length, false)
      if (term === size || termOffsets[term + 1]! - termOffsets[term]! !== length) return -1
      const start = termOffsets[term]!
      for (let at = 0; at < length; at++) if (terms[start + at] !== target[at]) return -1
      return term
    },
    range: (prefix) => {
      const length = encode(prefix)
      return [firstFrom(length, false), firstFrom(length, true)]
    },
    textOf: (term) => decoder.decode(terms.subarray(termOffsets[term], termOffsets[term + 1])),
  }
}
