import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['16000', 16_000],
  ['16.000', 16_000],
  ['$ 16.000,50', 16_000.5],
  ['1.234.567', 1_234_567],
  ['16.00', undefined],
  ['-5', undefined],
  ['mil', undefined],
  ['', undefined],
] as const)('OP-104 %s is the amount %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})
