import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br', true],
  ['gzip, deflate, br, zstd', 'gzip', true],
  ['br;q=1.0, gzip;q=0.8', 'gzip', true],
  ['BR', 'br', true],
  ['br;q=0', 'br', false],
  ['gzip; q=0.000, br', 'gzip', false],
  ['x-gzip, brotli', 'gzip', false],
  ['*', 'br', false],
  ['', 'br', false],
  [undefined, 'gzip', false],
] as const)('accept-encoding %j takes %s: %s', (header, encoding, taken) => {
  expect(accepts(header, encoding)).toBe(taken)
})
