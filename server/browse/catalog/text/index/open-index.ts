import type { OpenCountry } from '#domain/platform/country/country.ts'
import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { queryWords } from '#domain/browse/search/vocabulary/query-words.ts'
import { noVocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { openDictionary } from './dictionary.ts'
import { isJoiner } from './known-words.ts'
import { openNeighbours } from '../query/neighbours.ts'
import { openQueryTerms } from '../query/query-terms.ts'
import { readQuery, type ReadQuery } from '../query/read-query.ts'
import { openRelaxing } from '../query/relax.ts'
import { openSuggesting } from '../query/suggesting.ts'
import { docsOfSku } from './sku-hash.ts'
import { openSpellCorrection } from '../query/spell-correction.ts'
import { openSurfaces } from './surfaces.ts'
import type { SearchContext, SearchReading, TextIndexData, TextMatches, TextSearcher } from '../types.ts'

type Options = {
  /** Whose senses of a word come first. */
  country?: OpenCountry
  /** The weight of popularity against relevance; 0 where the order of documents has no meaning. */
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
  notHad: [],
  setAside: [],
  nearby: [],
}

/** Answers searches from an index. Must not be shared between threads, because it reuses its buffers. */
export function openTextIndex(data: TextIndexData, options: Options = {}): TextSearcher {
  const dictionary = openDictionary(data)
  const surfaces = openSurfaces(data)
  const queryTerms = openQueryTerms(data, dictionary, options.country)
  const neighboursOf = openNeighbours(data, dictionary)
  const { correctWords, guess } = openSpellCorrection({
    dictionary,
    queryTerms,
    surfaces,
    neighboursOf,
    country: options.country,
  })
  const answer = openRelaxing(data, dictionary, queryTerms, options.popularity ?? usualPopularity)

  function find(
    query: string,
    context: SearchContext,
  ): { matches: TextMatches; read: ReadQuery | null; head?: string } {
    const bySku = data.documentCount > 0 ? docsOfSku(data, query) : null
    if (bySku)
      return { read: null, matches: { ...nothing, docs: bySku, scores: new Float32Array(bySku.length).fill(1) } }
    const { vocabulary } = context
    let read = readQuery(query, { queryTerms, vocabulary, correct: correctWords })
    if (data.documentCount === 0) return { read: null, matches: nothing }
    let found = answer(read, context)
    if (found.docs.length === 0 && found.notHad.length > 0) {
      // No result at all: the unknown words may contain more typos than usual.
      const again = readQuery(query, {
        queryTerms,
        vocabulary,
        correct: (words, known) => guess(correctWords(words, known), known),
      })
      const guessed = answer(again, context)
      if (guessed.docs.length > 0) [read, found] = [again, { ...guessed, isLoose: true }]
    }
    const isCorrected = read.words.some((word) => word.isCorrected)
    const correction = isCorrected ? read.words.map(({ typed }) => typed).join(' ') : null
    const { head, ...matches } = found
    return { read, matches: { ...matches, correction, isCorrected }, ...(head ? { head: head.key } : {}) }
  }

  const search = (query: string, context: SearchContext) => find(query, context).matches

  return {
    search,
    suggest: openSuggesting({ queryTerms, surfaces, search, country: options.country }),
    explain: (query, context) => {
      const { matches, read, head } = find(query, context)
      return { matches, reading: readingOf(read, matches, head) }
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

function readingOf(read: ReadQuery | null, matches: TextMatches, head: string | undefined): SearchReading {
  return {
    words: (read?.words ?? []).map((word) => {
      return { typed: word.typed, root: word.root, slip: word.slip ?? null, isJoiner: isJoiner(word) }
    }),
    filters: matches.understood,
    parts: (read?.parts ?? []).map(({ text, key, queryTerm, isProductConcept, isSold }) => {
      return {
        text,
        key,
        isProductConcept,
        isSold,
        isHead: key === head,
        lists: queryTerm?.lists.length ?? 0,
        worth: queryTerm?.worth ?? 0,
      }
    }),
    relaxations: matches.setAside,
  }
}
