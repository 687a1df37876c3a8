import { expect, test } from 'vitest'
import { fold } from '#domain/platform/text/fold.ts'
import { blockedWords, isBlocked } from './shown-terms.ts'

test.each([
  ['estafa zapatillas', true],
  ['ESTAFÁ zapatillas', true],
  ['zapatillas-truchas', true],
  ['zapatillas  hijo   de puta', true],
  ['zapatillas', false],
  ['estafeta', false],
  ['computadora', false],
  ['', false],
])('%j is blocked: %s', (term, expected) => {
  expect(isBlocked(term, blockedWords)).toBe(expected)
})

test('the list is folded, as it is compared, and has nothing twice', () => {
  expect(blockedWords.map(fold)).toEqual(blockedWords)
  expect(new Set(blockedWords).size).toBe(blockedWords.length)
})
