import { kindOfForeignBrand } from '#domain/browse/search/vocabulary/foreign-brands.ts'
import { isPlainSpanish } from '#domain/browse/search/spelling/plain-spanish.ts'
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

/** A word of a search, or a phrase that has a meaning of its own (`traje de baño`), and what the catalogue has for it. */
export type Part = {
  text: string
  key: string
  /** Null when there is nothing of the kind. */
  queryTerm: QueryTerm | null
  /** Of a phrase: what is called so as a whole, and nothing that one of its words stands for. */
  whole?: QueryTerm
  /** Names a thing, had or not. */
  isProductConcept: boolean
  /** The shop has it itself; otherwise the term is for something wider, if there is one. */
  isHad: boolean
  /** Says how something is, in words that everybody knows: left out where nothing is so, rather than not sold. */
  isManner: boolean
}

/** Three words may be one name in the catalogue's own categories; more only where the thesaurus says so. */
const longestOwnName = 3

export type PartsReader = {
  maker: QueryTerms
  /** Words as they were written, with what stands between them. */
  textOf: (words: readonly CorrectedWord[]) => string
  isForChildren: boolean
}

/**
 * The parts of a search. With `isSplit` a phrase that is a sort of something (`pantalón cargo`, `camisa a cuadros`) is two: what it is, and which;
 * without it is one, found by any of its other names.
 */
export function partsOfWords(words: readonly CorrectedWord[], isSplit: boolean, reader: PartsReader): Part[] {
  const { maker, isForChildren } = reader
  const found: Part[] = []
  const add = (run: readonly CorrectedWord[], others: readonly string[] = []) => {
    const part = orElse(partOf(run, reader), others, maker)
    // Fiesta de grado: the second word says the same again.
    const repeats = ({ key }: Part) => key === part.key || (!part.isProductConcept && isSameConcept(key, part.key))
    if (!found.some(repeats)) found.push(part)
  }
  for (let at = 0; at < words.length;) {
    const length = Math.max(phraseLength(words, at), ownNameLength(words, at, maker))
    const run = words.slice(at, at + length)
    const [first, ...rest] = run
    const isHeadSold = (first!.queryTerm?.strictLists ?? 0) > 0
    if (rest.length === 0 || !isHeadSold || !isComposed(keyOf(run), first!.root, keyOf(rest))) add(run)
    else {
      // A sort by another name is still of its kind: a short called Sastre is no pantalón sastre.
      if (isSplit || isSortOf(keyOf(run), first!.root)) add([first!], otherHeads(keyOf(run), first!.root, keyOf(rest)))
      add(isSplit ? rest : run)
    }
    at += length
  }
  const isWide = isForChildren || found.some(({ key }) => isOccasion(key))
  return standingApart(isWide ? widened(found, maker) : found, maker)
}

const worthOfOtherHead = 0.5

/** A part that other things answer as well, after it. */
function orElse(part: Part, keys: readonly string[], maker: QueryTerms): Part {
  const others = keys.flatMap((key) => maker.termFor(key, worthOfOtherHead) ?? [])
  return part.queryTerm && others.length > 0 ? { ...part, queryTerm: maker.merged([part.queryTerm, ...others]) } : part
}

/** What another word of the group is worth to who said what for, or that it is for a child. */
const worthOfGroup = 0.9

/** Zapatos para la lluvia, zapatos de niño: whatever is worn on the feet then. */
function widened(parts: readonly Part[], maker: QueryTerms): Part[] {
  return parts.map((part) => {
    const group = groupMeantBy(part.key)
    const wide = group === undefined ? null : maker.termFor(group, worthOfGroup)
    return wide && part.queryTerm ? { ...part, queryTerm: maker.merged([part.queryTerm, wide]) } : part
  })
}

function ownNameLength(words: readonly CorrectedWord[], at: number, maker: QueryTerms): number {
  for (let length = Math.min(longestOwnName, words.length - at); length > 1; length--) {
    if (maker.occurs(keyOf(words.slice(at, at + length)))) return length
  }
  return 1
}

function partOf(words: readonly CorrectedWord[], { maker, textOf }: PartsReader): Part {
  const key = keyOf(words)
  const text = textOf(words)
  const named = isProductConcept(key)
  const isManner = !named && (isConcept(key) || isPlainSpanish(key))
  const single = words.length === 1 ? words[0]!.queryTerm : maker.termFor(key)
  const isSold = single !== null && (single.strictLists > 0 || (!named && kindOfForeignBrand(key) === undefined))
  if (isSold) {
    // Where the phrase finds nothing the thing in it may: a table, if not a coffee table.
    const queryTerm =
      words.length === 1
        ? single
        : withPartsOf(
            single,
            words.map((word) => word.queryTerm),
          )
    return { text, key, queryTerm, whole: single, isProductConcept: named || queryTerm.isKind, isHad: true, isManner }
  }
  if (!named && words.length > 1) {
    // A quality that is not told in these words: each of them may be.
    const parts = words.flatMap((word) => word.queryTerm ?? [])
    const queryTerm = parts.length > 0 ? maker.merged(parts) : null
    return { text, key, queryTerm, isProductConcept: false, isHad: parts.length > 0, isManner }
  }
  return { text, key, queryTerm: widerTerm(key, words, maker), isProductConcept: named, isHad: false, isManner }
}

/** What the concept above is worth to who could have what lies nearer. */
const worthOfWider = 0.7

/** What stands for a thing that is not had: what is near, then the concept just above it, or the thing that the first of its words names. */
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

/** `buzo canguro` is no longer any buzo: a word that is there stands for itself, and for nobody else. */
function standingApart(parts: readonly Part[], maker: QueryTerms): Part[] {
  if (parts.length < 2) return [...parts]
  const terms = parts.map(({ key }) => maker.termOf(key))
  return parts.flatMap((part, at) => {
    // Botas de invierno are botas, and for the winter by being that.
    if (!part.queryTerm || isOccasion(part.key)) return [part]
    const queryTerm = without(part.queryTerm, terms.toSpliced(at, 1))
    return queryTerm ? [{ ...part, queryTerm }] : []
  })
}
