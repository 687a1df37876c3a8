import { editDistance } from '#domain/search/edit-distance.ts'
import { soundOf } from '#domain/search/sound-of.ts'
import type { Dictionary } from './dictionary.ts'
import { bitCount, letterMask } from './letter-mask.ts'
import { termFlag } from './term-flags.ts'
import type { TextIndexData } from './types.ts'

export type Neighbour = { term: number; edits: number; likelihood: number }

const most = 6

/**
 * Known words at most so many slips away, the likeliest first. Reads one number per word of about the same length; only
 * those with nearly the same letters are compared.
 */
export function openNeighbours(data: TextIndexData, dictionary: Dictionary) {
  const { termsByLength, lengthStarts, letterMasks, termFlags, listOffsets } = data

  const likelihoodOf = (term: number, edits: number, root: string, text: string) => {
    const named = listOffsets[term * 2 + 1]! - listOffsets[term * 2]!
    const mentioned = listOffsets[term * 2 + 2]! - listOffsets[term * 2 + 1]!
    let likelihood = Math.log2(2 + named * 4 + mentioned) + (termFlags[term]! & termFlag.kind ? 8 : 0)
    if (soundOf(root) === soundOf(text)) likelihood *= 2.5
    else if (root[0] === text[0]) likelihood *= 1.4
    return likelihood * 0.25 ** edits
  }

  return (root: string, limit: number): Neighbour[] => {
    const mask = letterMask(root)
    const found: Neighbour[] = []
    const shortest = Math.max(2, root.length - limit)
    const from = lengthStarts[Math.min(shortest, lengthStarts.length - 1)]!
    const to = lengthStarts[Math.min(root.length + limit + 1, lengthStarts.length - 1)]!
    for (let at = from; at < to; at++) {
      const term = termsByLength[at]!
      if (bitCount(letterMasks[term]! ^ mask) > limit * 2 || termFlags[term]! & termFlag.phrase) continue
      const text = dictionary.textOf(term)
      const edits = editDistance(root, text, limit)
      // A number is not a slip of another number.
      if (edits > limit || text.charCodeAt(0) < 58) continue
      found.push({ term, edits, likelihood: likelihoodOf(term, edits, root, text) })
    }
    return found.sort((one, other) => other.likelihood - one.likelihood).slice(0, most)
  }
}
