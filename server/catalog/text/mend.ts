import { allowedEdits, editDistance } from '#domain/search/edit-distance.ts'
import { rootOf } from '#domain/search/root-of.ts'
import { shortestPart, splitWord } from '#domain/search/split-word.ts'
import { soundOf } from '#domain/search/sound-of.ts'
import { colorWords, sizeWords, stopWords } from '#domain/search/stop-words.ts'
import { asWord, type QueryWord } from '#domain/search/understand.ts'
import type { Vocabulary } from '#domain/search/vocabulary.ts'
import type { Dictionary } from './dictionary.ts'
import type { Neighbour } from './neighbours.ts'
import type { Slot } from './slot.ts'
import type { SlotMaker } from './slots.ts'
import type { Surfaces } from './surfaces.ts'

/** A word of a search after spelling: what to look up, and whether that is not what was typed. */
export type MendedWord = QueryWord & { slot: Slot | null; isMended: boolean }

type Tools = {
  dictionary: Dictionary
  slots: SlotMaker
  surfaces: Surfaces
  neighboursOf: (root: string, limit: number) => Neighbour[]
}

const worthOfMended = 0.75
const shortestBeginning = 4
/** Looking for neighbours is the dear part; who mistypes more words than this is not typing words. */
const mostRespelt = 4
const mostGuessed = 2

