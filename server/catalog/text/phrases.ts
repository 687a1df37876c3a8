import type { MendedWord } from './mend.ts'
import { withPartsOf, without, type Slot } from './slot.ts'
import type { SlotMaker } from './slots.ts'

const longestPhrase = 3

/** One slot per word, or per phrase that has a meaning of its own (`traje de baño`); and how many words mean nothing here. */
export function slotsOfWords(words: readonly MendedWord[], maker: SlotMaker): { slots: Slot[]; missing: number } {
  const found: { key: string; slot: Slot }[] = []
  let missing = 0
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, maker)
    const slot = phrase?.slot ?? words[at]!.slot
    const key = phrase?.key ?? words[at]!.root
    at += phrase?.length ?? 1
    if (!slot) missing++
    else if (found.every((other) => other.key !== key)) found.push({ key, slot })
  }
  // `buzo canguro` is no longer any buzo: a word that is there stands for itself, and for nobody else.
  const terms = found.map(({ key }) => maker.termOf(key))
  const slots = found.map(({ slot }, at) => (found.length > 1 ? without(slot, terms.toSpliced(at, 1)) : slot))
  return { slots: slots.filter((slot) => slot !== null), missing }
}

function phraseAt(words: readonly MendedWord[], at: number, maker: SlotMaker) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--) {
    const key = words
      .slice(at, at + length)
      .map(({ root }) => root)
      .join(' ')
    const slot = maker.slotOf(key)
    if (!slot || slot.strictLists === 0) continue
    // Where the phrase finds nothing the thing in it may: a table, if not a coffee table.
    const loosely = words.slice(at, at + length).map((word) => word.slot)
    return { slot: withPartsOf(slot, loosely), length, key }
  }
  return null
}
