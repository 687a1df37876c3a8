const marks = /\p{M}+/gu
/** Emoji, private-use letters, controls, lone surrogates: nothing to search by. */
const noLetters = /[^\p{L}\p{N}.]+/gu
const isPlain = /^[a-z0-9]*$/

/**
 * Folds a word for comparison: lower case, without accents. ñ becomes n on purpose: keyboards without ñ are common, and
 * no shop word suffers more from it than `niño` typed as `nino`.
 */
export function foldWord(word: string): string {
  if (isPlain.test(word)) return word
  // Lower case twice: some capitals decompose into a letter and a mark.
  return word.toLowerCase().normalize('NFKD').replaceAll(marks, '').replaceAll(noLetters, '').toLowerCase()
}
