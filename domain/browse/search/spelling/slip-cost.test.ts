import { expect, test } from 'vitest'
import { areNeighbours, slipBetween, slipCost } from './slip-cost.ts'

test.each([
  ['flada', 'falda', 'swapped'],
  ['jan', 'jean', 'missing'],
  ['poleronn', 'poleron', 'doubled'],
  ['moral', 'morral', 'doubled'],
  ['jeam', 'jean', 'beside'],
  ['rodado', 'rosado', 'beside'],
  ['rota', 'bota', 'other'],
  ['botpa', 'bota', 'surplus'],
  ['botsa', 'bota', 'beside'],
])('U22 from %s to %s a letter is %s', (typed, meant, slip) => {
  expect(slipBetween(typed, meant)).toBe(slip)
})

test('U22 letters side by side on the keyboard slip more easily, and in long words they cost less', () => {
  expect(areNeighbours('a', 's')).toBe(true)
  expect(areNeighbours('a', 'p')).toBe(false)
  expect(slipCost('jeam', 'jean')).toBeLessThan(slipCost('jeat', 'jean'))
  expect(slipCost('zaptilla', 'zapatilla')).toBeLessThan(slipCost('bta', 'bota'))
})
