import { soundOf } from './sound-of.ts'

/** What a word may be corrected to: the likelier to be typed at all, the more slips it excuses. */
export type Target = {
  root: string
  /** A kind of thing, a filter's value, a word the thesaurus knows, or merely something that stands in names, like a model's own name. */
  standing: 'kind' | 'filter' | 'concept' | 'name'
  /** How many products say it, of one. */
  share: number
}

/** Bits in favour before anything is compared. A model's own name is a poor guess at what somebody meant. */
const prior = { kind: 5, filter: 4.5, concept: 4, name: 0 } as const
/** Long names are seldom hit by chance. */
const longName = 7
const shortestTarget = 4

/**
 * The odds, in bits, that a word nobody knows is a slip of the target rather than something we do not have: above 0 it is likelier than not. Slips
 * in short words cost more, since every short word is near some other; what sounds the same costs next to nothing.
 */
export function correctionOdds(typed: string, edits: number, { root, standing, share }: Target): number {
  if (root.length < shortestTarget - 1) return -99
  const favour =
    prior[standing] + (standing === 'name' && root.length >= longName ? 2 : 0) + Math.log2(1 + 1000 * share) / 2
  if (soundOf(typed) === soundOf(root)) return favour - 1
  const length = Math.min(typed.length, root.length)
  const otherStart = typed[0] === root[0] || isSwap(typed, root) ? 0 : 2.5
  return favour - edits * (2 + 12 / length) - otherStart
}

const isSwap = (one: string, other: string) => one[0] === other[1] && one[1] === other[0]
