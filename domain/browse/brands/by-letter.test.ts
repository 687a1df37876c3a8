import { expect, test } from 'vitest'
import { byLetter, letterOf, matchingBrands } from './by-letter.ts'

test.each([
  ['Álamo', 'A'],
  ['ñandú', 'Ñ'],
  ['zeta', 'Z'],
  ['4 Esquinas', '#'],
  ['¡Dale!', '#'],
  [' Óptima', 'O'],
])('CONT-03 %s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

const brands = ['Zorzal', '4 Esquinas', 'Ñandú', 'Óptima', 'Nube', 'alquenta', 'Álamo'].map((name) => ({ name }))

test('CONT-03 the listing goes from A to Z as a dictionary does, with figures last', () => {
  expect(byLetter(brands).map(({ letter, brands: some }) => [letter, ...some.map(({ name }) => name)])).toEqual([
    ['A', 'Álamo', 'alquenta'],
    ['N', 'Nube'],
    ['Ñ', 'Ñandú'],
    ['O', 'Óptima'],
    ['Z', 'Zorzal'],
    ['#', '4 Esquinas'],
  ])
})

test('CONT-03 the text filter forgives accents and case', () => {
  expect(matchingBrands(brands, 'ALAM').map(({ name }) => name)).toEqual(['Álamo'])
  expect(matchingBrands(brands, ' ')).toHaveLength(brands.length)
})
