import { foldWord } from './spelling/fold-word.ts'
import { fillerWords } from './vocabulary/filler-words.ts'

/** Of what is too long, this share is kept of its end: spoken searches have the size and the price there. */
const shareOfEnd = 0.45
/** Fillers that amounts and refusals are made of: que no salga más de. */
const ofAmounts = new Set('que no ni mas menos sea sean este esten solo es'.split(' '))

/** Joining words that no amount, no size and no phrase needs. */
const joining = new Set('una un unas unos el la los las mi mis su sus para en color me se'.split(' '))

const isFiller = (word: string) => {
  const folded = foldWord(word)
  return folded === '' || (fillerWords.has(folded) && !ofAmounts.has(folded))
}

/** Whole words from the beginning of a text that fit. */
function beginning(words: readonly string[], length: number): string[] {
  const kept: string[] = []
  let left = length
  for (const word of words) {
    left -= word.length + 1
    if (left < -1) break
    kept.push(word)
  }
  return kept
}

/**
 * A search within a length, cut between words: first words that say nothing go, then the middle, so that neither the
 * thing at its beginning nor the size and the price at its end are lost.
 */
export function shortened(query: string, length: number): string {
  if (query.length <= length) return query
  const words = query.trim().split(/\s+/u)
  const telling = words.filter((word) => !isFiller(word))
  if (telling.length > 0 && telling.join(' ').length <= length) return telling.join(' ')
  const bare = telling.filter((word) => !joining.has(foldWord(word)))
  const kept = bare.length > 0 ? bare : words
  if (kept.join(' ').length <= length) return kept.join(' ')
  const end = beginning(kept.toReversed(), Math.floor(length * shareOfEnd)).toReversed()
  const start = beginning(kept.slice(0, kept.length - end.length), length - end.join(' ').length - 1)
  // One word without any gap is cut where it must be.
  return [...start, ...end].join(' ') || query.slice(0, length)
}
