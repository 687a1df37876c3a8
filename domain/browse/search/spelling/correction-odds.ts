import { slipBetween, slipCost } from './slip-cost.ts'
import { soundOf } from './sound-of.ts'

/** A possible correction of a word: the likelier it is to be typed at all, the more typos it excuses. */
export type Target = {
  root: string
  /**
   * A product kind, a filter value, a thesaurus word, or only a word that occurs in names, such as a model's own name.
   */
  standing: 'kind' | 'filter' | 'concept' | 'name'
  /** The share of products that contain it, from 0 to 1. */
  share: number
}

/** Bits in favour before anything is compared. A model's own name is an unlikely intention. */
const prior = { kind: 5, filter: 4.5, concept: 4, name: 0 } as const
/** Long names rarely match by chance. */
const longName = 7
const minTargetLength = 4

/**
 * The odds, in bits, that an unknown word is a typo of the target rather than something we do not have: above 0 it is
 * likelier than not. Typos in short words cost more, because every short word is near another; words that sound the
 * same cost almost nothing.
 */
export function correctionOdds(typed: string, edits: number, { root, standing, share }: Target): number {
  if (root.length < minTargetLength - 1) return -99
  const favour =
    prior[standing] + (standing === 'name' && root.length >= longName ? 2 : 0) + Math.log2(1 + 1000 * share) / 2
  if (soundOf(typed) === soundOf(root)) return favour - 1
  const length = Math.min(typed.length, root.length)
  const otherStart = typed[0] === root[0] || isSwap(typed, root) ? 0 : 2.5
  const slips = edits === 1 ? slipCost(typed, root) : edits * (2 + 12 / length)
  // Three letters are too few for a wrong one: only one that is left out, or two that changed places.
  if (typed.length < minTargetLength && (otherStart > 0 || standing === 'name' || isWrongLetter(typed, root)))
    return -99
  return favour - slips - otherStart
}

const isWrongLetter = (typed: string, root: string) =>
  !['swapped', 'missing', 'doubled'].includes(slipBetween(typed, root))

const isSwap = (one: string, other: string) => one[0] === other[1] && one[1] === other[0]
