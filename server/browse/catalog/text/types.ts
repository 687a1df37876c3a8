import type { Vocabulary, UnderstoodWords } from '#domain/browse/search/vocabulary/vocabulary.ts'

/** The texts of a product. Documents are numbered in order of arrival and arrive most popular first. */
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
 * The whole index as flat arrays, so that a worker can transfer it without a copy. A term is the root of a word (see
 * `rootOf`); its postings are two lists: list 2t holds the documents with it in name, kind or brand, list 2t+1 those
 * that only mention it elsewhere.
 */
export type TextIndexData = {
  documentCount: number
  /** Roots in code point order, UTF-8, one after another. */
  terms: Uint8Array
  termOffsets: Uint32Array
  /** Bit 0: names a kind of product. Bit 1: a phrase of several words. Bit 2: occurs in a name. */
  termFlags: Uint8Array
  /** Where each of the two lists of a term begins. */
  listOffsets: Uint32Array
  postingDocs: Uint32Array
  /** How much the document is about the term. */
  postingImpacts: Uint8Array
  /** The terms of every name in order, joining words left out, and where each name begins. */
  nameTerms: Uint32Array
  nameStarts: Uint32Array
  /** Words as they are written in names, sorted by their folded form: for suggestions and corrections. */
  surfaces: Uint8Array
  surfaceOffsets: Uint32Array
  surfaceTerms: Uint32Array
  surfaceCounts: Uint32Array
  /** Terms by length, and the letters of each: finds spelling neighbours without reading the words. */
  termsByLength: Uint32Array
  lengthStarts: Uint32Array
  letterMasks: Uint32Array
  /** Sorted sku hashes, and their documents. */
  skuHashes: Uint32Array
  skuDocs: Uint32Array
}

export type TextMatches = {
  /** Ascending, so most popular first. Read only: it may be a view of the index itself. */
  docs: Uint32Array
  /** 0 beyond the 4,096 most popular: a search this common is answered in order of popularity. */
  scores: Float32Array
  /** Words that were read as filters; `docs` already respects them. */
  understood: readonly UnderstoodWords[]
  /** The likelier wording, when a word was not known. */
  correction: string | null
  /** `docs` answers the correction, not what was typed. */
  isCorrected: boolean
  /** Nothing matched everything: these results come close. */
  isLoose: boolean
  /** What was searched for and is not sold here, in the words of the search. */
  notHad: readonly string[]
  /** Words that were left out because nothing matches all of them. */
  setAside: readonly string[]
  /** Alternatives for a page with few results, the nearest first; none of `docs`. */
  nearby: readonly number[]
}

export type SearchContext = {
  vocabulary: Vocabulary
  /**
   * Bit d of word d >>> 5 is set for products with that value; `size` means any of the size filters, `price` takes
   * `from-to` in whole units.
   */
  docsOf: (key: string, value: string) => Uint32Array | null
  /** The price and creation time of a product, for searches for cheap or new ones. */
  priceOf?: (doc: number) => number
  createdAt?: (doc: number) => number
  /** Only what has everything: nothing is given up or filled up. */
  isExact?: boolean
  /** With fewer full matches than this, partial matches follow, the most complete first. Defaults to 1. */
  atLeast?: number
}

/** How a search was understood, for debugging. */
export type SearchReading = {
  words: readonly { typed: string; root: string; slip: { typed: string; odds: number } | null; isJoiner: boolean }[]
  filters: readonly UnderstoodWords[]
  parts: readonly {
    text: string
    key: string
    isHead: boolean
    isProductConcept: boolean
    isSold: boolean
    lists: number
    worth: number
  }[]
  relaxations: readonly string[]
}

/** A search to offer, and what it finds. */
export type SuggestedText = { text: string; docs: Uint32Array; count: number }

export type TextSearcher = {
  search: (query: string, context: SearchContext) => TextMatches
  /** The same, with how it was understood. */
  explain: (query: string, context: SearchContext) => { matches: TextMatches; reading: SearchReading }
  /** Searches that continue what was typed; each finds something as it stands. */
  suggest: (typed: string, limit: number, context: SearchContext) => SuggestedText[]
  /** Words of the catalogue that begin like this, the most frequent first, written as in names. */
  complete: (prefix: string, limit: number) => string[]
  /** The likeliest known spelling of one unknown word; null when it is known or nothing is near. */
  correct: (word: string) => string | null
}
