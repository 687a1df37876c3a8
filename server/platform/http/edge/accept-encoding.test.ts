import { expect, test } from 'vitest'
import { acceptedEncoding } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['gzip; q=0.000, br', 'br'],
  ['x-gzip, brotli', 'identity'],
  ['identity, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('accept-encoding %j is answered with %s, the second time too', (header, encoding) => {
  expect([acceptedEncoding(header), acceptedEncoding(header)]).toEqual([encoding, encoding])
})
