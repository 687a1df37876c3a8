import { correctionOdds } from '#domain/browse/search/spelling/correction-odds.ts'
import { allowedEdits, editDistance } from '#domain/browse/search/spelling/edit-distance.ts'
import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { rootOf } from '#domain/browse/search/spelling/root-of.ts'
import { minPartLength, splitWord } from '#domain/browse/search/spelling/split-word.ts'
import { correctionsOfMisspelling, isHomeWord, isProductConcept } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { kindOfForeignBrand } from '#domain/browse/search/vocabulary/foreign-brands.ts'
import { toQueryWord, type QueryWord } from '#domain/browse/search/understand.ts'
import type { Vocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Dictionary } from '../index/dictionary.ts'
import { isJoiner, isKnownWord, phraseAround, wordsOfPhrases } from '../index/known-words.ts'
import type { Neighbour } from './neighbours.ts'
import type { QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'
import type { Surfaces } from '../index/surfaces.ts'

/** A word of a search after spell correction: what to look up, and whether it differs from what was typed. */
export type CorrectedWord = QueryWord & {
  queryTerm: QueryTerm | null
  isCorrected: boolean
  /** For a corrected word: what was typed, and the log odds in bits that the correction was meant. */
  slip?: { typed: string; odds: number }
}

type SpellCorrectionOptions = {
  dictionary: Dictionary
  queryTerms: QueryTerms
  surfaces: Surfaces
  neighboursOf: (root: string, limit: number) => Neighbour[]
  country?: OpenCountry | undefined
}

const worthOfCorrected = 0.75
/** Searching neighbours is the expensive part; a query with more unknown words is not made of words. */
const maxCorrected = 4
const maxGuessed = 2
/** The assumed frequency of a filter value. */
const usualShare = 0.02
/** The odds of a typo that the thesaurus lists. */
const certain = 12
/** The bonus in bits for a spelling that forms a known phrase with the word next to it: "traje de baño". */
const forPhrase = 4

type CorrectionContext = { isAlone?: boolean; completes?: (root: string) => boolean }

/** Gives every word of a search a meaning the catalogue knows, if one is near. */
export function openSpellCorrection({
  dictionary,
  queryTerms,
  surfaces,
  neighboursOf,
  country,
}: SpellCorrectionOptions) {
  const plain = (word: QueryWord, queryTerm: QueryTerm | null): CorrectedWord => ({
    ...word,
    queryTerm,
    isCorrected: false,
  })

  const nearVocabulary = (root: string, limit: number, { words }: Vocabulary) => {
    let found: { root: string; shown: string; odds: number } | null = null
    for (const [known, shown] of words) {
      if (Math.abs(known.length - root.length) > limit) continue
      const edits = editDistance(root, known, limit)
      if (edits > limit) continue
      const odds = correctionOdds(root, edits, { root: known, standing: 'filter', share: usualShare })
      if (odds > (found?.odds ?? 0)) found = { root: known, shown, odds }
    }
    return found
  }

  /** The likeliest word within so many typos, merged with others that are nearly as likely. */
  const correctWithin = (
    word: QueryWord,
    limit: number,
    vocabulary: Vocabulary,
    { isAlone = false, completes = () => false }: CorrectionContext = {},
  ): CorrectedWord | null => {
    const near = neighboursOf(word.root, limit)
      .map(({ term, odds }) => ({ term, odds: completes(dictionary.textOf(term)) ? odds + forPhrase : odds }))
      .filter(({ odds }) => odds > 0)
      .sort((one, other) => other.odds - one.odds)
    const filter = nearVocabulary(word.root, limit, vocabulary)
    const best = near[0]
    const slip = (odds: number) => ({ typed: word.typed, odds })
    if (filter && (!best || filter.odds >= best.odds)) {
      const queryTerm = queryTerms.termFor(filter.root, worthOfCorrected)
      return {
        typed: filter.shown,
        word: filter.root,
        root: filter.root,
        queryTerm,
        isCorrected: true,
        slip: slip(filter.odds),
      }
    }
    if (!best) return null
    const found = near
      .filter(({ odds }) => odds >= best.odds - (isAlone ? 1 : 2))
      .map(({ term, odds }) => {
        return queryTerms.termFor(dictionary.textOf(term), worthOfCorrected * 2 ** (odds - best.odds))
      })
      .filter((queryTerm) => queryTerm !== null)
    if (found.length === 0) return null
    const root = dictionary.textOf(best.term)
    const typed = surfaces.shown(best.term, word.word) ?? root
    return {
      typed,
      word: root,
      root,
      queryTerm: found.length === 1 ? found[0]! : queryTerms.merged(found),
      isCorrected: true,
      slip: slip(best.odds),
    }
  }

  /** remerita → remera, pantaloncito → pantalón. */
  const undiminished = (word: string): string | null => {
    const [, stem, bare, ending] = /^((.{3,}?)(?:e?c)?)it([oa])s?$/.exec(word) ?? []
    return (
      [`${stem}${ending}`, `${bare}`, `${bare}${ending}`].find((form) => stem && queryTerms.occurs(rootOf(form))) ??
      null
    )
  }
  const knownAs = (
    word: QueryWord,
    isLast: boolean,
    isAlone: boolean,
    vocabulary: Vocabulary,
  ): CorrectedWord | null => {
    const queryTerm = queryTerms.termFor(word.root)
    // An "m" beside other words is a size; alone it is the beginning of "mochila".
    if (vocabulary.words.has(word.root) || (!isAlone && vocabulary.sizes.has(word.word))) return plain(word, queryTerm)
    // A whole word is not the beginning of another, unless it is very short.
    const isWhole = isKnownWord(word.root)
    if (isLast && !(isWhole && word.word.length > 3) && !(queryTerm && queryTerm.strictLists > 0)) {
      const longer = queryTerms.unfinished(word.word)
      if (longer && longer.strictLists > 0)
        return plain(word, queryTerm ? queryTerms.merged([queryTerm, longer]) : longer)
    }
    // "zapatiyaz": a phonetic spelling of a final s.
    const meant = correctionsOfMisspelling(rootOf(word.word.replace(/z$/, 's')))
    // A real word is one, unless a slip makes it of the word that this country has for something: moral, morral.
    const nearest = nearestOf(word, meant)
    const isHomeSlip = country !== undefined && nearest !== undefined && isHomeWord(nearest.root, country)
    if (queryTerm || (isWhole && !isHomeSlip)) return plain(word, queryTerm)
    if (nearest) return { ...rewritten(word, nearest), isCorrected: true }
    const grown = undiminished(word.word)
    return grown ? plain(toQueryWord(word.typed, grown), queryTerms.termFor(rootOf(grown))) : null
  }

  /** Of what a known slip may stand for, what it is written most like. */
  const nearestOf = ({ root }: QueryWord, meant: readonly string[]): QueryWord | undefined =>
    meant
      .map((written) => toQueryWord(written, foldWord(written)))
      .sort((one, other) => editDistance(root, one.root, 9) - editDistance(root, other.root, 9))[0]

  const rewritten = (word: QueryWord, chosen: QueryWord): CorrectedWord => {
    const term = queryTerms.termOf(chosen.root)
    const typed = (term >= 0 ? surfaces.shown(term, word.word) : null) ?? chosen.typed
    return {
      ...plain({ ...chosen, typed }, queryTerms.termFor(chosen.root)),
      slip: { typed: word.typed, odds: certain },
    }
  }

  /** `Calazs`: an ending that is no ending any more hides the root, so the letters are put back before it is taken. */
  const unswapped = (word: QueryWord): CorrectedWord | null => {
    const { word: letters } = word
    let best: { root: string; form: string; worth: number } | null = null
    for (let at = 1; at < letters.length; at++) {
      if (letters[at] === letters[at - 1]) continue
      const form = letters.slice(0, at - 1) + letters[at]! + letters[at - 1]! + letters.slice(at + 1)
      const root = rootOf(form)
      if (!isProductConcept(root) && !queryTerms.isKind(root)) continue
      const queryTerm = queryTerms.termFor(root)
      const worth = queryTerm?.strictLists ?? 0
      if (worth > (best?.worth ?? 0)) best = { root, form, worth }
    }
    if (!best) return null
    const term = queryTerms.termOf(best.root)
    const typed = (term >= 0 ? surfaces.shown(term, best.form) : null) ?? best.form
    return {
      ...plain(toQueryWord(typed, best.form), queryTerms.termFor(best.root)),
      isCorrected: true,
      slip: { typed: word.typed, odds: certain / 2 },
    }
  }

  const corrections = (word: QueryWord, context: CorrectionContext, vocabulary: Vocabulary): CorrectedWord[] => {
    const limit = /^\d/.test(word.word) ? 0 : Math.max(allowedEdits(word.word.length), word.word.length === 3 ? 1 : 0)
    const swapped = limit > 0 ? unswapped(word) : null
    if (swapped) return [swapped]
    const once = limit > 0 ? correctWithin(word, 1, vocabulary, context) : null
    if (once) return [once]
    const parts =
      word.word.length >= minPartLength * 2
        ? splitWord(word.word, (part) => queryTerms.occurs(rootOf(part)) || vocabulary.words.has(rootOf(part)))
        : null
    if (parts) {
      return parts.map((part) => ({
        ...plain(toQueryWord(part, part), queryTerms.termFor(rootOf(part))),
        isCorrected: true,
      }))
    }
    const twice = limit > 1 ? correctWithin(word, 2, vocabulary, context) : null
    if (twice) return [twice]
    return [plain(word, word.word.length >= minPartLength ? queryTerms.unfinished(word.word) : null)]
  }

  const isThing = (root: string, vocabulary: Vocabulary) =>
    isProductConcept(root) || queryTerms.isKind(root) || vocabulary.words.has(root)

  const correctWords = (words: readonly QueryWord[], vocabulary: Vocabulary): CorrectedWord[] => {
    const corrected: CorrectedWord[] = []
    let left = maxCorrected
    const inPhrases = wordsOfPhrases(words)
    const isForeign = words.some(({ root }) => kindOfForeignBrand(root) !== undefined && !queryTerms.isNamed(root))
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!
      if (isJoiner(word)) {
        // `de` alone or at the end may be the beginning of `deportivo`, but only if there is no other word.
        const isAlone = words.every(isJoiner) && at === words.length - 1
        corrected.push(plain(word, isAlone ? queryTerms.unfinished(word.word) : null))
        continue
      }
      if (inPhrases.has(word)) {
        corrected.push(plain(word, queryTerms.termFor(word.root)))
        continue
      }
      const next = words[at + 1]
      const whole = next && !isJoiner(next) ? rootOf(word.word + next.word) : null
      // zapa tillas
      if (
        whole &&
        queryTerms.occurs(whole) &&
        !inPhrases.has(next!) &&
        !vocabulary.sizes.has(next!.word) &&
        !(queryTerms.occurs(word.root) && queryTerms.occurs(next!.root))
      ) {
        corrected.push({
          ...plain(toQueryWord(word.typed + next!.typed, word.word + next!.word), queryTerms.termFor(whole)),
          isCorrected: true,
        })
        at++
        continue
      }
      // Other words tell which of several spellings was meant; alone, only the likeliest is used.
      const found = knownAs(word, at === words.length - 1, words.length === 1, vocabulary)
      if (found) corrected.push(found)
      else {
        const context = { isAlone: words.length === 1, completes: phraseAround(words, at) }
        const meant = left-- > 0 ? corrections(word, context, vocabulary) : [plain(word, null)]
        // Beside a brand that is not sold, a name that is nearly one of ours is that brand's: adidas samba is no zamba.
        corrected.push(
          ...(isForeign && meant.some(({ root }) => !isThing(root, vocabulary)) ? [plain(word, null)] : meant),
        )
      }
    }
    return corrected
  }

  /** For words without any result: one more typo than usual is allowed. */
  const guessOne = (word: QueryWord, vocabulary: Vocabulary): CorrectedWord | null => {
    const { length } = word.word
    if (length < 4 || /\d/.test(word.word)) return null
    return correctWithin(word, Math.min(3, allowedEdits(length) + 1), vocabulary)
  }
  const guess = (words: readonly CorrectedWord[], vocabulary: Vocabulary): CorrectedWord[] => {
    let left = maxGuessed
    const inPhrases = wordsOfPhrases(words)
    return words.map((word) => {
      return word.queryTerm || inPhrases.has(word) || isJoiner(word) || isKnownWord(word.root) || left-- <= 0
        ? word
        : (guessOne(word, vocabulary) ?? word)
    })
  }
  return { correctWords, guess }
}
