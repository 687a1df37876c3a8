import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvReader, csvRecords, delimiterOf, type Delimiter } from './csv.ts'
import { longestRow } from './row.ts'

const cellsOf = (text: string, delimiter: Delimiter = ',') => {
  const reader = csvRecords(delimiter)
  return [...reader.push(text), ...reader.end()].map(({ cells, fault }) => fault ?? cells)
}

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  ['"a,b","c\nd","e""f"\n', [['a,b', 'c\nd', 'e"f']]],
  ['"",\n', [['', '']]],
  ['a,,\n', [['a', '', '']]],
  ['\n\na\n\n', [['a']]],
  [' a , b \n', [[' a ', ' b ']]],
  ['=1+1,+2,-3,@x\n', [['=1+1', '+2', '-3', '@x']]],
  ['5" alto,x\n', [['5" alto', 'x']]],
  ['"a"b,c\nd,e\n', ['there is text after the closing quote of cell 1', ['d', 'e']]],
  ['a,"b\nc', ['a quote is opened and never closed']],
  ['ñandú,👟\n', [['ñandú', '👟']]],
])('RFC 4180: %j', (text, records) => {
  expect(cellsOf(text)).toEqual(records)
})

test('a line is named where it begins, also after cells of several lines', () => {
  const reader = csvReader(',')
  const rows = [...reader.push('id,note\n1,"a\nb\nc"\r\n2,x,y\n"3"x,y\n\n4,z\n'), ...reader.end()]
  expect(rows).toEqual([
    { line: 2, fields: { id: '1', note: 'a\nb\nc' } },
    { line: 5, fault: 'it has 3 cells, the header has 2' },
    { line: 6, fault: 'there is text after the closing quote of cell 1' },
    { line: 8, fields: { id: '4', note: 'z' } },
  ])
})

test('columns are known by their names, however they are written', () => {
  const reader = csvReader('\t')
  expect([...reader.push('g:ID\tImage Link\tsale-price\n1\t2\t3\n')]).toEqual([
    { line: 2, fields: { id: '1', image_link: '2', sale_price: '3' } },
  ])
})

test.each([
  ['id,title', ','],
  ['id;title;price', ';'],
  ['id\ttitle', '\t'],
  ['id', '\t'],
  ['id;a, b;c', ';'],
])('the delimiter of %j is %j', (header, delimiter) => {
  expect(delimiterOf(header)).toBe(delimiter)
})

test('a quote that is never closed does not pull the file into memory', () => {
  const reader = csvReader(',')
  reader.push('id,b\n1,2\n"')
  for (let size = 0; size <= longestRow; size += 100_000) reader.push('x'.repeat(100_000))
  expect(reader.broken()).toMatchObject({ line: 3, message: expect.stringContaining('quote may be missing') })
})

const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'a', '=') }))

test('what is written is read again letter by letter, in pieces of any length', () => {
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }))
  const delimiters = fc.constantFrom<Delimiter>(',', ';', '\t')
  fc.assert(
    fc.property(table, delimiters, fc.integer({ min: 1, max: 9 }), (rows, delimiter, step) => {
      const text = rows.map((row) => csvLine(row, delimiter)).join('')
      const reader = csvRecords(delimiter)
      const read = []
      for (let at = 0; at < text.length; at += step) read.push(...reader.push(text.slice(at, at + step)))
      read.push(...reader.end())
      // A row of one empty cell is written so that it is not taken for an empty line, and read as one.
      const wanted = rows.filter((row) => row.length > 1 || row[0] !== '')
      expect(read.map(({ cells }) => cells)).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
})
