import type { UnderstoodWords } from '#domain/search/vocabulary.ts'
import { openDenseLists } from './dense-lists.ts'
import { gateMaker, type Gate, type TakenWords } from './gates.ts'
import { nobody, openMatcher, type Found } from './match.ts'
import type { MendedWord } from './mend.ts'
import { openMost } from './most.ts'
import { slotsOfWords } from './phrases.ts'
import { openScorer } from './score.ts'
import { worthOf, type Slot } from './slot.ts'
import type { SlotMaker } from './slots.ts'
import type { SearchContext, TextIndexData } from './types.ts'

type Answer = { docs: Uint32Array; scores: Float32Array; understood: readonly UnderstoodWords[]; isLoose: boolean }

/** What a shopper gives up first when there is nothing with all of it. */
const dropOrder = ['size', 'color', 'color_family', 'brand', 'gender'] as const

/**
 * Asks for everything first, then for less and less: mentions besides names, one filter fewer, filters as mere words,
 * most of the words.
 */
export function openRelaxing(data: TextIndexData, maker: SlotMaker, popularity: number) {
  const denseOf = openDenseLists(data)
  const gateOf = gateMaker(data, denseOf)
  const matcher = openMatcher(data, denseOf)
  const mostOf = openMost(data)
  const score = openScorer(data, denseOf, popularity)
  const all = (slots: readonly Slot[], gate: Gate | null, isStrict = true) => matcher.all(slots, gate, isStrict)
  const finish = (found: Found, slots: readonly Slot[], gate: Gate | null) => {
    const docs = found.isKept ? found.docs : found.docs.slice(0, found.length)
    return { docs, scores: score(docs, slots, gate, found.isStrict ?? false) }
  }

  /** All words but one, the least telling one first; then one word fewer for good. The thing itself stays to the end. */
  const fewerWords = (slots: readonly Slot[], gate: Gate | null): Found => {
    const thing = slots.find(({ isKind }) => isKind)
    const telling = (slot: Slot) => (slot === thing ? 9 : worthOf(slot))
    let wanted = slots.toSorted((one, other) => telling(other) - telling(one))
    for (; wanted.length > 1; wanted = wanted.slice(0, -1)) {
      for (let without = wanted.length - 1; without > (thing ? 0 : -1); without--) {
        const found = all(wanted.toSpliced(without, 1), gate)
        if (found.length > 0) return found
      }
    }
    return wanted.length > 0 ? all(wanted, gate) : nobody
  }

  return (taken: readonly TakenWords[], rest: readonly MendedWord[], context: SearchContext): Answer => {
    const { slots, missing } = slotsOfWords(rest, maker)
    const answer = (found: Found, asked: readonly Slot[], gate: Gate | null, kept: readonly TakenWords[]) => {
      return { ...finish(found, asked, gate), understood: kept.map(understoodOf), isLoose: missing > 0 }
    }
    const loose = (found: Found, asked: readonly Slot[], gate: Gate | null, kept: readonly TakenWords[]) => {
      return { ...answer(found, asked, gate, kept), isLoose: true }
    }

    let gate = gateOf(taken, context)
    let found = slots.length > 0 ? all(slots, gate) : gate ? matcher.gated(gate) : nobody
    const least = Math.max(1, context.atLeast ?? 1)
    if (found.length >= least || (found.length > 0 && slots.length < 2)) return answer(found, slots, gate, taken)
    if (least > 1 && slots.length > 1) {
      const { docs, scores } = mostOf(slots, gate, 0.4)
      if (docs.length > 0) return { docs, scores, understood: taken.map(understoodOf), isLoose: found.length === 0 }
    }

    // Where the words alone find nothing, no filter is to blame.
    const isFilters = slots.length === 0 || (taken.length > 0 && all(slots, null).length > 0)
    for (const key of isFilters ? dropOrder : []) {
      const kept = taken.filter(({ filter }) => filter.key !== key)
      if (kept.length === taken.length || kept.length + slots.length === 0) continue
      gate = gateOf(kept, context)
      found = slots.length > 0 ? all(slots, gate) : matcher.gated(gate!)
      if (found.length > 0) return loose(found, slots, gate, kept)
    }
    gate = gateOf(taken, context)
    if (slots.some(({ isKind }) => isKind)) {
      found = all(slots, gate, false)
      if (found.length > 0) return answer(found, slots, gate, taken)
    }
    if (slots.length > 1) {
      found = fewerWords(slots, gate)
      if (found.length > 0) return loose(found, slots, gate, taken)
    }
    if (slots.length > 0 && taken.length > 0) {
      found = fewerWords(slots, null)
      if (found.length > 0) return loose(found, slots, null, [])
    }
    const asText = slotsOfWords(
      taken.flatMap(({ words }) => words),
      maker,
    ).slots
    return loose(asText.length > 0 ? fewerWords(asText, null) : nobody, asText, null, [])
  }
}

const understoodOf = ({ words, filter }: TakenWords): UnderstoodWords => {
  return { ...filter, words: words.map(({ typed }) => typed).join(' ') }
}
