import { expect, test } from 'vitest'
import { openCountries } from '#domain/platform/country/country.ts'
import { phraseKey } from '../phrase-roots.ts'
import { dialectOf, sensedWords, sensesOf } from './senses.ts'
import { isProductConcept, isSameConcept } from './thesaurus.ts'

test('U22 every sense is a product of the thesaurus, and no word has the same one twice', () => {
  expect(sensedWords.length).toBeGreaterThanOrEqual(16)
  for (const word of sensedWords) {
    for (const country of openCountries) {
      const names = (sensesOf(word, country) ?? []).flat()
      for (const [at, name] of names.entries()) {
        expect(isProductConcept(name), `${word} → ${name}`).toBe(true)
        for (const other of names.slice(at + 1))
          expect(isSameConcept(name, other), `${word}: ${name}, ${other}`).toBe(false)
      }
    }
  }
})

test.each([
  ['buzo', 'cl', 'tracksuit'],
  ['buzo', 'ar', 'polerón'],
  ['saco', 'ar', 'blazer'],
  ['saco', 'co', 'sweater'],
  ['sudadera', 'co', 'conjunto deportivo'],
  ['sudadera', 'ar', 'buzo'],
  ['chaleco', 'cl', 'sweater'],
  ['chaleco', 'ar', 'gilet'],
  ['maleta', 'co', 'mochila'],
  ['maleta', 'ar', 'valija'],
  ['polera', 'ar', 'cuello alto'],
  ['polera', 'cl', 'remera'],
  ['correa', 'co', 'cinturón'],
  ['bolso', 'ar', 'bolso deportivo'],
  ['bolso', 'co', 'cartera de mano'],
  ['medias', 'cl', 'panty media'],
  ['medias', 'co', 'calcetines'],
] as const)('U22 a %s in %s is a %s first', (word, country, meaning) => {
  const [first] = sensesOf(phraseKey(word), country)!
  expect(first!.some((name) => isSameConcept(name, phraseKey(meaning)))).toBe(true)
})

test('a catalogue is in the words of the country whose words it has most, or of none', () => {
  const counting = (counts: Readonly<Record<string, number>>) => (key: string) =>
    Object.entries(counts).find(([word]) => phraseKey(word) === key)?.[1] ?? 0
  expect(dialectOf(counting({ remera: 40, campera: 12, gafas: 2 }))).toBe('ar')
  expect(dialectOf(counting({ camiseta: 9 }))).toBe('co')
  expect(dialectOf(counting({ remera: 10, polera: 10, camiseta: 10 }))).toBeUndefined()
  expect(dialectOf(() => 0)).toBeUndefined()
})
