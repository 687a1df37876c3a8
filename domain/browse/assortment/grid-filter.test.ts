import { expect, test } from 'vitest'
import { searchWords } from './grid-filter.ts'

test.each([
  ['Relámpago', ['relampago']],
  ['  Niño Ñandú ', ['nino', 'nandu']],
  ["50% lino (crudo) & 'x'", ['50', 'lino', 'crudo', 'x']],
  ['ZM0001-38', ['zm0001', '38']],
  ['%%', []],
])('OP-078 %s searches for words that begin with %j', (text, expected) => {
  expect(searchWords(text)).toEqual(expected)
})
