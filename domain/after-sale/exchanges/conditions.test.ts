import { expect, test } from 'vitest'
import {
  assumedCondition,
  goesBackToStock,
  isReturnPhoto,
  maxReturnPhotoBytes,
  returnConditions,
} from './conditions.ts'

test('OP-078 only what came back sound is sold again as new', () => {
  expect(returnConditions.filter((condition) => goesBackToStock(condition))).toEqual(['sound'])
})

test.each([
  ['defect', 'faulty'],
  ['size_small', 'sound'],
  ['', 'sound'],
])('OP-078 what its shopper gave the reason "%s" is assumed to be %s', (reason, condition) => {
  expect(assumedCondition(reason)).toBe(condition)
})

const jpeg = [0xff, 0xd8, 0xff]
test.each([
  ['a photograph', jpeg, 100, true],
  ['one that is too heavy', jpeg, maxReturnPhotoBytes + 1, false],
  ['a page with a script', Array.from('<html>', (sign) => sign.charCodeAt(0)), 100, false],
  ['a drawing', Array.from('<svg xmlns', (sign) => sign.charCodeAt(0)), 100, false],
])('OP-078 S25 %s', (_title, beginning, length, expected) => {
  const bytes = new Uint8Array(length)
  bytes.set(beginning.slice(0, length))
  expect(isReturnPhoto(bytes)).toBe(expected)
})
