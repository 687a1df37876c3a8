import { kindOfForeignBrand } from '#domain/browse/search/vocabulary/foreign-brands.ts'
import { isPlainSpanish } from '#domain/browse/search/spelling/plain-spanish.ts'
import { rootOf } from '#domain/browse/search/spelling/root-of.ts'
import {
  groupMeantBy,
  isComposed,
  isConcept,
  isOccasion,
  isSameConcept,
  isSortOf,
  isProductConcept,
  nearConcepts,
  otherHeads,
  broaderConcepts,
} from '#domain/browse/search/thesaurus/thesaurus.ts'
import { keyOf, phraseLength } from '../index/known-words.ts'
import { withPartsOf, without, type QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'
import type { CorrectedWord } from './spell-correction.ts'

/** A word of a search, or a phrase with its own meaning (`traje de baño`), and what the catalogue has for it. */
export type Part = {
  text: string
  key: string
  /** Null when the catalogue has nothing of the kind. */
  queryTerm: QueryTerm | null
  /** For a phrase: the term of the phrase as a whole, without what its single words stand for. */
  whole?: QueryTerm
  /** Whether it names a product, sold here or not. */
  isProductConcept: boolean
  /** Whether the shop sells it; otherwise the term stands for something broader, if there is one. */
  isSold: boolean
  /** Whether it is a common description: when nothing matches it is left out instead of being reported as not sold. */
  isManner: boolean
}

/** Up to three words may be one name in the catalogue's categories; longer phrases only if the thesaurus has them. */
const maxOwnNameWords = 3

export type PartsReader = {
  maker: QueryTerms
  /** Words as they were typed, with the words between them. */
  textOf: (words: readonly CorrectedWord[]) => string
  isForChildren: boolean
}

/**
 * The parts of a search. With `isSplit`, a phrase that is a kind of something (`pantalón cargo`, `camisa a cuadros`)
 * becomes two parts: the product and its variety; without it the phrase is one part, found by any of its synonyms.
 */
export function partsOfWords(words: readonly CorrectedWord[], isSplit: boolean, reader: PartsReader): Part[] {
  const { maker, isForChildren } = reader
  const found: Part[] = []
  const add = (run: readonly CorrectedWord[], others: readonly string[] = []) => {
    const part = orElse(partOf(run, reader), others, maker)
    // "Fiesta de grado": the second word repeats the first.
    const repeats = ({ key }: Part) => key === part.key || (!part.isProductConcept && isSameConcept(key, part.key))
    if (!found.some(repeats)) found.push(part)
  }
  for (let at = 0; at < words.length;) {
    const length = Math.max(phraseLength(words, at), ownNameLength(words, at, maker))
    const run = words.slice(at, at + length)
    const [first, ...rest] = run
    const isHeadSold = (first!.queryTerm?.strictLists ?? 0) > 0 && !isAnotherSense(first!, run, maker)
    if (rest.length === 0 || !isHeadSold || !isComposed(keyOf(run), first!.root, keyOf(rest))) add(run)
    else {
      // A variety under another name is still of its kind: shorts called Sastre are not "pantalón sastre".
      if (isSplit || isSortOf(keyOf(run), first!.root)) add([first!], otherHeads(keyOf(run), first!.root, keyOf(rest)))
      add(isSplit ? rest : run)
    }
    at += length
  }
  const isWide = isForChildren || found.some(({ key }) => isOccasion(key))
  return standingApart(isWide ? widened(found, maker) : found, maker)
}

/** In Colombia a maleta may be a backpack, but a maleta de viaje is none. */
function isAnotherSense(first: CorrectedWord, run: readonly CorrectedWord[], maker: QueryTerms): boolean {
  const key = keyOf(run)
  const meant = maker.firstSense(first.root)
  if (!meant || !isProductConcept(key) || meant.some((each) => isSortOf(key, each))) return false
  return (maker.termFor(key)?.strictLists ?? 0) === 0
}

const worthOfOtherHead = 0.5

/** A part that other products also match, with less weight. */
function orElse(part: Part, keys: readonly string[], maker: QueryTerms): Part {
  // A word with several senses stands for none of them here: a buzo de lana is a sweater, any other buzo is none.
  const certain = keys.filter((key) => maker.firstSense(key) === undefined)
  const others = certain.flatMap((key) => maker.termFor(key, worthOfOtherHead) ?? [])
  return part.queryTerm && others.length > 0 ? { ...part, queryTerm: maker.merged([part.queryTerm, ...others]) } : part
}

/** The weight of the other words of a group when an occasion or a child is named. */
const worthOfGroup = 0.9

/** "Zapatos para la lluvia", "zapatos de niño": any footwear matches. */
function widened(parts: readonly Part[], maker: QueryTerms): Part[] {
  return parts.map((part) => {
    const group = groupMeantBy(part.key)
    const wide = group === undefined ? null : maker.termFor(group, worthOfGroup)
    return wide && part.queryTerm ? { ...part, queryTerm: maker.merged([part.queryTerm, wide]) } : part
  })
}

function ownNameLength(words: readonly CorrectedWord[], at: number, maker: QueryTerms): number {
  for (let length = Math.min(maxOwnNameWords, words.length - at); length > 1; length--) {
    if (maker.occurs(keyOf(words.slice(at, at + length)))) return length
  }
  return 1
}

/** `Enterito` is sold to nobody, but `enterito de bebé` is. */
const forBabies = (key: string) => `${key} ${babyRoot}`
const babyRoot = rootOf('bebe')

function partOf(words: readonly CorrectedWord[], { maker, textOf, isForChildren }: PartsReader): Part {
  const key = keyOf(words)
  const text = textOf(words)
  const named = isProductConcept(key)
  const isManner = !named && (isConcept(key) || isPlainSpanish(key))
  const single = words.length === 1 ? words[0]!.queryTerm : maker.termFor(key)
  if (isForChildren && named && (single?.strictLists ?? 0) === 0 && isProductConcept(forBabies(key))) {
    const queryTerm = maker.termFor(forBabies(key))
    if (queryTerm && queryTerm.strictLists > 0) {
      return { text, key: forBabies(key), queryTerm, isProductConcept: true, isSold: true, isManner }
    }
  }
  const isSold = single !== null && (single.strictLists > 0 || (!named && kindOfForeignBrand(key) === undefined))
  if (isSold) {
    // Where the phrase finds nothing, the product in it may: a table, if not a coffee table.
    const queryTerm =
      words.length === 1
        ? single
        : withPartsOf(
            single,
            words.map((word) => word.queryTerm),
          )
    return { text, key, queryTerm, whole: single, isProductConcept: named || queryTerm.isKind, isSold: true, isManner }
  }
  if (!named && words.length > 1) {
    // A quality that does not occur as a phrase: its single words may.
    const parts = words.flatMap((word) => word.queryTerm ?? [])
    const queryTerm = parts.length > 0 ? maker.merged(parts) : null
    return { text, key, queryTerm, isProductConcept: false, isSold: parts.length > 0, isManner }
  }
  return { text, key, queryTerm: widerTerm(key, words, maker), isProductConcept: named, isSold: false, isManner }
}

/** The weight of the broader concept when something nearer is sold. */
const worthOfWider = 0.7

/**
 * What stands in for a product that is not sold: near concepts, then the broader one, or the product that its first
 * word names.
 */
function widerTerm(key: string, words: readonly CorrectedWord[], maker: QueryTerms): QueryTerm | null {
  const isSold = (queryTerm: QueryTerm | null): queryTerm is QueryTerm =>
    queryTerm !== null && queryTerm.isKind && queryTerm.strictLists > 0
  const near = nearConcepts(key)
    .map((each) => maker.termFor(each))
    .filter(isSold)
  const wider = broaderConcepts(key)
    .map((each) => maker.termFor(each, near.length > 0 ? worthOfWider : 1))
    .filter(isSold)
  if (wider.length > 0) return maker.merged([...near, ...wider])
  const first = words.length > 1 ? words[0]!.queryTerm : null
  return isSold(first) ? first : null
}

/** `buzo canguro` no longer matches any "buzo": each word stands for itself and for no other word of the search. */
function standingApart(parts: readonly Part[], maker: QueryTerms): Part[] {
  if (parts.length < 2) return [...parts]
  const terms = parts.map(({ key }) => maker.termOf(key))
  return parts.flatMap((part, at) => {
    // "Botas de invierno" are boots that are for winter by being boots.
    if (!part.queryTerm || isOccasion(part.key)) return [part]
    const queryTerm = without(part.queryTerm, terms.toSpliced(at, 1))
    return queryTerm ? [{ ...part, queryTerm }] : []
  })
}
