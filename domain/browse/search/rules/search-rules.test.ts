import { expect, test } from 'vitest'
import { maxReadings, readAs, synonymBook } from './read-as.ts'
import { noSearchRules, redirectOf, searchRules } from './search-rules.ts'

const also = (words: string, means: string) => ({ words, means, instead: false })
const instead = (words: string, means: string) => ({ words, means, instead: true })
const book = synonymBook([
  also('pololo', 'short'),
  also('pololo de baño', 'malla'),
  also('chomba', 'polo'),
  also('chomba', 'remera de piqué'),
  instead('saco', 'cárdigan'),
  also('short', 'bermuda'),
])

test.each<[string, boolean, string[]]>([
  ['zapatillas negras', true, []],
  ['', true, []],
  ['pololo', true, ['short']],
  ['Pololos rojos talle 40', true, ['short rojos talle 40']],
  ['pololo de baño', true, ['malla']],
  ['pololo baño azul', true, ['malla azul']],
  ['un pololo, a $ 20.000', true, ['un short, a $ 20.000']],
  ['chomba', true, ['polo', 'remera de piqué']],
  // What a word means is not looked up again.
  ['pololo pololo', true, ['pololo short', 'short pololo', 'short short']],
  ['saco', false, ['cárdigan']],
  ['saco de mujer', false, ['cárdigan de mujer']],
  ['saco y pololo', false, ['cárdigan y pololo', 'cárdigan y short']],
])('SRCH-05 S24 %j is also read as the retailer said: typed %s, %j', (q, asTyped, others) => {
  expect(readAs(q, book)).toEqual({ asTyped, others })
})

test('a search of many synonyms is read in a few ways, not in all', () => {
  const { others } = readAs(Array.from({ length: 30 }, () => 'chomba').join(' '), book)
  expect(others).toHaveLength(maxReadings)
})

const rules = searchRules({
  synonyms: [],
  redirects: [
    { term: 'zapatillas mujer', path: '/zapatillas-mujer/' },
    { term: "levi's", path: '/levis/' },
  ],
  placements: [
    { place: 'botas', sku: 'B', kind: 'pinned', position: 2 },
    { place: 'botas', sku: 'A', kind: 'pinned', position: 1 },
    { place: 'botas', sku: 'C', kind: 'hidden', position: 0 },
  ],
})

test.each([
  ['zapatillas mujer', '/zapatillas-mujer/'],
  ['  ZAPATILLAS   Mujer! ', '/zapatillas-mujer/'],
  ['Levi’s', '/levis/'],
  ['zapatillas mujer negras', undefined],
  ['', undefined],
])('SRCH-05 OP-014 the search %j leads to %s', (q, path) => {
  expect(redirectOf(q, rules)).toBe(path)
  expect(redirectOf(q, noSearchRules)).toBeUndefined()
})

test('OP-030 what is pinned keeps the order the retailer gave it', () => {
  expect(rules.arrangements.get('botas')).toEqual({ pinned: ['A', 'B'], hidden: ['C'] })
})
