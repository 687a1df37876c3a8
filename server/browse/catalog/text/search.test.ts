import { expect, test } from 'vitest'
import { noVocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { buildTextIndex } from './index/build-index.ts'
import { openTextIndex } from './index/open-index.ts'
import { ranked } from '#demo/searches/measure.ts'
import { shopOf } from '#demo/searches/shops.ts'
import type { TextDocument } from './types.ts'

const { search, best, searcher, documents } = shopOf('ar')

test('U22 SRCH-01 a search reports which words it used as filters, and applies them', () => {
  const { understood, docs, isLoose, correction } = search('botas negras mujer 38')
  expect(understood).toEqual([
    { words: 'negras', key: 'color_family', value: 'Negro', label: 'Negro' },
    { words: 'mujer', key: 'gender', value: 'mujer', label: 'Mujer' },
    { words: '38', key: 'size', value: '38', label: '38' },
  ])
  expect({ isLoose, correction }).toEqual({ isLoose: false, correction: null })
  expect(docs.length).toBeGreaterThan(0)
  for (const doc of docs) expect(documents[doc]).toMatchObject({ colorFamily: 'Negro', gender: 'mujer' })
})

test.each([
  ['sapatilas', 'zapatillas'],
  ['remera balnca', 'remera blanca'],
  ['zapatillas de mujre', 'zapatillas de mujer'],
  ['zapatillasmujer', 'zapatillas mujer'],
  ['zapa tillas', 'zapatillas'],
  ['pantlaon', 'pantalón'],
  ['chamara', 'chamarra'],
])('U22 U23 %s is answered as %s, and says so', (typed, meant) => {
  const { correction, isCorrected, docs } = search(typed)
  expect(correction?.toLowerCase()).toBe(meant)
  expect(isCorrected).toBe(true)
  expect(docs.length).toBeGreaterThan(0)
})

test.each(['zapatillas', 'polera', 'Gorra', 'botas de mujer', 'remerita', 'zap'])(
  'U22 %s needs no correction',
  (query) => {
    expect(search(query)).toMatchObject({ correction: null, isCorrected: false })
  },
)

test('U22 what is close is better than nothing, and is called close', () => {
  const { docs, isLoose, setAside } = search('corpiño talle 99 astronauta')
  expect(isLoose).toBe(true)
  expect(setAside).toEqual(['99', 'astronauta'])
  expect(docs.length).toBeGreaterThan(0)
})

test('U22 U23 what is not sold for somebody is said, and what they may wear instead is offered, nobody else’s', () => {
  const { docs, notHad, nearby } = search('corpiño hombre')
  expect([docs.length, notHad]).toEqual([0, ['corpiño hombre']])
  expect(nearby.length).toBeGreaterThanOrEqual(10)
  for (const doc of nearby) expect(['hombre', 'unisex']).toContain(documents[doc]!.gender)
})

test.each(['m', 'z', 'a', 'de'])('SRCH-01 one letter, or a word that only joins, is a beginning: %s', (query) => {
  expect(search(query).docs.length).toBeGreaterThan(0)
})

test.each(['xqzwvk', '😀😀', '   ', '.,-', ''])('U23 %j finds nothing, and nothing is invented', (query) => {
  expect(search(query)).toMatchObject({ correction: null, understood: [] })
  expect(search(query).docs).toHaveLength(0)
})

test('SRCH-01 a sku finds its product, with or without the dash and in any case', () => {
  const { sku } = documents[17]!
  for (const typed of [sku, sku.toLowerCase(), `${sku.slice(0, 4)}-${sku.slice(4)}`]) {
    expect([...search(typed).docs]).toEqual([17])
  }
})

test('U22 the product itself ranks before what only mentions it', () => {
  const plain: TextDocument = {
    name: '',
    kinds: [],
    brand: '',
    color: '',
    colorFamily: '',
    gender: '',
    description: '',
    attributes: [],
    sku: '',
  }
  const shelf: TextDocument[] = [
    { ...plain, name: 'Short con estampa de botas', kinds: ['Shorts'] },
    { ...plain, name: 'Pollera Lisa', kinds: ['Polleras'], description: 'Con botas en invierno.' },
    { ...plain, name: 'Medias para botas', kinds: ['Medias'] },
    { ...plain, name: 'Botas Chelsea', kinds: ['Botas'] },
  ]
  const { docs, scores } = openTextIndex(buildTextIndex(shelf)).search('botas', {
    vocabulary: noVocabulary,
    docsOf: () => null,
  })
  expect(docs[scores.indexOf(Math.max(...scores))]).toBe(3)
  expect([...docs]).not.toContain(1)
})

test('U22 among equals the more popular is first', () => {
  const order = ranked(search('gorra dad'), 50)
  const names = order.map((doc) => documents[doc]!.name.split(' ').length)
  for (let at = 1; at < order.length; at++) {
    if (names[at] === names[at - 1]) expect(order[at]).toBeGreaterThan(order[at - 1]!)
  }
})

test('U22 unisex products also match women, after women’s products', () => {
  const found = best('cartera mujer', 50)
  expect(found.some(({ gender }) => gender === 'unisex')).toBe(true)
  expect(found[0]!.gender).toBe('mujer')
})

test('SRCH-01 completions are words as names write them, one form each, the frequent first', () => {
  expect(searcher.complete('zap', 3)[0]).toBe('zapatillas')
  expect(searcher.complete('PANTAL', 3)).toEqual(['pantalón'])
  expect(searcher.complete('remera over', 1)).toEqual(['remera oversize'])
  expect(searcher.complete('', 5)).toEqual([])
  expect(searcher.complete('xqz', 5)).toEqual([])
})

test.each([
  ['sapatilas', 'zapatillas'],
  ['vestdo', 'vestido'],
  ['zapatillas', null],
  ['xqzwvk', null],
  ['', null],
])('U23 the likely spelling of %j is %j', (typed, meant) => {
  expect(searcher.correct(typed)).toBe(meant)
})
