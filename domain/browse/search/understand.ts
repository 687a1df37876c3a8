import { rootOf } from './spelling/root-of.ts'
import { colorWords, sizeWords, stopWords } from './vocabulary/stop-words.ts'
import { isProductConcept, maxPhraseWords } from './thesaurus/thesaurus.ts'
import type { FilterValue, Vocabulary } from './vocabulary/vocabulary.ts'

/** A word of a search: as typed, folded, and its root. */
export type QueryWord = { typed: string; word: string; root: string }
type FilterMatch<W extends QueryWord = QueryWord> = { words: readonly W[]; filter: FilterValue }
export type Understanding<W extends QueryWord = QueryWord> = { taken: readonly FilterMatch<W>[]; rest: readonly W[] }

type CatalogKnowledge = {
  /** Whether the catalogue has products of this kind: a brand called Bota must not swallow the boots. */
  isKind: (root: string) => boolean
  /** Whether a product has this name: 501 may be the name of a pair of jeans. */
  isNamed: (root: string) => boolean
}

export const toQueryWord = (typed: string, word: string): QueryWord => ({ typed, word, root: rootOf(word) })

/**
 * Separates the words that are filters from those to be looked up. `botas negras mujer 38` leaves `botas`. A number or
 * letter is a size after `talle`, beside other words, or alone when no product has that name; a single letter alone is
 * the beginning of a word.
 */
export function understand<W extends QueryWord>(
  words: readonly W[],
  vocabulary: Vocabulary,
  { isKind, isNamed }: CatalogKnowledge,
): Understanding<W> {
  const taken: FilterMatch<W>[] = []
  const rest: W[] = []
  const meaningful = words.filter(({ word }, at) => {
    // `u` joins words, unless it is a size.
    const isSize = at > 0 && sizeWords.has(words[at - 1]!.word) && vocabulary.sizes.has(word)
    return isSize || (!stopWords.has(word) && !colorWords.has(word))
  })
  // A query of only stop words, such as `de`, is the beginning of a word.
  const meant = meaningful.length > 0 ? meaningful : words.slice(-1)
  let sizesLater: W[] = []
  for (let at = 0; at < meant.length;) {
    const here = meant[at]!
    const announced = sizeWords.has(here.word) ? meant[at + 1] : undefined
    const size = announced && vocabulary.sizes.get(announced.word)
    if (size) {
      taken.push({ words: [here, announced], filter: size })
      at += 2
      continue
    }
    if (sizeWords.has(here.word)) {
      at++
      continue
    }
    const thing = productPhraseAt(meant, at)
    if (thing) {
      rest.push(...thing)
      at += thing.length
      continue
    }
    const phrase = findLongestPhrase(meant, at, vocabulary)
    if (phrase && !(phrase.filter.key === 'brand' && phrase.words.length === 1 && isKind(here.root))) {
      taken.push(phrase)
      at += phrase.words.length
      continue
    }
    if (vocabulary.sizes.has(here.word) && here.word !== 'u') sizesLater.push(here)
    else rest.push(here)
    at++
  }
  // A single size is a filter; several numbers are ordinary words.
  const [size, ...others] = sizesLater
  const isMeaningful = taken.length + rest.length > 0 || (size && size.word.length > 1 && !isNamed(size.root))
  if (size && others.length === 0 && isMeaningful) {
    taken.push({ words: [size], filter: vocabulary.sizes.get(size.word)! })
    sizesLater = []
  }
  return { taken: withoutRepeats(taken), rest: sizesLater.length > 0 ? [...rest, ...sizesLater] : rest }
}

/** A product name of several words, none of which is then a filter: a `cartera de hombre` is a wallet. */
function productPhraseAt<W extends QueryWord>(words: readonly W[], at: number): W[] | null {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 1; length--) {
    const run = words.slice(at, at + length)
    if (isProductConcept(run.map(({ root }) => root).join(' '))) return run
  }
  return null
}

function findLongestPhrase<W extends QueryWord>(
  words: readonly W[],
  at: number,
  { phrases, longest }: Vocabulary,
): FilterMatch<W> | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    const filter = phrases.get(run.map(({ root }) => root).join(' '))
    if (filter) return { words: run, filter }
  }
  return null
}

/** Drops repeated values. Two values of one filter stay: the searcher accepts either. */
function withoutRepeats<W extends QueryWord>(taken: readonly FilterMatch<W>[]): FilterMatch<W>[] {
  const seen = new Set<string>()
  return taken.filter(({ filter: { key, value } }) => !seen.has(`${key} ${value}`) && seen.add(`${key} ${value}`))
}
