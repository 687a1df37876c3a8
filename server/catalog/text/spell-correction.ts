import { allowedEdits, editDistance } from '#domain/search/edit-distance.ts'
import { rootOf } from '#domain/search/root-of.ts'
import { shortestPart, splitWord } from '#domain/search/split-word.ts'
import { soundOf } from '#domain/search/sound-of.ts'
import { colorWords, sizeWords, stopWords } from '#domain/search/stop-words.ts'
import { asWord, type QueryWord } from '#domain/search/understand.ts'
import type { Vocabulary } from '#domain/search/vocabulary.ts'
import type { Dictionary } from './dictionary.ts'
import type { Neighbour } from './neighbours.ts'
import type { QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'
import type { Surfaces } from './surfaces.ts'

/** A word of a search after spelling: what to look up, and whether that is not what was typed. */
export type CorrectedWord = QueryWord & { queryTerm: QueryTerm | null; isCorrected: boolean }

type Tools = {
  dictionary: Dictionary
  queryTerms: QueryTerms
  surfaces: Surfaces
  neighboursOf: (root: string, limit: number) => Neighbour[]
}

const worthOfCorrected = 0.75
const shortestBeginning = 4
/** Looking for neighbours is the dear part; who mistypes more words than this is not typing words. */
const maxCorrected = 4
const maxGuessed = 2

/** Gives every word of a search a meaning the catalogue knows, if one is near. */
export function openSpellCorrection({ dictionary, queryTerms, surfaces, neighboursOf }: Tools) {
  const plain = (word: QueryWord, queryTerm: QueryTerm | null): CorrectedWord => ({
    ...word,
    queryTerm,
    isCorrected: false,
  })
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
  const correctWithin = (
    word: QueryWord,
    limit: number,
    vocabulary: Vocabulary,
    isAlone = false,
  ): CorrectedWord | null => {
    const near = neighboursOf(word.root, limit)
    const filter = nearVocabulary(word.root, limit, vocabulary)
    const best = near[0]
    if (filter && (!best || filter.likelihood >= best.likelihood)) {
      const queryTerm = queryTerms.termFor(filter.root, worthOfCorrected)
      return { typed: filter.shown, word: filter.root, root: filter.root, queryTerm, isCorrected: true }
    }
    if (!best) return null
    const found = near
      .filter(({ likelihood }) => likelihood >= best.likelihood * (isAlone ? 0.5 : 0.25))
      .map(({ term, likelihood }) => {
        return queryTerms.termFor(dictionary.textOf(term), (worthOfCorrected * likelihood) / best.likelihood)
      })
      .filter((queryTerm) => queryTerm !== null)
    if (found.length === 0) return null
    const root = dictionary.textOf(best.term)
    const typed = surfaces.shown(best.term, word.word) ?? root
    return {
      typed,
      word: root,
      root,
      queryTerm: found.length === 1 ? found[0]! : queryTerms.merged(found),
      isCorrected: true,
    }
  }

  /** remerita → remera, pantaloncito → pantalón. */
  const undiminished = (word: string): string | null => {
    const [, stem, bare, ending] = /^((.{3,}?)(?:e?c)?)it([oa])s?$/.exec(word) ?? []
    return (
      [`${stem}${ending}`, `${bare}`, `${bare}${ending}`].find((form) => stem && queryTerms.occurs(rootOf(form))) ??
      null
    )
  }
  const knownAs = (
    word: QueryWord,
    isLast: boolean,
    isAlone: boolean,
    vocabulary: Vocabulary,
  ): CorrectedWord | null => {
    const queryTerm = queryTerms.termFor(word.root)
    // An m beside other words is a size; alone it is where mochila begins.
    if (vocabulary.words.has(word.root) || (!isAlone && vocabulary.sizes.has(word.word))) return plain(word, queryTerm)
    if (isLast && !(queryTerm && queryTerm.strictLists > 0)) {
      const longer = queryTerms.unfinished(word.word)
      if (longer && longer.strictLists > 0)
        return plain(word, queryTerm ? queryTerms.merged([queryTerm, longer]) : longer)
    }
    if (queryTerm) return plain(word, queryTerm)
    const grown = undiminished(word.word)
    return grown ? plain(asWord(word.typed, grown), queryTerms.termFor(rootOf(grown))) : null
  }

  const corrections = (word: QueryWord, isAlone: boolean, vocabulary: Vocabulary): CorrectedWord[] => {
    const limit = /^\d/.test(word.word) ? 0 : allowedEdits(word.word.length)
    const once = limit > 0 ? correctWithin(word, 1, vocabulary, isAlone) : null
    if (once) return [once]
    const parts =
      word.word.length >= shortestPart * 2
        ? splitWord(word.word, (part) => queryTerms.occurs(rootOf(part)) || vocabulary.words.has(rootOf(part)))
        : null
    if (parts) {
      return parts.map((part) => ({
        ...plain(asWord(part, part), queryTerms.termFor(rootOf(part))),
        isCorrected: true,
      }))
    }
    const twice = limit > 1 ? correctWithin(word, 2, vocabulary, isAlone) : null
    if (twice) return [twice]
    return [plain(word, word.word.length >= shortestPart ? queryTerms.unfinished(word.word) : null)]
  }

  const correctWords = (words: readonly QueryWord[], vocabulary: Vocabulary): CorrectedWord[] => {
    const corrected: CorrectedWord[] = []
    let left = maxCorrected
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!
      if (isJoiner(word)) {
        // `de` alone or at the end may be the beginning of `deportivo`, but only if there is nothing else to go by.
        const isAlone = words.every(isJoiner) && at === words.length - 1
        corrected.push(plain(word, isAlone ? queryTerms.unfinished(word.word) : null))
        continue
      }
      const next = words[at + 1]
      const whole = next && !isJoiner(next) ? rootOf(word.word + next.word) : null
      // zapa tillas
      if (whole && queryTerms.occurs(whole) && !(queryTerms.occurs(word.root) && queryTerms.occurs(next!.root))) {
        corrected.push({
          ...plain(asWord(word.typed + next!.typed, word.word + next!.word), queryTerms.termFor(whole)),
          isCorrected: true,
        })
        at++
        continue
      }
      // Other words tell which of several spellings was meant; alone, only the likeliest will do.
      const found = knownAs(word, at === words.length - 1, words.length === 1, vocabulary)
      if (found) corrected.push(found)
      else corrected.push(...(left-- > 0 ? corrections(word, words.length === 1, vocabulary) : [plain(word, null)]))
    }
    return corrected
  }

  /** For words nothing was found for: one slip more than is forgiven otherwise, or whatever begins alike. */
  const guessOne = (word: QueryWord, vocabulary: Vocabulary): CorrectedWord | null => {
    const { length } = word.word
    if (length < 4 || /\d/.test(word.word)) return null
    const near = correctWithin(word, Math.min(3, allowedEdits(length) + 1), vocabulary)
    if (near) return near
    for (let end = length - 1; end >= shortestBeginning; end--) {
      const queryTerm = queryTerms.unfinished(word.word.slice(0, end))
      if (queryTerm && queryTerm.strictLists > 0) return plain(word, queryTerm)
    }
    return null
  }
  const guess = (words: readonly CorrectedWord[], vocabulary: Vocabulary): CorrectedWord[] => {
    let left = maxGuessed
    return words.map((word) => {
      return word.queryTerm || isJoiner(word) || left-- <= 0 ? word : (guessOne(word, vocabulary) ?? word)
    })
  }
  return { correctWords, guess }
}
