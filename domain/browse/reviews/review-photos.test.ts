import { expect, test } from 'vitest'
import { isReviewPhoto, photosFault } from './review-photos.ts'

const megabytes = (...many: number[]) => many.map((size) => ({ size: size * 1024 * 1024 }))

test.each([
  [[], undefined],
  [megabytes(8, 8, 8), undefined],
  [megabytes(1, 1, 1, 1), 'Elige hasta 3 fotos.'],
  [megabytes(1, 8.1), 'La foto 2 pesa más de 8 MB: elige una más liviana.'],
])('photographs by number and weight: %j', (files, fault) => {
  expect(photosFault(files, 'cl')).toBe(fault)
})

test.each([
  ['\xff\xd8\xff\xe0', true],
  ['\x89PNG\r\n\x1a\n', true],
  ['RIFF....WEBP', true],
  ['\0\0\0\x1cftypavif\0\0\0\0avif', false],
  ['GIF89a', false],
  ['<svg', false],
  ['', false],
])('%j is a photograph that a review may have: %s', (bytes, isOne) => {
  expect(isReviewPhoto(Buffer.from(bytes, 'latin1'))).toBe(isOne)
})
