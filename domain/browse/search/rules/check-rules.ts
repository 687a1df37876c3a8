import type { DeskSentence } from '#domain/desk/words.ts'
import { phraseKey } from '../phrase-roots.ts'
import { searchKey } from './search-key.ts'

const maxLength = 60
const maxWords = 6

/** What is wrong with words that a rule is about; undefined where nothing is. */
export function faultOfWords(text: string): DeskSentence | undefined {
  if (text.trim() === '' || text.length > maxLength || /[\r\n<>]/.test(text))
    return {
      en: `must be 1 to ${maxLength} characters in one line, without < and >`,
      es: `tiene que ser una línea de 1 a ${maxLength} letras, sin < ni >`,
    }
  if (searchKey(text) === '')
    return { en: 'must have a letter or a figure', es: 'tiene que tener una letra o un número' }
  return undefined
}

/** Synonyms are found word by word: joining words alone say nothing. */
export function faultOfSynonym(words: string, means: string): DeskSentence | undefined {
  for (const [en, es, text] of [
    ['WORDS', 'Lo que buscan', words],
    ['MEANS', 'Lo que significa', means],
  ] as const) {
    const fault = faultOfWords(text)
    if (fault) return { en: `${en} ${fault.en}`, es: `${es} ${fault.es}` }
    const key = phraseKey(text)
    if (key === '')
      return {
        en: `${en} has only words that searches leave out, such as "de" and "para"`,
        es: `${es} solo tiene palabras que la búsqueda no tiene en cuenta, como «de» y «para»`,
      }
    if (key.split(' ').length > maxWords)
      return { en: `${en} has more than ${maxWords} words`, es: `${es} tiene más de ${maxWords} palabras` }
  }
  if (phraseKey(words) !== phraseKey(means)) return undefined
  return { en: 'WORDS and MEANS are the same to a search already', es: 'Para la búsqueda ya son lo mismo' }
}
