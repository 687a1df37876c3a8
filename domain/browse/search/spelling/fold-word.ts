const marks = /\p{M}+/gu
/** Emoji, private letters, controls, halves of pairs: nothing anybody searches by. */
const noLetters = /[^\p{L}\p{N}.]+/gu
const isPlain = /^[a-z0-9]*$/

/**
 * How a word is compared: lower case, without accents. ñ becomes n on purpose: keyboards without ñ are common, and a
 * shop has no word that suffers from it more than `niño` typed as `nino` does.
 */
export function foldWord(word: string): string {
  if (isPlain.test(word)) return word
  // Lower case first and again: some capitals fall apart into a letter and a mark.
  return word.toLowerCase().normalize('NFKD').replaceAll(marks, '').replaceAll(noLetters, '').toLowerCase()
}
