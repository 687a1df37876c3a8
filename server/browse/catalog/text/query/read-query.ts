import { spellOutEmoji } from '#domain/browse/search/vocabulary/emoji-words.ts'
import { queryWords } from '#domain/browse/search/vocabulary/query-words.ts'
import { spellOutSizes } from '#domain/browse/search/vocabulary/spell-out-sizes.ts'
import { vagueWords } from '#domain/browse/search/vocabulary/stop-words.ts'
import { isConcept } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { understand, type QueryWord } from '#domain/browse/search/understand.ts'
import type { FilterKey, Vocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { readConstraints, type Constraints } from '#domain/browse/search/constraints.ts'
import type { Excluded, TakenWords } from '../filter-bits.ts'
import { isJoiner, keyOf, wordsOfPhrases } from '../index/known-words.ts'
import { partsOfWords, type Part } from './phrases.ts'
import type { QueryTerms } from './query-terms.ts'
import type { CorrectedWord } from './spell-correction.ts'

/** A search as it is understood: what must hold, what must not, what is looked up, what comes first. */
export type ReadQuery = {
  words: readonly CorrectedWord[]
  taken: readonly TakenWords[]
  excluded: readonly Excluded[]
  parts: readonly Part[]
  /** The same with every phrase as one: asked where the parts together find nothing. */
  asPhrases: readonly Part[]
  order: Constraints['order']
}

type Correct = (words: readonly CorrectedWord[], vocabulary: Vocabulary) => CorrectedWord[]
type Tools = { queryTerms: QueryTerms; vocabulary: Vocabulary; correct: Correct }

/** The longest phrase that begins with a refusal, or has one in it. */
const longestRefusal = 3

/** `sin mangas` and `sin taco` mean something themselves; `sin capucha` refuses a hood. */
function isPhrase(queryTerms: QueryTerms) {
  return (words: readonly QueryWord[], at: number) => {
    for (const from of at > 0 ? [at, at - 1] : [at]) {
      for (let length = longestRefusal; length > 1; length--) {
        const run = words.slice(from, from + length)
        if (run.length < length || from + length < at + 2) continue
        if (isConcept(keyOf(run)) || queryTerms.occurs(keyOf(run))) return true
      }
    }
    return false
  }
}

export function readQuery(query: string, { queryTerms, vocabulary, correct }: Tools): ReadQuery {
  const typed = queryWords(spellOutSizes(spellOutEmoji(query), vocabulary.knownSizes)) as CorrectedWord[]
  const constraints = readConstraints(typed, isPhrase(queryTerms))
  const words = correct(constraints.rest, vocabulary)
  const inPhrases = wordsOfPhrases(words)
  const telling = words.filter((word) => inPhrases.has(word) || !vagueWords.has(word.word))
  const { taken, rest } = understand(
    telling.some((word) => !isJoiner(word)) || constraints.isReduced || constraints.price ? telling : words,
    vocabulary,
    queryTerms,
  )
  const excluded = correct(constraints.without, vocabulary).map((word): Excluded => {
    return { word, filter: vocabulary.phrases.get(word.root) ?? null }
  })
  const places = new Map(words.map((word, at) => [word, at]))
  const textOf = (run: readonly CorrectedWord[]) => {
    const [from, to] = [places.get(run[0]!)!, places.get(run.at(-1)!)!]
    return (from <= to ? words.slice(from, to + 1) : run).map((word) => word.typed).join(' ')
  }
  const isForChildren = taken.some(({ filter }) => filter.key === 'gender' && filter.value === 'ninos')
  const reader = { maker: queryTerms, textOf, isForChildren }
  const filterOf = (key: FilterKey, value: string, told: string): TakenWords => {
    return { words: [], filter: { key, value, label: value }, told }
  }
  return {
    words,
    excluded,
    order: constraints.order,
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
