import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, type Delimiter } from '#domain/operations/feeds/csv-line.ts'
import { maxRowLength } from '#domain/operations/feeds/row.ts'
import { csvRecords, csvRows, delimiterOf } from './csv-rows.ts'

const inPieces = (text: string, step: number) =>
  Array.from({ length: Math.ceil(text.length / step) }, (_, at) => text.slice(at * step, (at + 1) * step))

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
  [
    '"a"b,c\nd,e\n',
    [
      ['"a"b', 'c'],
      ['d', 'e'],
    ],
  ],
  ['ñandú,👟\n', [['ñandú', '👟']]],
])('RFC 4180: %j', async (text, records) => {
  const read = await Array.fromAsync(csvRecords([text], ','))
  expect(read.map(({ cells }) => cells)).toEqual(records)
})

test('a line is named where it begins, also after cells of several lines', async () => {
  const text = 'id,note\n1,"a\nb\r\nc"\r\n2,x,y\n"3"x,y\n\n4,z\n'
  expect(await Array.fromAsync(csvRows([text], ','))).toEqual([
    { line: 2, fields: { id: '1', note: 'a\nb\r\nc' } },
    { line: 5, fault: 'it has 3 cells, the header has 2' },
    { line: 6, fields: { id: '"3"x', note: 'y' } },
    { line: 8, fields: { id: '4', note: 'z' } },
  ])
})

test('columns are known by their names, however they are written', async () => {
  expect(await Array.fromAsync(csvRows(['g:ID\tImage Link\tsale-price\n1\t2\t3\n'], '\t'))).toEqual([
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

test('a quote that is never closed ends the reading where its row begins', async () => {
  const rows = csvRows(['id,b\n1,2\n3,"x\n4,y\n'], ',')
  expect(await rows.next()).toMatchObject({ value: { line: 2 } })
  await expect(rows.next()).rejects.toMatchObject({ line: 3, message: expect.stringContaining('never closed') })
})

test('a quote that is never closed does not pull the file into memory', async () => {
  let given = 0
  function* endless() {
    yield 'id,b\n1,2\n"'
    for (; ; given += 100_000) yield 'x'.repeat(100_000)
  }
  const rows = csvRows(endless(), ',')
  await rows.next()
  await expect(rows.next()).rejects.toMatchObject({ line: 3, message: expect.stringContaining('quote may be missing') })
  expect(given).toBeLessThan(maxRowLength * 4)
})

test('a source that fails says why', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield 'id,b\n'
    throw new Error('the disk is gone')
  }
  await expect(Array.fromAsync(csvRows(failing(), ','))).rejects.toThrow('the disk is gone')
})

const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'a', '=') }))

test('what is written is read again letter by letter, in pieces of any length', async () => {
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }))
  const delimiters = fc.constantFrom<Delimiter>(',', ';', '\t')
  await fc.assert(
    fc.asyncProperty(table, delimiters, fc.integer({ min: 1, max: 9 }), async (rows, delimiter, step) => {
      const text = rows.map((row) => csvLine(row, delimiter)).join('')
      const read = await Array.fromAsync(csvRecords(inPieces(text, step), delimiter))
      // A row of one empty cell is written so that it is not taken for an empty line, and read as one.
      const wanted = rows.filter((row) => row.length > 1 || row[0] !== '')
      expect(read.map(({ cells }) => cells)).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
})
