import { expect, test } from 'vitest'
import { isName, plainName, tidyText, withoutDiacritics } from './names.ts'

test.each([
  ['María José', true],
  ["D'Angelo", true],
  ['O’Higgins', true],
  ['Ñuñez', true],
  ['', false],
  [' Ana', false],
  ['R2D2', false],
  ['Ana-María', false],
  ['<b>', false],
  ['a'.repeat(61), false],
])('VAL-08 %j is a name: %s', (text, isGood) => {
  expect(isName(text)).toBe(isGood)
})

test.each([
  ['  Ana   María ', 'Ana María'],
  ['Ana 👟👍🏽', 'Ana'],
  ['A\u{E000}na', 'Ana'],
  ['Familia 👨‍👩‍👧 🇦🇷', 'Familia'],
  ['Calle 9 #1', 'Calle 9 #1'],
])('VAL-19 %j is tidied to %j', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy)
})

test('VAL-19 VAL-20 accents go, and for plain names everything that is no letter, digit or space', () => {
  expect(withoutDiacritics('Ñandú pingüino')).toBe('Nandu pinguino')
  expect(plainName('José-María  Ñúñez (h)')).toBe('JoseMaria Nunez h')
})
