import { expect, test } from 'vitest'
import { isCounterValid, passkeyName } from './rules.ts'

test.each([
  ['  Mi   teléfono ', 'Mi teléfono'],
  ['', undefined],
  ['   ', undefined],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), undefined],
])('a passkey named %j is stored as %j', (text, name) => {
  expect(passkeyName(text)).toBe(name)
})

test.each([
  [0, 0, true],
  [0, 1, true],
  [4, 5, true],
  [5, 5, false],
  [5, 4, false],
  [5, 0, false],
])('a counter that stood at %i and comes as %i is believed: %s', (stored, given, isValid) => {
  expect(isCounterValid(stored, given)).toBe(isValid)
})
