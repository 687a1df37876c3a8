import { expect, test } from 'vitest'
import { phraseKey } from '../phrase-roots.ts'
import { severalMeanings, productConcepts, traits } from './all-concepts.ts'
import { readConcepts } from './concept.ts'
import {
  neighbouringConcepts,
  groupMeantBy,
  isComposed,
  isConcept,
  isOccasion,
  isUnrelatedWord,
  isProductConcept,
  occasionWeights,
  synonymsOf,
  broaderConcepts,
} from './thesaurus.ts'

const all = [...productConcepts, ...traits]
/** These are not concepts: the catalogue has its own word for each. */
const people = new Set(['niño', 'mujer', 'hombre'])
const keysOf = (words: readonly string[]) => new Set(words.map(phraseKey))
const finds = (word: string) => synonymsOf(phraseKey(word)).map(({ key }) => key)

test('a line is read word by word; what is none is refused', () => {
  const lists = { also: ['d', 'e'], broader: ['f'], near: ['g'], suits: ['h', 'i'], unlike: ['j'], misspelt: ['k'] }
  expect(readConcepts('a / b / c = d, e < f + g & h, i ! j ~ k')).toEqual([
    { words: ['a', 'b', 'c'], ...lists, isGroup: false },
  ])
  expect(readConcepts('* a')).toMatchObject([{ words: ['a', 'a', 'a'], isGroup: true }])
  expect(() => readConcepts('= b')).toThrow('not a concept')
})

test('there are enough concepts, each word in it once, and none of them empty', () => {
  expect(all.length).toBeGreaterThanOrEqual(570)
  for (const { words, also, misspelt } of all) {
    const listed = [...new Set(words.map(phraseKey)), ...[...also, ...misspelt].map(phraseKey)]
    expect(new Set(listed).size, words[0]).toBe(listed.length)
    expect(listed, words[0]).not.toContain('')
  }
})

test('no word stands in two concepts without a reason, and no reason without such a word', () => {
  const seen = new Map<string, string[]>()
  for (const { words, also, misspelt } of all) {
    for (const key of keysOf([...words, ...also, ...misspelt])) seen.set(key, [...(seen.get(key) ?? []), words[0]])
  }
  const several = [...seen].filter(([, concepts]) => concepts.length > 1).map(([key]) => key)
  expect(several.toSorted()).toEqual(Object.keys(severalMeanings).map(phraseKey).toSorted())
})

test('what a concept refers to is there, and nothing is wider than itself', () => {
  const byKey = new Map(
    all.flatMap((concept) => [...keysOf([...concept.words, ...concept.also])].map((key) => [key, concept])),
  )
  for (const { words, broader, near, suits, unlike } of all) {
    for (const word of [...broader, ...near, ...suits, ...unlike].filter((each) => !people.has(each)))
      expect(byKey.has(phraseKey(word)), `${words[0]} → ${word}`).toBe(true)
  }
  for (const concept of all) {
    let above = new Set([concept])
    for (let steps = 0; above.size > 0; steps++) {
      expect(steps, concept.words[0]).toBeLessThan(8)
      above = new Set([...above].flatMap(({ broader }) => broader.map((word) => byKey.get(phraseKey(word))!)))
      expect(above.has(concept), concept.words[0]).toBe(false)
    }
  }
})

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
  ['boda', 'fiesta'],
])('U22 %s finds %s and the other way round', (one, other) => {
  expect(finds(one)).toContain(phraseKey(other))
  expect(finds(other)).toContain(phraseKey(one))
})

test('U22 a broad search finds everything below it; a narrow one shows the broader concept only when nothing else matches', () => {
  expect(finds('bota')).toContain(phraseKey('botineta'))
  expect(finds('botineta')).not.toContain(phraseKey('bota'))
  expect(broaderConcepts(phraseKey('botineta'))).toContain(phraseKey('bota'))
  expect(broaderConcepts(phraseKey('collar'))).toEqual([])
  expect(neighbouringConcepts(phraseKey('valija'))).toContain(phraseKey('mochila'))
  // `cargo` qualifies, it does not name: a brand's Cargo shoe is not a pair of trousers.
  expect(finds('pantalón')).not.toContain(phraseKey('cargo'))
})

test('an occasion asks for what is worn for it, prefers what suits it, and holds back what does not', () => {
  const leans = (occasion: string, word: string) =>
    Math.max(0, ...leansBy(occasion, word)) + Math.min(0, ...leansBy(occasion, word))
  const leansBy = (occasion: string, word: string) =>
    occasionWeights(phraseKey(occasion))
      .filter(({ keys }) => keys.includes(phraseKey(word)))
      .map(({ weight }) => weight)
  expect(finds('verano')).toContain(phraseKey('short'))
  expect(leans('verano', 'short')).toBeGreaterThan(0)
  expect(leans('verano', 'lino')).toBeGreaterThan(0)
  expect(leans('verano', 'pijama')).toBeLessThan(0)
  // What the catalogue says a product is for outweighs its material.
  expect(leans('boda', 'fiesta')).toBeGreaterThan(leans('boda', 'satén'))
  expect(occasionWeights(phraseKey('remera'))).toEqual([])
  expect(isOccasion(phraseKey('trekking'))).toBe(true)
  expect(isOccasion(phraseKey('lino'))).toBe(false)
  expect(groupMeantBy(phraseKey('zapatos'))).toBe(phraseKey('calzado'))
})

test('another word is worth a little less than the word itself, never nothing', () => {
  for (const { words } of all) {
    for (const { key, weight } of synonymsOf(phraseKey(words[0]))) {
      expect(weight).toBeGreaterThan(0)
      expect(weight).toBeLessThan(1)
      expect(key).not.toBe(phraseKey(words[0]))
    }
  }
})

test('a phrase is a sort of something, that with a quality, or something else altogether', () => {
  const split = (phrase: string) => {
    const [first, ...rest] = phraseKey(phrase).split(' ')
    return [phraseKey(phrase), first!, rest.join(' ')] as const
  }
  expect(isComposed(...split('pantalón cargo'))).toBe(true)
  expect(isComposed(...split('camisa a cuadros'))).toBe(true)
  expect(isComposed(...split('bolso de mano'))).toBe(false)
  expect(isUnrelatedWord('traj', phraseKey('traje de baño'))).toBe(true)
  expect(isUnrelatedWord('top', phraseKey('mochila roll top'))).toBe(true)
  expect(isUnrelatedWord(phraseKey('anteojos'), phraseKey('anteojos de sol'))).toBe(false)
  expect(isUnrelatedWord(phraseKey('cuero'), phraseKey('símil cuero'))).toBe(true)
  expect(isUnrelatedWord(phraseKey('larga'), phraseKey('manga larga'))).toBe(true)
  expect(isUnrelatedWord(phraseKey('cuero'), phraseKey('cuero vacuno'))).toBe(false)
  expect(isProductConcept(phraseKey('heladera'))).toBe(true)
  expect(isProductConcept(phraseKey('boda'))).toBe(false)
  expect(isConcept(phraseKey('xqzwv'))).toBe(false)
})
