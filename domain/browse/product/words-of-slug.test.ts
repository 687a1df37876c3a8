import { expect, test } from 'vitest'
import { wordsOfSlug } from './words-of-slug.ts'

test.each([
  ['zapatilla-brisa-zm0001', 'zapatilla brisa'],
  ['Remera_Lisa', 'remera lisa'],
  ['123', ''],
  ['a-b-c-d-e-f-g-h', 'a b c d e f'],
])('the address %s is about «%s»', (slug, words) => {
  expect(wordsOfSlug(slug)).toBe(words)
})
