import { expect, test } from 'vitest'
import { foldWord } from '../spelling/fold-word.ts'
import { queryLimits, queryWords } from './query-words.ts'
import { eachWord } from './words.ts'

test.each([
  ['PANTALÓN', 'pantalon'],
  ['niño', 'nino'],
  ['Ñandubilla', 'nandubilla'],
  ['garúa', 'garua'],
  ['cigüeña', 'ciguena'],
  ['İstanbul', 'istanbul'],
  ['ﬁno', 'fino'],
  ['３８', '38'],
  ['😀', ''],
  ['\u{E000}', ''],
  ['\uD83D', ''],
])('U22 %s is compared as %s, whatever the keyboard', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

test.each([
  ['Botas negras, talle 38.5', ['botas', 'negras', 'talle', '38.5']],
  ['talle 38,5', ['talle', '38.5']],
  ['rojo,azul', ['rojo', 'azul']],
  ['t-shirt', ['tshirt']],
  ["Levi's 501", ['levis', '501']],
  ['2x1', ['2x1']],
  ['  remera\t\nblanca  ', ['remera', 'blanca']],
  ['¿remeras? ¡sí!', ['remeras', 'si']],
  ['zapatillas👟mujer', ['zapatillas', 'mujer']],
  ['100% algodón', ['100', 'algodon']],
  ['--', []],
  ['😀😀', []],
  ['\uD800\uDC00 \uD800', []],
  ['', []],
])('SRCH-01 a search for %j is the words %j', (query, words) => {
  expect(queryWords(query).map(({ word }) => word)).toEqual(words)
})

test('SRCH-01 a search of ten thousand letters is cut before it costs anything', () => {
  const [word] = queryWords('a'.repeat(10_000))
  expect(word!.word).toHaveLength(queryLimits.letters)
  expect(queryWords('remera '.repeat(2_000))).toHaveLength(queryLimits.words)
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now()
    queryWords('zapatillas 👟 '.repeat(1_000))
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(1)
})

test('a text is read from end to end, joints inside words and nowhere else', () => {
  const seen: string[] = []
  eachWord('Lona -gruesa-, 12 oz.; t-shirt 38,5 y 3. ', (word) => seen.push(word))
  expect(seen).toEqual(['Lona', 'gruesa', '12', 'oz', 't-shirt', '38,5', 'y', '3'])
})