/** Gives every word of a search a meaning the catalogue knows, if one is near. */
export function openMending({ dictionary, slots, surfaces, neighboursOf }: Tools) {
  const plain = (word: QueryWord, slot: Slot | null): MendedWord => ({ ...word, slot, isMended: false })
  const isJoiner = ({ word }: QueryWord) => stopWords.has(word) || sizeWords.has(word) || colorWords.has(word)

  const nearVocabulary = (root: string, limit: number, { words }: Vocabulary) => {
    let found: { root: string; shown: string; likelihood: number } | null = null
    for (const [known, shown] of words) {
      if (Math.abs(known.length - root.length) > limit) continue
      const edits = editDistance(root, known, limit)
      if (edits > limit) continue
      const alike = soundOf(known) === soundOf(root) ? 2.5 : known[0] === root[0] ? 1.4 : 1
      const likelihood = 12 * alike * 0.25 ** edits
      if (!found || likelihood > found.likelihood) found = { root: known, shown, likelihood }
    }
    return found
  }

  /** The likeliest word within so many slips, and the others that are nearly as likely beside it. */
  const respell = (word: QueryWord, limit: number, vocabulary: Vocabulary, isAlone = false): MendedWord | null => {
    const near = neighboursOf(word.root, limit)
    const filter = nearVocabulary(word.root, limit, vocabulary)
    const best = near[0]
    if (filter && (!best || filter.likelihood >= best.likelihood)) {
      const slot = slots.slotOf(filter.root, worthOfMended)
      return { typed: filter.shown, word: filter.root, root: filter.root, slot, isMended: true }
    }
    if (!best) return null
    const found = near
      .filter(({ likelihood }) => likelihood >= best.likelihood * (isAlone ? 0.5 : 0.25))
      .map(({ term, likelihood }) => {
        return slots.slotOf(dictionary.textOf(term), (worthOfMended * likelihood) / best.likelihood)
      })
      .filter((slot) => slot !== null)
    if (found.length === 0) return null
    const root = dictionary.textOf(best.term)
    const typed = surfaces.shown(best.term, word.word) ?? root
    return { typed, word: root, root, slot: found.length === 1 ? found[0]! : slots.merged(found), isMended: true }
  }

  /** remerita → remera, pantaloncito → pantalón. */
  const undiminished = (word: string): string | null => {
    const [, stem, bare, ending] = /^((.{3,}?)(?:e?c)?)it([oa])s?$/.exec(word) ?? []
    return (
      [`${stem}${ending}`, `${bare}`, `${bare}${ending}`].find((form) => stem && slots.occurs(rootOf(form))) ?? null
    )
  }
  const knownAs = (word: QueryWord, isLast: boolean, isAlone: boolean, vocabulary: Vocabulary): MendedWord | null => {
    const slot = slots.slotOf(word.root)
    // An m beside other words is a size; alone it is where mochila begins.
    if (vocabulary.words.has(word.root) || (!isAlone && vocabulary.sizes.has(word.word))) return plain(word, slot)
    if (isLast && !(slot && slot.strictLists > 0)) {
      const longer = slots.unfinished(word.word)
      if (longer && longer.strictLists > 0) return plain(word, slot ? slots.merged([slot, longer]) : longer)
    }
    if (slot) return plain(word, slot)
    const grown = undiminished(word.word)
    return grown ? plain(asWord(word.typed, grown), slots.slotOf(rootOf(grown))) : null
  }

  const respelt = (word: QueryWord, isAlone: boolean, vocabulary: Vocabulary): MendedWord[] => {
    const limit = /^\d/.test(word.word) ? 0 : allowedEdits(word.word.length)
    const once = limit > 0 ? respell(word, 1, vocabulary, isAlone) : null
    if (once) return [once]
    const parts =
      word.word.length >= shortestPart * 2
        ? splitWord(word.word, (part) => slots.occurs(rootOf(part)) || vocabulary.words.has(rootOf(part)))
        : null
    if (parts) {
      return parts.map((part) => ({ ...plain(asWord(part, part), slots.slotOf(rootOf(part))), isMended: true }))
    }
    const twice = limit > 1 ? respell(word, 2, vocabulary, isAlone) : null
    if (twice) return [twice]
    return [plain(word, word.word.length >= shortestPart ? slots.unfinished(word.word) : null)]
  }

  const mend = (words: readonly QueryWord[], vocabulary: Vocabulary): MendedWord[] => {
    const mended: MendedWord[] = []
    let left = mostRespelt
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!
      if (isJoiner(word)) {
        // `de` alone or at the end may be the beginning of `deportivo`, but only if there is nothing else to go by.
        const isAlone = words.every(isJoiner) && at === words.length - 1
        mended.push(plain(word, isAlone ? slots.unfinished(word.word) : null))
        continue
      }
      const next = words[at + 1]
      const whole = next && !isJoiner(next) ? rootOf(word.word + next.word) : null
      // zapa tillas
      if (whole && slots.occurs(whole) && !(slots.occurs(word.root) && slots.occurs(next!.root))) {
        mended.push({
          ...plain(asWord(word.typed + next!.typed, word.word + next!.word), slots.slotOf(whole)),
          isMended: true,
        })
        at++
        continue
      }
      // Other words tell which of several spellings was meant; alone, only the likeliest will do.
      const found = knownAs(word, at === words.length - 1, words.length === 1, vocabulary)
      if (found) mended.push(found)
      else mended.push(...(left-- > 0 ? respelt(word, words.length === 1, vocabulary) : [plain(word, null)]))
    }
    return mended
  }

  /** For words nothing was found for: one slip more than is forgiven otherwise, or whatever begins alike. */
  const guessOne = (word: QueryWord, vocabulary: Vocabulary): MendedWord | null => {
    const { length } = word.word
    if (length < 4 || /\d/.test(word.word)) return null
    const near = respell(word, Math.min(3, allowedEdits(length) + 1), vocabulary)
    if (near) return near
    for (let end = length - 1; end >= shortestBeginning; end--) {
      const slot = slots.unfinished(word.word.slice(0, end))
      if (slot && slot.strictLists > 0) return plain(word, slot)
    }
    return null
  }
  const guess = (words: readonly MendedWord[], vocabulary: Vocabulary): MendedWord[] => {
    let left = mostGuessed
    return words.map((word) => {
      return word.slot || isJoiner(word) || left-- <= 0 ? word : (guessOne(word, vocabulary) ?? word)
    })
  }
  return { mend, guess }
}
