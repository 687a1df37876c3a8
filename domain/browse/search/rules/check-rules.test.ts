import { expect, test } from 'vitest'
import { faultOfSynonym, faultOfWords } from './check-rules.ts'

test.each([
  ['ofertas', undefined],
  ['  ', 'must be 1 to 60 characters in one line, without < and >'],
  ['<b>', 'must be 1 to 60 characters in one line, without < and >'],
  ['a'.repeat(61), 'must be 1 to 60 characters in one line, without < and >'],
  ['!!!', 'must have a letter or a figure'],
])('words of a rule: %j: %s', (text, fault) => expect(faultOfWords(text)?.en).toBe(fault))

test.each([
  ['pololo', 'short', undefined],
  ['pololos', 'pololo', 'WORDS and MEANS are the same to a search already'],
  ['para de', 'short', 'WORDS has only words that searches leave out, such as "de" and "para"'],
  ['pololo', '', 'MEANS must be 1 to 60 characters in one line, without < and >'],
  ['bota negra alta mujer cuero taco hebilla', 'short', 'WORDS has more than 6 words'],
])('a synonym of %j and %j: %s', (words, means, fault) => expect(faultOfSynonym(words, means)?.en).toBe(fault))
