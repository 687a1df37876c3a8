import { foldWord } from '#domain/search/fold-word.ts'
import { queryWords } from '#domain/search/query-words.ts'
import { understand } from '#domain/search/understand.ts'
import { noVocabulary } from '#domain/search/vocabulary.ts'
import { openDictionary } from './dictionary.ts'
import { openMending } from './mend.ts'
import { openNeighbours } from './neighbours.ts'
import { openRelaxing } from './relax.ts'
import { docsOfSku } from './sku-hash.ts'
import { slotMaker } from './slots.ts'
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
  const slots = slotMaker(data, dictionary)
  const neighboursOf = openNeighbours(data, dictionary)
  const { mend, guess } = openMending({ dictionary, slots, surfaces, neighboursOf })
  const answer = openRelaxing(data, slots, options.popularity ?? usualPopularity)

  return {
    search: (query, context) => {
      const words = queryWords(query)
      if (words.length === 0 || data.documentCount === 0) return nothing
      const bySku = docsOfSku(data, query)
      if (bySku) return { ...nothing, docs: bySku, scores: new Float32Array(bySku.length).fill(1) }
      let mended = mend(words, context.vocabulary)
      let { taken, rest } = understand(mended, context.vocabulary, slots)
      let found = answer(taken, rest, context)
      if (found.docs.length === 0) {
        // Nothing at all: the unknown words may be worse misspelt than is usual.
        mended = guess(mended, context.vocabulary)
        ;({ taken, rest } = understand(mended, context.vocabulary, slots))
        found = answer(taken, rest, context)
        if (found.docs.length > 0) found.isLoose = true
      }
      const isCorrected = mended.some(({ isMended }) => isMended)
      const correction = isCorrected ? mended.map(({ typed }) => typed).join(' ') : null
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
      const mended = mend([first], noVocabulary)
      return mended[0]!.isMended ? mended.map(({ typed }) => typed).join(' ') : null
    },
  }
}
