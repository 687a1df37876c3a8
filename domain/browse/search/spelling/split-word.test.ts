import { expect, test } from 'vitest'
import { splitWord } from './split-word.ts'

const known = new Set(['zapatillas', 'zapa', 'tillas', 'negras', 'mujer', 'botas', 'de'])
const isWord = (part: string) => known.has(part)

test.each([
  ['zapatillasmujer', ['zapatillas', 'mujer']],
  ['botasnegrasmujer', ['botas', 'negras', 'mujer']],
  ['zapatillas', ['zapa', 'tillas']],
  ['botasde', null],
  ['mujerxyz', null],
  ['botasnegrasmujerbotas', null],
  ['', null],
])('U22 %s without its gaps is %j', (word, parts) => {
  expect(splitWord(word, isWord)).toEqual(parts)
})
