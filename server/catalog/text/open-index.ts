import { foldWord } from '#domain/search/fold-word.ts'
import { queryWords } from '#domain/search/query-words.ts'
import { understand } from '#domain/search/understand.ts'
import { noVocabulary } from '#domain/search/vocabulary.ts'
import { openDictionary } from './dictionary.ts'
import { openSpellCorrection } from './spell-correction.ts'
import { openNeighbours } from './neighbours.ts'
import { openRelaxing } from './relax.ts'
import { docsOfSku } from './sku-hash.ts'
import { openQueryTerms } from './query-terms.ts'
import { openSurfaces } from './surfaces.ts'
import type { TextIndexData, TextMatches, TextSearcher } from './types.ts'

type Options = {
  /** How much being wanted counts against being meant; nothing where the order of documents says nothing. */
  popularity?: number
}

const usualPopularity = 0.06

const nothing: TextMatches = {
  docs: new Uint32Array(0),
  scores: new Float32Array(0),
  understood: [],
  correction: null,
  isCorrected: false,
  isLoose: false,
}

/** Answers searches from an index. Not to be shared between threads: it reuses its working space. */
export function openTextIndex(data: TextIndexData, options: Options = {}): TextSearcher {
  const dictionary = openDictionary(data)
  const surfaces = openSurfaces(data)
  const queryTerms = openQueryTerms(data, dictionary)
  const neighboursOf = openNeighbours(data, dictionary)
  const { correctWords, guess } = openSpellCorrection({ dictionary, queryTerms, surfaces, neighboursOf })
  const answer = openRelaxing(data, queryTerms, options.popularity ?? usualPopularity)

  return {
    search: (query, context) => {
      const words = queryWords(query)
      if (words.length === 0 || data.documentCount === 0) return nothing
      const bySku = docsOfSku(data, query)
      if (bySku) return { ...nothing, docs: bySku, scores: new Float32Array(bySku.length).fill(1) }
      let corrected = correctWords(words, context.vocabulary)
      let { taken, rest } = understand(corrected, context.vocabulary, queryTerms)
      let found = answer(taken, rest, context)
      if (found.docs.length === 0) {
        // Nothing at all: the unknown words may be worse misspelt than is usual.
        corrected = guess(corrected, context.vocabulary)
        ;({ taken, rest } = understand(corrected, context.vocabulary, queryTerms))
        found = answer(taken, rest, context)
        if (found.docs.length > 0) found.isLoose = true
      }
      const isCorrected = corrected.some(({ isCorrected }) => isCorrected)
      const correction = isCorrected ? corrected.map(({ typed }) => typed).join(' ') : null
      return { ...found, correction, isCorrected }
    },
    complete: (prefix, limit) => {
      const words = prefix.slice(0, 640).trimStart().split(/\s+/)
      const last = foldWord(words.pop()!)
      const before = words.map((word) => `${word} `).join('')
      return last === '' ? [] : surfaces.complete(last, limit).map((word) => before + word)
    },
    correct: (word) => {
      const [first] = queryWords(word)
      if (!first) return null
      const corrected = correctWords([first], noVocabulary)
      return corrected[0]!.isCorrected ? corrected.map(({ typed }) => typed).join(' ') : null
    },
  }
}
