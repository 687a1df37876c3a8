import { foldWord } from '../spelling/fold-word.ts'
import { toQueryWord, type QueryWord } from '../understand.ts'
import { eachWord, partsOf } from './words.ts'

/** Longer searches are pasted by accident or on purpose; neither deserves more than a few microseconds. */
export const queryLimits = { characters: 640, words: 80, letters: 40 } as const
/** Of a longer one, so much is kept of its end, where spoken searches have the size and the price. */
const keptAtEnd = 240

/** A text that is too long without its middle, cut between words. */
export function withinLimits(query: string): string {
  const { characters } = queryLimits
  if (query.length <= characters) return query
  const [start, end] = [query.slice(0, characters - keptAtEnd), query.slice(-keptAtEnd)]
  return `${start.replace(/\s\S*$/u, '')} ${end.replace(/^\S*\s/u, '')}`
}

/** The words of a search, in order, without anything that is not a word. */
export function queryWords(query: string): QueryWord[] {
  const found: QueryWord[] = []
  eachWord(withinLimits(query), (raw) => {
    if (found.length >= queryLimits.words) return
    const word = foldWord(partsOf(raw)[0]!).slice(0, queryLimits.letters)
    if (word !== '' && word !== '.') found.push(toQueryWord(raw.slice(0, queryLimits.letters), word))
  })
  return found
}
