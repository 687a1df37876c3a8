import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedEdits, editDistance } from './edit-distance.ts'
import { soundOf } from './sound-of.ts'

test.each([
  ['bota', 'bota', 0],
  ['bota', 'vota', 1],
  ['bota', 'btoa', 1],
  ['bota', 'bot', 1],
  ['bota', 'botta', 1],
  ['zapatilla', 'sapatila', 2],
  ['zapatilla', 'remera', 3],
  ['', 'ab', 2],
])('U22 from %s to %s it is %i slips, three meaning too many', (one, other, slips) => {
  expect(editDistance(one, other, 2)).toBe(slips)
})

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [40, 2],
])('U22 a word of %i letters is forgiven %i slips', (length, slips) => {
  expect(allowedEdits(length)).toBe(slips)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 })

test('U22 slips count the same both ways, and never more than the longer word has letters', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = editDistance(one, other, 9)
      expect(editDistance(other, one, 9)).toBe(slips)
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(slips === 0).toBe(one === other)
      // A lower limit only stops earlier.
      expect(editDistance(one, other, 2)).toBe(Math.min(slips, 3))
    }),
  )
})

test.each([
  ['zapatilla', 'sapatila'],
  ['bota', 'vota'],
  ['gergo', 'jergo'],
  ['chaqueta', 'chaketa'],
  ['hebilla', 'ebila'],
])('U22 %s sounds like %s', (one, other) => {
  expect(soundOf(other)).toBe(soundOf(one))
})
