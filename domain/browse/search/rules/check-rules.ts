import { phraseKey } from '../phrase-roots.ts'
import { searchKey } from './search-key.ts'

const maxLength = 60
const maxWords = 6

/** What is wrong with words that a rule is about; undefined where nothing is. */
export function faultOfWords(text: string): string | undefined {
  if (text.trim() === '' || text.length > maxLength || /[\r\n<>]/.test(text))
    return `must be 1 to ${maxLength} characters in one line, without < and >`
  if (searchKey(text) === '') return 'must have a letter or a figure'
  return undefined
}

/** Synonyms are found word by word: joining words alone say nothing. */
export function faultOfSynonym(words: string, means: string): string | undefined {
  for (const [name, text] of [
    ['WORDS', words],
    ['MEANS', means],
  ] as const) {
    const fault = faultOfWords(text)
    if (fault) return `${name} ${fault}`
    const key = phraseKey(text)
    if (key === '') return `${name} has only words that searches leave out, such as "de" and "para"`
    if (key.split(' ').length > maxWords) return `${name} has more than ${maxWords} words`
  }
  return phraseKey(words) === phraseKey(means) ? 'WORDS and MEANS are the same to a search already' : undefined
}
