import { expect, test } from 'vitest'
import { entriesOf, linesOf, placesOf, type MenuLine } from './menu-lines.ts'

const line = (label: string, depth: number): MenuLine => ({ label, url: `/${label}/`, depth })
const entry = (label: string, ...children: unknown[]) => ({ label, url: `/${label}/`, children })

test.each<[string, MenuLine[], unknown, string[]]>([
  ['no lines', [], [], []],
  ['flat ones', [line('a', 0), line('b', 0)], [entry('a'), entry('b')], ['[0]', '[1]']],
  [
    'two levels and back',
    [line('a', 0), line('b', 1), line('c', 1), line('d', 0), line('e', 1)],
    [entry('a', entry('b'), entry('c')), entry('d', entry('e'))],
    ['[0]', '[0].children[0]', '[0].children[1]', '[1]', '[1].children[0]'],
  ],
  ['one that is too deep', [line('a', 2), line('b', 3)], [entry('a', entry('b'))], ['[0]', '[0].children[0]']],
])('%s become entries, each with its place', (_, lines, entries, places) => {
  expect(entriesOf(lines)).toEqual(entries)
  expect(placesOf(lines)).toEqual(places)
  expect(entriesOf(linesOf(entriesOf(lines)))).toEqual(entries)
})
