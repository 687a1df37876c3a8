import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardCell, unguardCell } from './formula-guard.ts'

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+541145678901', "'+541145678901"],
  ['-20 %', "'-20 %"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ["'Tis", "'Tis"],
  ['Zapatilla = Brisa', 'Zapatilla = Brisa'],
  ['', ''],
])('S20 the cell %j is written as %j', (cell, written) => {
  expect(guardCell(cell)).toBe(written)
  expect(unguardCell(written)).toBe(cell)
})

test('S20 no cell begins a formula, and each is read as it was', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^['=+\-@\t\ra]*$/), (cell) => {
      expect(guardCell(cell)).not.toMatch(/^[=+\-@\t\r]/)
      expect(unguardCell(guardCell(cell))).toBe(cell)
    }),
  )
})
