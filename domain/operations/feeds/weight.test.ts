import { expect, test } from 'vitest'
import { readWeight } from './weight.ts'

test.each([
  ['500 g', undefined, 500],
  ['1.5 kg', undefined, 1500],
  ['0,35kg', undefined, 350],
  ['2 lb', undefined, 907],
  ['12 oz', undefined, 340],
  ['0.4', 'kg', 400],
  ['400', 'g', 400],
  ['400 g', 'kg', 400],
  ['0', 'g', 0],
  ['500', undefined, '"500" does not say whether these are grams or kilos'],
  ['5 stone', undefined, '"5 stone" is in none of g, kg, lb, oz'],
  ['5 toString', undefined, '"5 toString" is not a weight like 500 g or 1.5 kg'],
  ['heavy', 'g', '"heavy" is not a weight like 500 g or 1.5 kg'],
  ['1001 kg', undefined, '"1001 kg" is more than a ton'],
  ['-3 g', undefined, '"-3 g" is not a weight like 500 g or 1.5 kg'],
])('the weight %j in a column of %s is %j', (text, unit, grams) => expect(readWeight(text, unit)).toBe(grams))
