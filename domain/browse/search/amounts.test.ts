import { expect, test } from 'vitest'
import { readAmount, spellOutAmounts } from './amounts.ts'
import { queryWords } from './vocabulary/query-words.ts'

const read = (text: string) => {
  const words = queryWords(spellOutAmounts(text)).map(({ word }) => word)
  const found = readAmount(words.join(' '))
  return found && [found.from, found.upTo, words.length - found.words]
}

test.each([
  ['que no salga más de 80 lucas', 0, 80_000],
  ['que no cueste más de cien mil', 0, 100_000],
  ['que no valgan más de $50.000', 0, 50_000],
  ['que no pase de 40 mil', 0, 40_000],
  ['que no pase los 40 mil', 0, 40_000],
  ['que no supere las 90 lucas', 0, 90_000],
  ['no exceda los 30.000', 0, 30_000],
  ['no se vaya de 60 lucas', 0, 60_000],
  ['no más de 40 mil', 0, 40_000],
  ['no más caro que 40 mil', 0, 40_000],
  ['que no salga más de 80', 0, 80_000],
  ['más barato que 50000', 0, 50_000],
  ['más baratas que 70000', 0, 70_000],
  ['menos de 50 mil', 0, 50_000],
  ['a menos de $45.000', 0, 45_000],
  ['por menos de 200 mil pesos', 0, 200_000],
  ['que cueste menos de 45k', 0, 45_000],
  ['que valgan hasta 30 mil', 0, 30_000],
  ['hasta $ 60.000', 0, 60_000],
  ['hasta 45.990,00', 0, 45_990],
  ['hasta un palo y medio', 0, 1_500_000],
  ['hasta medio palo', 0, 500_000],
  ['hasta 1,5 palos', 0, 1_500_000],
  ['máximo 90 lucas', 0, 90_000],
  ['máximo veinte lucas', 0, 20_000],
  ['bajo 15 lucas', 0, 15_000],
  ['por debajo de 60 mil', 0, 60_000],
  ['presupuesto de 120 mil', 0, 120_000],
  ['tengo treinta y cinco lucas', 0, 35_000],
  ['50 lucas o menos', 0, 50_000],
  ['50 mil máximo', 0, 50_000],
  ['50 lucas', 0, 50_000],
  ['50k', 0, 50_000],
  ['$ 50.000', 0, 50_000],
  ['50000', 0, 50_000],
  ['dos mil pesos', 0, 2000],
  ['<50000', 0, 50_000],
  ['entre 10 y 20 lucas', 10_000, 20_000],
  ['entre $30.000 y $60.000', 30_000, 60_000],
  ['entre 30k y 90k', 30_000, 90_000],
  ['de 100 a 200 lucas', 100_000, 200_000],
  ['10-20 lucas', 10_000, 20_000],
  ['desde 20 hasta 40 mil', 20_000, 40_000],
  ['entre cien y doscientas lucas', 100_000, 200_000],
  ['alrededor de 100 lucas', 70_000, 130_000],
  ['desde 80.000', 80_000, null],
  ['a partir de 200 lucas', 200_000, null],
  ['sobre 40 lucas', 40_000, null],
  ['más de 50 mil', 50_000, null],
  ['que salga más de 50 mil', 50_000, null],
  ['que no baje de 100 mil', 100_000, null],
  ['que no cueste menos de 100 mil', 100_000, null],
  ['50 lucas o más', 50_000, null],
])('SRCH-01 "%s" is from %s up to %s', (text, from, upTo) => {
  expect(read(text)).toEqual([from, upTo, 0])
})

test.each([
  'talle 38',
  '38',
  '501',
  'hasta 38',
  'más de 3',
  'de 38 a 40',
  'mil rayas',
  '38 hasta 100 mil',
  'una remera',
  'tiro bajo 38',
  'no más de 2 colores',
  'bajo',
  'sobre',
  '2024',
])('SRCH-01 "%s" says nothing about the price', (text) => {
  expect(read(text)).toBeNull()
})
