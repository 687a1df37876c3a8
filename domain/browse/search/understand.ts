import { rootOf } from './spelling/root-of.ts'
import { colorWords, sizeWords, stopWords } from './vocabulary/stop-words.ts'
import { isThing, longestPhrase as longestName } from './thesaurus/thesaurus.ts'
import type { FilterValue, Vocabulary } from './vocabulary/vocabulary.ts'

/** A word of a search: as typed, folded, and its root. */
export type QueryWord = { typed: string; word: string; root: string }
export type Taken<W extends QueryWord = QueryWord> = { words: readonly W[]; filter: FilterValue }
export type Understanding<W extends QueryWord = QueryWord> = { taken: readonly Taken<W>[]; rest: readonly W[] }

type Knowledge = {
  /** Whether the catalogue has things of this name: a brand called Bota must not swallow the boots. */
  isKind: (root: string) => boolean
  /** Whether something is called so: 501 may be the name of a pair of jeans. */
  isNamed: (root: string) => boolean
}

export const asWord = (typed: string, word: string): QueryWord => ({ typed, word, root: rootOf(word) })

/**
 * Which words are filters and which are left to be looked up. `botas negras mujer 38` leaves `botas`. A number or a
 * letter is a size after `talle`, beside other words, or alone where nothing is called so; one letter alone is where a word begins.
 */
export function understand<W extends QueryWord>(
  words: readonly W[],
  vocabulary: Vocabulary,
  { isKind, isNamed }: Knowledge,
): Understanding<W> {
  const taken: Taken<W>[] = []
  const rest: W[] = []
  const telling = words.filter(({ word }, at) => {
    // `u` joins words, unless it is a size.
    const isSize = at > 0 && sizeWords.has(words[at - 1]!.word) && vocabulary.sizes.has(word)
    return isSize || (!stopWords.has(word) && !colorWords.has(word))
  })
  // Nothing but `de` is the beginning of something.
  const meant = telling.length > 0 ? telling : words.slice(-1)
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
    const thing = thingAt(meant, at)
    if (thing) {
      rest.push(...thing)
      at += thing.length
      continue
    }
    const phrase = longestPhrase(meant, at, vocabulary)
    if (phrase && !(phrase.filter.key === 'brand' && phrase.words.length === 1 && isKind(here.root))) {
      taken.push(phrase)
      at += phrase.words.length
      continue
    }
    if (vocabulary.sizes.has(here.word) && here.word !== 'u') sizesLater.push(here)
    else rest.push(here)
    at++
  }
  // One size of a kind is a size; one number too many is a word like any other.
  const [size, ...others] = sizesLater
  const isTelling = taken.length + rest.length > 0 || (size && size.word.length > 1 && !isNamed(size.root))
  if (size && others.length === 0 && isTelling) {
    taken.push({ words: [size], filter: vocabulary.sizes.get(size.word)! })
    sizesLater = []
  }
  return { taken: withoutRepeats(taken), rest: sizesLater.length > 0 ? [...rest, ...sizesLater] : rest }
}

/** A thing whose name has several words, none of which is a filter then: a `cartera de hombre` is a wallet. */
function thingAt<W extends QueryWord>(words: readonly W[], at: number): W[] | null {
  for (let length = Math.min(longestName, words.length - at); length > 1; length--) {
    const run = words.slice(at, at + length)
    if (isThing(run.map(({ root }) => root).join(' '))) return run
  }
  return null
}

function longestPhrase<W extends QueryWord>(
  words: readonly W[],
  at: number,
  { phrases, longest }: Vocabulary,
): Taken<W> | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    const filter = phrases.get(run.map(({ root }) => root).join(' '))
    if (filter) return { words: run, filter }
  }
  return null
}

/** The same value twice is once. Two values of one filter stay two: the searcher takes either. */
function withoutRepeats<W extends QueryWord>(taken: readonly Taken<W>[]): Taken<W>[] {
  const seen = new Set<string>()
  return taken.filter(({ filter: { key, value } }) => !seen.has(`${key} ${value}`) && seen.add(`${key} ${value}`))
}
