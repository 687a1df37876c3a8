import { expect, test } from 'vitest'
import { cartCount } from './count.ts'

const lines = [
  { id: 'ZM0001-38', quantity: 2 },
  { id: 'RT0001-M', quantity: 1 },
]

test.each([
  ['no cart', undefined, undefined, 0],
  ['an empty cart', [], undefined, 0],
  ['two of one and one of another', lines, undefined, 3],
  ['the first thing on its way', undefined, { sku: 'ZM0001-38', quantity: 1 }, 1],
  ['another thing on its way', lines, { sku: 'GC0001-U', quantity: 1 }, 4],
  ['a line on its way to five', lines, { sku: 'ZM0001-38', quantity: 5 }, 6],
  ['a line on its way out', lines, { sku: 'ZM0001-38', quantity: 0 }, 1],
] as const)('CART-05 the count of %s', (_, held, wanted, count) => {
  expect(cartCount(held, wanted)).toBe(count)
})
