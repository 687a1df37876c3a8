import { expect, test } from 'vitest'
import { foldWord } from '../spelling/fold-word.ts'
import { isProductConcept } from '../thesaurus/thesaurus.ts'
import { rootOf } from '../spelling/root-of.ts'
import { fillerWords, isVerbForm } from './filler-words.ts'

test('U23 words that say nothing are folded, and none of them is a thing', () => {
  for (const word of fillerWords) {
    expect(foldWord(word)).toBe(word)
    expect([word, isProductConcept(rootOf(word))]).toEqual([word, false])
  }
})

test.each(['comprarme', 'buscando', 'gustaria', 'probarlas', 'compraste', 'necesitariamos'])(
  'U23 %s is a verb',
  (word) => {
    expect(isVerbForm(word)).toBe(true)
  },
)

test.each(['nike', 'samba', 'casio', 'remera', 'guantes', 'kimono'])('U23 %s is none', (word) => {
  expect(isVerbForm(word)).toBe(false)
})
