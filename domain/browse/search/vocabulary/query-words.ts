import { foldWord } from '../spelling/fold-word.ts'
import { toQueryWord, type QueryWord } from '../understand.ts'
import { eachWord, partsOf } from './words.ts'

/** Longer searches are pasted by accident or on purpose; neither deserves more than a few microseconds. */
export const queryLimits = { characters: 640, words: 16, letters: 40 } as const

/** The words of a search, in order, without anything that is not a word. */
export function queryWords(query: string): QueryWord[] {
  const found: QueryWord[] = []
  eachWord(query.slice(0, queryLimits.characters), (raw) => {
    if (found.length >= queryLimits.words) return
    const word = foldWord(partsOf(raw)[0]!).slice(0, queryLimits.letters)
    if (word !== '' && word !== '.') found.push(toQueryWord(raw.slice(0, queryLimits.letters), word))
  })
  return found
}
