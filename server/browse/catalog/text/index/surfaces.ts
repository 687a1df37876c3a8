import { editDistance } from '#domain/browse/search/spelling/edit-distance.ts'
import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import type { TextIndexData } from '../types.ts'

export type Surfaces = {
  /** The spelling of a term that is nearest to what was typed: plural for plural. */
  shown: (term: number, typed: string) => string | null
  complete: (prefix: string, limit: number) => string[]
}

const decoder = new TextDecoder()

export function openSurfaces(data: TextIndexData): Surfaces {
  const { surfaces, surfaceOffsets, surfaceTerms, surfaceCounts } = data
  const size = surfaceTerms.length
  const textOf = (at: number) => decoder.decode(surfaces.subarray(surfaceOffsets[at], surfaceOffsets[at + 1]))
  /** The forms of a term as a linked list: the last one seen, and for each the previous one. */
  const lastOf = new Int32Array(data.termOffsets.length).fill(-1)
  const before = new Int32Array(size)
  for (let at = 0; at < size; at++) {
    before[at] = lastOf[surfaceTerms[at]!]!
    lastOf[surfaceTerms[at]!] = at
  }

  const firstFrom = (sought: string) => {
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (foldWord(textOf(middle)) < sought) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    shown: (term, typed) => {
      let found: string | null = null
      let least = 99
      for (let at = lastOf[term]!; at >= 0; at = before[at]!) {
        const text = textOf(at)
        const edits = editDistance(foldWord(text), typed, 6)
        if (edits > least || (edits === least && found && accents(found) > accents(text))) continue
        ;[found, least] = [text, edits]
      }
      return found
    },
    complete: (prefix, limit) => {
      const best = new Map<number, number>()
      const end = firstFrom(`${prefix}\uFFFF`)
      for (let at = firstFrom(prefix); at < end; at++) {
        const count = surfaceCounts[at]!
        // One form per word, the one most frequent in names: zapatillas, not also zapatilla.
        const known = best.get(surfaceTerms[at]!)
        if (count > 0 && (known === undefined || count > surfaceCounts[known]!)) best.set(surfaceTerms[at]!, at)
      }
      return [...best.values()]
        .sort((one, other) => surfaceCounts[other]! - surfaceCounts[one]!)
        .slice(0, limit)
        .map(textOf)
    },
  }
}

/** Of two spellings the one with accents is preferred. */
const accents = (text: string) => text.length - (text.match(/[a-z0-9]/g)?.length ?? 0)
