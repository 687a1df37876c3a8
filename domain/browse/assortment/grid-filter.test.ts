import { expect, test } from 'vitest'
import { searchPatterns } from './grid-filter.ts'

test.each([
  ['Relámpago', 'zapatillas relampago', false],
  ['Relámpago', 'relampago', true],
  ['NIÑO', 'nino', true],
  ['Nino', 'Niño', true],
  ['50% lino (crudo)', '50% (crudo)', true],
  ['Remera', 'r.mera', false],
  ['Remera', '', true],
])('OP-078 the name %s searched by %s: %s', (name, text, expected) => {
  expect(searchPatterns(text).every((pattern) => new RegExp(pattern).test(name))).toBe(expected)
})
