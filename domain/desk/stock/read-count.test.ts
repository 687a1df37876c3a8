import { expect, test } from 'vitest'
import { readCount } from './read-count.ts'

test.each([
  ['ZM0001-38;5', [['ZM0001-38', 5]]],
  [
    'sku;cantidad\r\nzm0001-38\t5\r\n\r\nBT0001-37, 0\r\n',
    [
      ['ZM0001-38', 5],
      ['BT0001-37', 0],
    ],
  ],
  ['ZM0001-38 12', [['ZM0001-38', 12]]],
])('a pasted count %j', (text, expected) => {
  const { lines, faults } = readCount(text)
  expect(lines.map(({ code, counted }) => [code, counted])).toEqual(expected)
  expect(faults).toEqual([])
})

test.each([
  ['ZM0001-38', 'no es un SKU y una cantidad'],
  ['ZM0001-38;5;6', 'no es un SKU y una cantidad'],
  ['ZM0001-38;-1', 'la cantidad tiene que ser un número entero desde 0'],
  ['ZM0001-38;1.5', 'la cantidad tiene que ser un número entero desde 0'],
  ['ZM0001-38;1000001', 'la cantidad tiene que ser un número entero desde 0'],
])('%j is a fault of its line', (text, reason) => {
  expect(readCount(`BT0001-37;1\n${text}`).faults).toMatchObject([{ line: 2, reason: { es: reason } }])
})

test('a SKU that is there twice is a fault: nobody knows which was meant', () => {
  const { lines, faults } = readCount('A-1;1\na-1;2')
  expect([lines.length, faults.map(({ line }) => line)]).toEqual([1, [2]])
})
