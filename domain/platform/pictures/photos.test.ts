import { expect, test } from 'vitest'
import { nextAttemptAt, photoTypeOf } from './photos.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0 a JPEG', 'jpeg'],
  ['\x89PNG\r\n\x1a\n a PNG', 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', undefined],
  ['\0\0\0\x10ftypisom\0\0\0\0 and avif later', undefined],
  ['RIFF\x10\0\0\0WAVEfmt ', undefined],
  ['GIF89a', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', undefined],
  ['<!doctype html>', undefined],
  ['%PDF-1.7', undefined],
  ['', undefined],
])('S25 a file that begins with %j is %s', (beginning, type) => {
  expect(photoTypeOf(bytes(beginning))).toBe(type)
})

test('a failed photograph is tried again later and later, and then given up', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const pauses = [1, 2, 3, 4, 5, 6].map((attempts) => nextAttemptAt(attempts, now)!.getTime() - now.getTime())
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBe(120_000)
  expect(nextAttemptAt(7, now)).toBeUndefined()
})
