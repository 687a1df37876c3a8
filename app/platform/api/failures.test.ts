import { expect, test } from 'vitest'
import { fallbackMessage } from '#contract/platform/notices.ts'
import { CallFailure, sentenceOf } from './failures.ts'

test.each([
  new DOMException('Resident credentials are not supported at this time.', 'NotSupportedError'),
  new RangeError('Invalid array length'),
  new CallFailure(500),
  'no error at all',
])('U81 nobody reads the words of a browser: %s', (error) => {
  expect(sentenceOf(error)).toContain(fallbackMessage)
  expect(sentenceOf(error)).not.toMatch(/supported|Invalid/)
})

test('U81 a sentence of the shop is shown as it is', () => {
  expect(sentenceOf(new Error('No hay productos.'))).toBe('No hay productos.')
})
