import { expect, test } from 'vitest'
import { sizeTableLimits } from './check-size-table.ts'
import { withPasted } from './pasted-cells.ts'

const cells = {
  columns: ['AR', 'EU'],
  rows: [
    ['36', '37'],
    ['37', '38'],
  ],
}

test.each<[string, { row: number; column: number }, string, string[][]]>([
  [
    'over what is',
    { row: 0, column: 0 },
    '1\t2\n3\t4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'with lines of Windows and one at the end',
    { row: 0, column: 0 },
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'beyond the last row',
    { row: 1, column: 1 },
    '9\n10',
    [
      ['36', '37'],
      ['37', '9'],
      ['', '10'],
    ],
  ],
  [
    'beyond the last column',
    { row: 0, column: 1 },
    '9\t10\t11',
    [
      ['36', '9'],
      ['37', '38'],
    ],
  ],
])('OP-040 cells are pasted %s', (_, at, text, expected) => {
  expect(withPasted(cells, at, text)).toEqual({ columns: cells.columns, rows: expected })
})

test('OP-040 more than a table holds is not pasted', () => {
  const pasted = withPasted(cells, { row: 1, column: 0 }, `${'x'.repeat(500)}\n`.repeat(500))
  expect(pasted.rows).toHaveLength(sizeTableLimits.rows)
  expect(pasted.rows[1]![0]).toHaveLength(sizeTableLimits.cell)
})
