import { spellOutEmoji } from '#domain/browse/search/vocabulary/emoji-words.ts'
import { queryWords, withinLimits } from '#domain/browse/search/vocabulary/query-words.ts'
import { spellOutSizes } from '#domain/browse/search/vocabulary/spell-out-sizes.ts'
import { fillerWords } from '#domain/browse/search/vocabulary/filler-words.ts'
import { vagueWords } from '#domain/browse/search/vocabulary/stop-words.ts'
import { isConcept } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { understand, type QueryWord } from '#domain/browse/search/understand.ts'
import type { FilterKey, Vocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { spellOutAmounts } from '#domain/browse/search/amounts.ts'
import { readConstraints, type Constraints } from '#domain/browse/search/constraints.ts'
import type { Exclusion, FilterWords } from '../filter-bits.ts'
import { isJoiner, keyOf, wordsOfPhrases } from '../index/known-words.ts'
import { partsOfWords, type Part } from './phrases.ts'
import type { QueryTerms } from './query-terms.ts'
import type { CorrectedWord } from './spell-correction.ts'

/** A search as it was understood: filters, exclusions, words to look up, and order. */
export type ReadQuery = {
  words: readonly CorrectedWord[]
  taken: readonly FilterWords[]
  excluded: readonly Exclusion[]
  parts: readonly Part[]
  /** The same with every phrase as one part: used when the single parts find nothing together. */
  asPhrases: readonly Part[]
  order: Constraints['order']
  /** Roots that a name may contain in this order: everything typed, all but amounts and orders, all but filters too. */
  spans: { typed: readonly string[]; meant: readonly string[]; named: readonly string[] }
}

type Correct = (words: readonly CorrectedWord[], vocabulary: Vocabulary) => CorrectedWord[]
type ReadQueryOptions = { queryTerms: QueryTerms; vocabulary: Vocabulary; correct: Correct }

/** The longest phrase that begins with a negation or contains one. */
const maxNegationWords = 3

/** `sin mangas` and `sin taco` have a meaning of their own; `sin capucha` excludes a hood. */
function isPhrase(queryTerms: QueryTerms) {
  return (words: readonly QueryWord[], at: number) => {
    for (const from of at > 0 ? [at, at - 1] : [at]) {
      for (let length = maxNegationWords; length > 1; length--) {
        const run = words.slice(from, from + length)
        if (run.length < length || from + length < at + 2) continue
        if (isConcept(keyOf(run)) || queryTerms.occurs(keyOf(run))) return true
      }
    }
    return false
  }
}

const rootsOf = (words: readonly QueryWord[]) => words.filter((word) => !isJoiner(word)).map(({ root }) => root)

const small = /^chic[oa]s?$/
/** Before `chica` they make it a person: para chica, de chica, una chica. */
const announcing = new Set('para de una un la las el los mi mis'.split(' '))

/** `Remera chica` is a size and nobody: only what is announced as a person is one. */
function withSmallSizes(words: readonly CorrectedWord[], { sizes }: Vocabulary): CorrectedWord[] {
  const size = sizes.get('s')
  return words.map((word, at) => {
    const before = words[at - 1]?.word
    const isSize =
      size && before !== undefined && small.test(word.word) && word.word !== 'chicos' && !announcing.has(before)
    return isSize ? { ...word, word: 's', root: 's' } : word
  })
}

/** More words than a description has are not looked up: the first say what it is, the last which size. */
const maxWords = { first: 12, last: 6 }
const fewEnough = (words: readonly CorrectedWord[]) =>
  words.length > maxWords.first + maxWords.last
    ? [...words.slice(0, maxWords.first), ...words.slice(-maxWords.last)]
    : words

const greeting = /^buen[oa]s?$/

/** Words of politeness and wishes go before anything is corrected, unless nothing else is left. */
function withoutFillers(words: readonly CorrectedWord[], vocabulary: Vocabulary): readonly CorrectedWord[] {
  const inPhrases = wordsOfPhrases(words)
  const left = words.filter((word, at) => {
    if (inPhrases.has(word) || vocabulary.phrases.has(word.root)) return true
    const isGreeting = word.root === 'noch' && greeting.test(words[at - 1]?.word ?? '')
    return !isGreeting && !fillerWords.has(word.word)
  })
  if (left.some((word) => !isJoiner(word))) return left
  // One word may be the beginning of another; several that say nothing ask for anything.
  return words.length > 1 && left.length < words.length ? [] : words
}

export function readQuery(typedText: string, { queryTerms, vocabulary, correct }: ReadQueryOptions): ReadQuery {
  const query = withinLimits(typedText)
  const typed = queryWords(
    spellOutSizes(spellOutAmounts(spellOutEmoji(query)), vocabulary.knownSizes),
  ) as CorrectedWord[]
  const constraints = readConstraints(withSmallSizes(typed, vocabulary), isPhrase(queryTerms))
  const telling = withoutFillers(constraints.rest, vocabulary)
  const asksForAnything = telling.length === 0 && constraints.rest.length > 0
  const words = correct(fewEnough(telling), vocabulary)
  const inPhrases = wordsOfPhrases(words)
  const meaningful = words.filter((word) => inPhrases.has(word) || !vagueWords.has(word.word))
  const { taken, rest } = understand(
    meaningful.some((word) => !isJoiner(word)) || constraints.isReduced || constraints.price ? meaningful : words,
    vocabulary,
    queryTerms,
  )
  const excluded = correct(constraints.without, vocabulary).map((word): Exclusion => {
    return { word, filter: vocabulary.phrases.get(word.root) ?? null }
  })
  const places = new Map(words.map((word, at) => [word, at]))
  const textOf = (run: readonly CorrectedWord[]) => {
    const [from, to] = [places.get(run[0]!)!, places.get(run.at(-1)!)!]
    return (from <= to ? words.slice(from, to + 1) : run).map((word) => word.typed).join(' ')
  }
  const isForChildren = taken.some(({ filter }) => filter.key === 'gender' && filter.value === 'ninos')
  const reader = { maker: queryTerms, textOf, isForChildren }
  const filterOf = (key: FilterKey, value: string, label: string): FilterWords => {
    return { words: [], filter: { key, value, label: value }, label }
  }
  return {
    words,
    excluded,
    spans: { typed: rootsOf(typed), meant: rootsOf(words), named: rootsOf(rest) },
    order: constraints.order ?? (asksForAnything ? 'popular' : null),
    parts: partsOfWords(rest, true, reader),
    asPhrases: partsOfWords(rest, false, reader),
    taken: [
      ...taken,
      ...(constraints.price
        ? [filterOf('price', `${constraints.price.from}-${constraints.price.upTo ?? ''}`, constraints.price.words)]
        : []),
      ...(constraints.isReduced ? [filterOf('special_price', '1', '')] : []),
    ],
  }
}
