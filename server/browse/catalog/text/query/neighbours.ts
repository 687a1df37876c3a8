import { correctionOdds, type Target } from '#domain/browse/search/spelling/correction-odds.ts'
import { editDistance } from '#domain/browse/search/spelling/edit-distance.ts'
import { isConcept, sameWeight, synonymsOf } from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { Dictionary } from '../index/dictionary.ts'
import { bitCount, letterMask } from '../index/letter-mask.ts'
import { termFlag } from './term-flags.ts'
import type { TextIndexData } from '../types.ts'

/** A known word that may have been meant, with its log odds in bits (`correctionOdds`). */
export type Neighbour = { term: number; odds: number }

const maxNeighbours = 6

/**
 * Known words within a number of typos, the likeliest first. Reads one number per word of similar length; only words
 * with nearly the same letters are compared.
 */
export function openNeighbours(data: TextIndexData, dictionary: Dictionary) {
  const { termsByLength, lengthStarts, letterMasks, termFlags, listOffsets, documentCount } = data

  const soldAs = (root: string): number => {
    let most = 0
    for (const { key, weight } of synonymsOf(root)) {
      const term = weight >= sameWeight ? dictionary.find(key) : -1
      if (term >= 0 && termFlags[term]! & termFlag.kind) {
        most = Math.max(most, listOffsets[term * 2 + 1]! - listOffsets[term * 2]!)
      }
    }
    return most
  }

  const targetOf = (term: number, root: string): Target => {
    const named = listOffsets[term * 2 + 1]! - listOffsets[term * 2]!
    const mentioned = listOffsets[term * 2 + 2]! - listOffsets[term * 2 + 1]!
    // A word that the catalogue has under another name is as likely as that one.
    const other = named === 0 && isConcept(root) ? soldAs(root) : null
    if (other) return { root, standing: 'kind', share: other / documentCount }
    const standing = termFlags[term]! & termFlag.kind ? 'kind' : isConcept(root) ? 'concept' : 'name'
    return { root, standing, share: (named + mentioned / 4) / documentCount }
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
      // A number is not a typo of another number.
      if (edits > limit || text.charCodeAt(0) < 58) continue
      found.push({ term, odds: correctionOdds(root, edits, targetOf(term, text)) })
    }
    return found.sort((one, other) => other.odds - one.odds).slice(0, maxNeighbours)
  }
}
