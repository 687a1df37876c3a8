import { expect, test } from 'vitest'
import { percentOff, priceAt } from './price-in-force.ts'

test.each([
  ['no special price', 0, -Infinity, Infinity, 100],
  ['without dates', 80, -Infinity, Infinity, 80],
  ['before its first moment', 80, 51, Infinity, 100],
  ['at its first moment', 80, 50, Infinity, 80],
  ['just before its end', 80, -Infinity, 51, 80],
  ['at its end', 80, -Infinity, 50, 100],
])('INV-04 the price in force: %s', (_, special, from, to, expected) => {
  expect(priceAt(100, special, from, to, 50)).toBe(expected)
})

test.each([
  [100, 100, 0],
  [100, 60, 40],
  [2_999, 2_000, 33],
  [1_000, 1, 99],
])('%d sold at %d is %d percent off, never more than it is', (price, inForce, expected) => {
  expect(percentOff(price, inForce)).toBe(expected)
})
