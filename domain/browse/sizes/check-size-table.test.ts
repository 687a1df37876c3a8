import { expect, test } from 'vitest'
import { faultsOfSizeTable, hintsOfSizeTable, sizeTableLimits, type SizeTableDraft } from './check-size-table.ts'

const table: SizeTableDraft = {
  name: 'Calzado de mujer',
  kind: 'calzado',
  gender: 'mujer',
  columns: ['AR', 'EU', 'Pie (cm)'],
  rows: [
    ['36', '37', '23'],
    ['37', '38', '23,5'],
    ['38', '39', ''],
  ],
}
const long = 'x'.repeat(sizeTableLimits.cell + 1)

test.each<[string, Partial<SizeTableDraft>, Record<string, string>]>([
  ['as it is', {}, {}],
  ['without a name', { name: ' ' }, { name: 'empty' }],
  ['two columns alike', { columns: ['AR', 'EU', 'ar '] }, { 'columns.2': 'twice' }],
  ['a heading that is empty', { columns: ['AR', '', 'cm'] }, { 'columns.1': 'empty' }],
  ['no rows', { rows: [] }, { rows: 'no_rows' }],
  ['a size twice', { rows: [table.rows[0]!, table.rows[1]!, ['36', '1', '2']] }, { 'rows.2.0': 'twice' }],
  ['a row without its size', { rows: [['', '37', '23']] }, { 'rows.0.0': 'empty' }],
  ['a row that is too short', { rows: [['36', '37']] }, { 'rows.0': 'wrong_length' }],
  ['a cell that is too long', { rows: [['36', long, '']] }, { 'rows.0.1': 'too_long' }],
  ['a character that cannot be seen', { rows: [['36', '3\u200b7', '']] }, { 'rows.0.1': 'hidden_character' }],
  [
    'more rows than fit',
    { rows: Array.from({ length: sizeTableLimits.rows + 1 }, (_, at) => [String(at), '', '']) },
    { rows: 'too_many_rows' },
  ],
])('OP-040 a size table: %s', (_, change, expected) => {
  expect(faultsOfSizeTable({ ...table, ...change })).toEqual(expected)
})

test.each<[string, string[], string[], unknown[]]>([
  ['no gaps', ['36', '37', '38'], ['36', '38'], []],
  ['a size between two is missing', ['36', '37', '39'], [], [{ kind: 'gap', after: '37', before: '39' }]],
  ['half sizes are no gap', ['36', '36,5', '37'], [], []],
  ['out of order', ['37', '36'], [], [{ kind: 'not_in_order', size: '36' }]],
  ['letters have no gaps', ['XS', 'M', 'L'], [], []],
  ['sold and not in it', ['36', '37'], ['37', '41', 'U'], [{ kind: 'sold_without_row', sizes: ['41', 'U'] }]],
])('OP-040 what is probably forgotten: %s', (_, sizes, sold, expected) => {
  expect(hintsOfSizeTable({ columns: ['AR'], rows: sizes.map((size) => [size]) }, sold)).toEqual(expected)
})

test('OP-040 a size that stands in another column than the first is in the table; a measure is no size', () => {
  const trousers = { columns: ['Número', 'Letra', 'Cintura (cm)'], rows: [['38', 'M', '40']] }
  expect(hintsOfSizeTable(trousers, ['m', '40'])).toEqual([{ kind: 'sold_without_row', sizes: ['40'] }])
  expect(hintsOfSizeTable(table, [])).toEqual([{ kind: 'empty_cells', count: 1 }])
})
