import { expect, test } from 'vitest'
import { looksLikeOrderNumber } from './order-number-shape.ts'

test.each([
  ['7K3Q9XMD', true],
  ['R101', true],
  ['r101', true],
  ['', false],
  ['ganaste-un-premio', false],
  ['malo.example', false],
  ['R101 y más', false],
])('%j may be an order number: %s', (text, isOne) => {
  expect(looksLikeOrderNumber(text)).toBe(isOne)
})
