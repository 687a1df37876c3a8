import type { CorrectedWord } from './spell-correction.ts'
import { withPartsOf, without, type QueryTerm } from './query-term.ts'
import type { QueryTerms } from './query-terms.ts'

const longestPhrase = 3

/** One query term per word, or per phrase that has a meaning of its own (`traje de baño`); and how many words mean nothing here. */
export function termsOfWords(
  words: readonly CorrectedWord[],
  maker: QueryTerms,
): { queryTerms: QueryTerm[]; missing: number } {
  const found: { key: string; queryTerm: QueryTerm }[] = []
  let missing = 0
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, maker)
    const queryTerm = phrase?.queryTerm ?? words[at]!.queryTerm
    const key = phrase?.key ?? words[at]!.root
    at += phrase?.length ?? 1
    if (!queryTerm) missing++
    else if (found.every((other) => other.key !== key)) found.push({ key, queryTerm })
  }
  // `buzo canguro` is no longer any buzo: a word that is there stands for itself, and for nobody else.
  const terms = found.map(({ key }) => maker.termOf(key))
  const queryTerms = found.map(({ queryTerm }, at) =>
    found.length > 1 ? without(queryTerm, terms.toSpliced(at, 1)) : queryTerm,
  )
  return { queryTerms: queryTerms.filter((queryTerm) => queryTerm !== null), missing }
}

function phraseAt(words: readonly CorrectedWord[], at: number, maker: QueryTerms) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--) {
    const key = words
      .slice(at, at + length)
      .map(({ root }) => root)
      .join(' ')
    const queryTerm = maker.termFor(key)
    if (!queryTerm || queryTerm.strictLists === 0) continue
    // Where the phrase finds nothing the thing in it may: a table, if not a coffee table.
    const loosely = words.slice(at, at + length).map((word) => word.queryTerm)
    return { queryTerm: withPartsOf(queryTerm, loosely), length, key }
  }
  return null
}
