import { expect, test } from 'vitest'
import { readAmount, readPasted } from './pasted-column.ts'

test.each([
  ['45990', 45_990],
  ['45.990', 45_990],
  ['$ 45.990,50', 45_990.5],
  ['45,990.5', 45_990.5],
  ['1.045.990', 1_045_990],
  ['45.9', 45.9],
  ['0', 0],
  ['-5', undefined],
  ['45.99.', undefined],
  ['mucho', undefined],
  ['', undefined],
])('OP-078 %s pasted from a spreadsheet is %s', (text, expected) => {
  expect(readAmount(text)).toBe(expected)
})

test('OP-078 a column is read by sku; its heading is skipped, what cannot be read is named, and the last line of a sku counts', () => {
  const text = 'sku\tprecio\nzm0001\t45.990\r\n\nZM0002;\nZM0003\tpronto\nZM0001\t39.990\n'
  expect(readPasted(text)).toEqual({ values: { ZM0001: 39_990, ZM0002: null }, faults: ['ZM0003\tpronto'] })
})
