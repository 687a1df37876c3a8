import type { Vocabulary, UnderstoodWords } from '#domain/browse/search/vocabulary/vocabulary.ts'

/** What a product says in words. Documents are numbered as they arrive, and arrive most wanted first. */
export type TextDocument = {
  name: string
  /** Category names leaf first, then the shoe type. */
  kinds: readonly string[]
  brand: string
  color: string
  colorFamily: string
  gender: string
  description: string
  attributes: readonly string[]
  sku: string
}

/**
 * The whole index as flat arrays, so that a worker hands it over without a copy. A term is the root of a word (see
 * `rootOf`); its postings are two lists: list 2t holds the documents that carry it in name, kind or brand, list 2t+1
 * those that only mention it elsewhere.
 */
export type TextIndexData = {
  documentCount: number
  /** Roots in code point order, UTF-8, one after another. */
  terms: Uint8Array
  termOffsets: Uint32Array
  /** Bit 0: names a kind of thing. Bit 1: a phrase of several words. Bit 2: occurs in a name. */
  termFlags: Uint8Array
  /** Where each of the two lists of a term begins. */
  listOffsets: Uint32Array
  postingDocs: Uint32Array
  /** How much the document is about the term. */
  postingImpacts: Uint8Array
  /** Words as they stand in names, sorted by their folded form: for suggestions and corrections. */
  surfaces: Uint8Array
  surfaceOffsets: Uint32Array
  surfaceTerms: Uint32Array
  surfaceCounts: Uint32Array
  /** Terms by length, and which letters each has: spelling neighbours without reading the words. */
  termsByLength: Uint32Array
  lengthStarts: Uint32Array
  letterMasks: Uint32Array
  /** Hashes of skus in order, and whose they are. */
  skuHashes: Uint32Array
  skuDocs: Uint32Array
}

export type TextMatches = {
  /** Ascending, so most wanted first. Read only: it may be a window on the index itself. */
  docs: Uint32Array
  /** Beyond the 4,096 most wanted of them 0: a search this common is answered in order of popularity. */
  scores: Float32Array
  /** Words that were taken as filters; `docs` already respects them. */
  understood: readonly UnderstoodWords[]
  /** The likelier wording, when a word was not known. */
  correction: string | null
  /** `docs` answers the correction, not the letters typed. */
  isCorrected: boolean
  /** Nothing had it all: these come close. */
  isLoose: boolean
  /** What was asked for and is not sold here, in the words of the search. */
  notHad: readonly string[]
  /** Words that were left out because nothing has them all. */
  setAside: readonly string[]
  /** What may serve as well where less than a page was found, the nearest first; none of `docs`. */
  nearby: readonly number[]
}

export type SearchContext = {
  vocabulary: Vocabulary
  /**
   * Bit d of word d >>> 5 is set for products with that value; `size` means any of the size filters, `price` takes `from-to` in whole units.
   */
  docsOf: (key: string, value: string) => Uint32Array | null
  /** What a product costs, for who asks for cheap things; and when it came, for who asks for new ones. */
  priceOf?: (doc: number) => number
  createdAt?: (doc: number) => number
  /** With fewer products that have it all, those that have some of it are answered as well, the fullest first. 1 unless said. */
  atLeast?: number
}

/** How a search was read, for who wants to know why it was answered so. */
export type SearchReading = {
  words: readonly { typed: string; root: string; slip: { typed: string; odds: number } | null; isJoiner: boolean }[]
  filters: readonly UnderstoodWords[]
  parts: readonly {
    text: string
    key: string
    isHead: boolean
    isProductConcept: boolean
    isHad: boolean
    lists: number
    worth: number
  }[]
  relaxations: readonly string[]
}

export type TextSearcher = {
  search: (query: string, context: SearchContext) => TextMatches
  /** The same, with how it was read. */
  explain: (query: string, context: SearchContext) => { matches: TextMatches; reading: SearchReading }
  /** Words of the catalogue that begin like this, the most frequent first, written as in names. */
  complete: (prefix: string, limit: number) => string[]
  /** The likeliest known spelling of one unknown word; null when it is known or nothing is near. */
  correct: (word: string) => string | null
}
