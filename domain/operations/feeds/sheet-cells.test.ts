import { expect, test } from 'vitest'
import { cellText, columnAt, dayText, isDayFormat, numberText } from './sheet-cells.ts'

test.each([
  ['A1', 0],
  ['Z9', 25],
  ['AA10', 26],
  ['XFD1048576', 16_383],
  ['7', undefined],
  ['A', undefined],
  ['$A$1', undefined],
])('the cell %s is in column %s', (reference, column) => expect(columnAt(reference)).toBe(column))

test.each([
  ['18990', '18990'],
  ['18990.5', '18990.5'],
  ['7.7912345678901E12', '7791234567890.1'],
  ['7791234567890', '7791234567890'],
  ['1234.5600000000001', '1234.56'],
  ['0.1', '0.1'],
  ['12.345', '12.3450'],
  ['1E-3', '0.0010'],
  ['-4', '-4'],
  ['1E300', '1E300'],
  ['2E-7', '0.0000002'],
  ['mucho', 'mucho'],
  ['', ''],
])('the number %s is read as %s', (stored, text) => expect(numberText(stored)).toBe(text))

test.each([
  [14, undefined, true],
  [2, undefined, false],
  [164, 'dd/mm/yyyy', true],
  [165, '[$-409]d-mmm-yy', true],
  [166, '0.00 "de lista y moda"', false],
  [167, '[Red]#,##0', false],
  [168, '#,##0\\d', false],
])('the format %s %s is one of days: %s', (id, code, is) => expect(isDayFormat(id, code)).toBe(is))

test.each([
  ['46345', false, '2026-11-19'],
  ['46345.5', false, '2026-11-19T12:00'],
  ['44883', true, '2026-11-19'],
  ['-1', false, '-1'],
  ['9999999', false, '9999999'],
])('the day %s, counted from 1904: %s, is %s', (stored, from1904, text) => expect(dayText(stored, from1904)).toBe(text))

test('signs that XML cannot hold are read as what they stand for', () => {
  expect(cellText('uno_x000D_dos _x005F_x_ _y')).toBe('uno\rdos _x_ _y')
})
