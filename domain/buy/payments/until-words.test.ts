import { expect, test } from 'vitest'
import { dayAndHour, untilWords } from './until-words.ts'

const argentina = 'America/Argentina/Buenos_Aires'
const chile = 'America/Santiago'
const colombia = 'America/Bogota'

test.each([
  // until, seen at → what follows 'hasta'
  [argentina, '2026-11-19T13:20:00Z', '2026-11-19T12:20:00Z', 'las 10:20'],
  [argentina, '2026-11-19T04:05:00Z', '2026-11-19T03:30:00Z', 'la 1:05'],
  [argentina, '2026-11-19T13:05:00Z', '2026-11-19T12:30:00Z', 'las 10:05'],
  // An hour across midnight of the store, the same day in UTC.
  [argentina, '2026-11-19T03:10:00Z', '2026-11-19T02:10:00Z', 'el jueves 19 de noviembre a las 0:10'],
  [colombia, '2026-11-19T03:10:00Z', '2026-11-19T02:10:00Z', 'las 22:10'],
  [chile, '2026-11-21T13:20:00Z', '2026-11-19T13:20:00Z', 'el sábado 21 de noviembre a las 10:20'],
])('in %s, until %s, read at %s: hasta %4$s', (zone, until, now, words) => {
  expect(untilWords(zone, new Date(until), new Date(now))).toBe(words)
})

test('a mail names the day, because it may be read on another', () => {
  expect(dayAndHour(chile, new Date('2026-11-19T13:20:00Z'))).toBe('el jueves 19 de noviembre a las 10:20')
})
