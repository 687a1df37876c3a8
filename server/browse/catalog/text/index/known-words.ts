import { kindOfForeignBrand, maxForeignBrandWords } from '#domain/browse/search/vocabulary/foreign-brands.ts'
import { isPlainSpanish } from '#domain/browse/search/spelling/plain-spanish.ts'
import { colorWords, sizeWords, stopWords } from '#domain/browse/search/vocabulary/stop-words.ts'
import { isConcept, maxPhraseWords } from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { QueryWord } from '#domain/browse/search/understand.ts'

export const isJoiner = ({ word }: QueryWord): boolean =>
  stopWords.has(word) || sizeWords.has(word) || colorWords.has(word)

export const keyOf = (words: readonly QueryWord[]): string => words.map(({ root }) => root).join(' ')

const isKnownKey = (key: string) => isConcept(key) || kindOfForeignBrand(key) !== undefined

/** Whether a word is correct as it is, regardless of the catalogue, and must not be corrected. */
export const isKnownWord = (root: string): boolean => isKnownKey(root) || isPlainSpanish(root)

const maxWords = Math.max(maxPhraseWords, maxForeignBrandWords)

/**
 * How many of the words from here on form a phrase with its own meaning, not counting joining words; 1 when none do.
 */
export function phraseLength(words: readonly QueryWord[], at: number): number {
  for (let length = Math.min(maxWords, words.length - at); length > 1; length--) {
    if (isKnownKey(keyOf(words.slice(at, at + length)))) return length
  }
  return 1
}

/** The words that belong to phrases: `mano` of "bolso de mano" must not be corrected. */
export function wordsOfPhrases<W extends QueryWord>(words: readonly W[]): ReadonlySet<W> {
  const meaningful = words.filter((word) => !isJoiner(word))
  const found = new Set<W>()
  for (let at = 0; at < meaningful.length;) {
    const length = phraseLength(meaningful, at)
    if (length > 1) for (const word of meaningful.slice(at, at + length)) found.add(word)
    at += length
  }
  return found
}

/** Whether another word in this position would form a phrase with the one before or after it. */
export function phraseAround(words: readonly QueryWord[], at: number): (root: string) => boolean {
  const before = words.slice(0, at).findLast((word) => !isJoiner(word))
  const after = words.slice(at + 1).find((word) => !isJoiner(word))
  return (root) =>
    (before ? isConcept(`${before.root} ${root}`) : false) || (after ? isConcept(`${root} ${after.root}`) : false)
}
