import { expect, test } from 'vitest'
import { phraseKey } from './phrase-roots.ts'
import { synonymPhrases, synonymsOf } from './synonym-table.ts'
import { sameThing } from './synonyms.ts'

const finds = (word: string) => synonymsOf(phraseKey(word)).map(({ key }) => key)

test.each([
  ['remera', 'polera'],
  ['zapatillas', 'tenis'],
  ['campera', 'casaca'],
  ['buzo', 'polerón'],
  ['pollera', 'falda'],
  ['cartera', 'bolso'],
  ['anteojos', 'gafas'],
  ['medias', 'calcetines'],
  ['malla', 'traje de baño'],
  ['corpiño', 'brasier'],
  ['zapatos de taco', 'tacones'],
])('U22 %s finds %s and the other way round', (one, other) => {
  expect(finds(one)).toContain(phraseKey(other))
  expect(finds(other)).toContain(phraseKey(one))
})

test('U22 who asks for a bandolera takes a cartera; who asks for a cartera has not asked for a bandolera', () => {
  expect(finds('bandolera')).toContain(phraseKey('cartera'))
  expect(finds('cartera')).not.toContain(phraseKey('bandolera'))
})

test('U22 another word is worth a little less than the word itself, never nothing', () => {
  for (const word of sameThing.flat()) {
    for (const { key, weight } of synonymsOf(phraseKey(word))) {
      expect(weight).toBeGreaterThan(0)
      expect(weight).toBeLessThan(1)
      expect(key).not.toBe(phraseKey(word))
    }
  }
})

test('phrases are kept without the words that only join them', () => {
  expect(synonymPhrases).toContain('traj bano')
  expect(synonymPhrases.every((phrase) => phrase.split(' ').length <= 3)).toBe(true)
})
