import type { UnderstoodWords } from '#domain/search/vocabulary.ts'
import { gateOf, type Gate, type TakenWords } from './gates.ts'
import type { Found, Gatherer } from './gather.ts'
import type { MendedWord } from './mend.ts'
import { slotsOfWords } from './phrases.ts'
import type { Slot } from './slot.ts'
import type { SlotMaker } from './slots.ts'
import type { SearchContext, TextIndexData } from './types.ts'

type Answer = { docs: Uint32Array; scores: Float32Array; understood: readonly UnderstoodWords[]; isLoose: boolean }

/** What a shopper gives up first when there is nothing with all of it. */
const dropOrder = ['size', 'color', 'color_family', 'brand', 'gender'] as const
const worthOfExactFilter = 0.1
/** Who has every word stands before who has most. */
const worthOfAll = 10

/**
 * Asks for everything first, then for less and less: mentions besides names, one filter fewer, filters as mere words,
 * most of the words.
 */
export function openRelaxing(data: TextIndexData, gatherer: Gatherer, maker: SlotMaker, popularity: number) {
  const finish = (found: Found, slots: readonly Slot[], gate: Gate | null): Pick<Answer, 'docs' | 'scores'> => {
    const docs = found.docs.slice(0, found.length)
    const scores = found.scores.slice(0, found.length)
    let worth = 0
    for (const slot of slots) worth += slot.worth
    const factor = worth > 0 ? 1 / worth : 1
    const fall = popularity / data.documentCount
    for (let at = 0; at < docs.length; at++) scores[at] = scores[at]! * factor + popularity - docs[at]! * fall
    for (const bits of gate?.exact ?? []) {
      for (let at = 0; at < docs.length; at++) {
        if ((bits[docs[at]! >>> 5]! >>> (docs[at]! & 31)) & 1) scores[at]! += worthOfExactFilter
      }
    }
    return { docs, scores }
  }

  return (taken: readonly TakenWords[], rest: readonly MendedWord[], context: SearchContext): Answer => {
    const { slots, missing } = slotsOfWords(rest, maker)
    const strictly = (gate: Gate | null) => {
      if (slots.length === 0) return gate ? gatherer.gated(gate.open) : nobody
      const found = gatherer.all(slots, gate?.open ?? null, true)
      return found.length > 0 ? found : gatherer.all(slots, gate?.open ?? null, false)
    }
    const answer = (found: Found, asked: readonly Slot[], gate: Gate | null, kept: readonly TakenWords[]) => {
      return { ...finish(found, asked, gate), understood: kept.map(understoodOf), isLoose: missing > 0 }
    }

    const gate = gateOf(taken, context, data)
    let found = strictly(gate)
    const least = Math.max(1, context.atLeast ?? 1)
    if (found.length >= least || (found.length > 0 && slots.length < 2)) return answer(found, slots, gate, taken)
    if (found.length > 0) {
      const exact = finish(found, slots, gate)
      const close = finish(gatherer.most(slots, gate?.open ?? null, 0.4), slots, gate)
      return { ...together(exact, close), understood: taken.map(understoodOf), isLoose: true }
    }

    for (const key of taken.length > 1 || slots.length > 0 ? dropOrder : []) {
      const kept = taken.filter(({ filter }) => filter.key !== key)
      if (kept.length === taken.length || (kept.length === 0 && slots.length === 0)) continue
      const narrower = gateOf(kept, context, data)
      found = strictly(narrower)
      if (found.length > 0) return { ...answer(found, slots, narrower, kept), isLoose: true }
    }

    const every = [
      ...slots,
      ...slotsOfWords(
        taken.flatMap(({ words }) => words),
        maker,
      ).slots,
    ]
    if (every.length === 0) return answer(nobody, every, null, [])
    found = gatherer.all(every, null, false)
    if (found.length === 0) found = gatherer.most(every, null, least > 1 ? 0.4 : 0.6)
    return { ...answer(found, every, null, []), isLoose: true }
  }
}

const nobody: Found = { docs: new Uint32Array(0), scores: new Float32Array(0), length: 0 }

const understoodOf = ({ words, filter }: TakenWords): UnderstoodWords => {
  return { ...filter, words: words.map(({ typed }) => typed).join(' ') }
}

/** The exact ones within the close ones, lifted above them. */
function together(exact: Pick<Answer, 'docs' | 'scores'>, close: Pick<Answer, 'docs' | 'scores'>) {
  const ranked = new Map<number, number>()
  for (const [at, doc] of close.docs.entries()) ranked.set(doc, close.scores[at]!)
  for (const [at, doc] of exact.docs.entries()) ranked.set(doc, exact.scores[at]! + worthOfAll)
  const docs = Uint32Array.from(ranked.keys()).sort()
  return { docs, scores: Float32Array.from(docs, (doc) => ranked.get(doc)!) }
}
