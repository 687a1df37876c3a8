import { expect, test } from 'vitest'
import { contentHash, etagOf, matchingEtag } from './etag.ts'

const hash = contentHash(Buffer.from('<html>'))
const brotli = etagOf(hash, 'br', 100)

test.each([
  [brotli, brotli],
  [`W/${brotli}`, brotli],
  [`"other", ${etagOf(hash, 'gzip', 120)}`, etagOf(hash, 'gzip', 120)],
  [etagOf(contentHash(Buffer.from('<html lang>')), 'br', 100), undefined],
  [hash, undefined],
  ['*', undefined],
  ['', undefined],
])('If-None-Match %s names the page by %s', (header, tag) => {
  expect(matchingEtag(header, hash)).toBe(tag)
})
