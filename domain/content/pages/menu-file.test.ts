import { expect, test } from 'vitest'
import { faultText } from '../documents/fault.ts'
import { readMenu } from './menu-file.ts'

const mujer = { label: 'Mujer', url: '/mujer/' }

test.each<[string, 'tree' | 'segment', unknown, string[]]>([
  ['nothing', 'segment', [], []],
  ['one entry', 'segment', [mujer], []],
  ['an entry below another', 'tree', [{ ...mujer, children: [{ label: 'Botas', url: '/mujer/botas/' }] }], []],
  ['no list', 'tree', { Mujer: '/mujer/' }, ['tree must be a list of entries']],
  ['a text in place of an entry', 'tree', ['Mujer'], ['tree[0] is no entry: {"label": …, "url": …}']],
  [
    'a level in a flat menu',
    'segment',
    [{ ...mujer, children: [mujer] }],
    ['segment[0].children: the menu segment has no levels'],
  ],
  ['a field nobody knows', 'tree', [{ ...mujer, icon: 'x' }], ['tree[0] has an unknown field "icon"']],
  [
    'another host',
    'tree',
    [{ ...mujer, url: '//evil.example' }],
    ['tree[0].url must be a page of the shop such as /mujer/'],
  ],
  [
    'a script',
    'tree',
    [{ ...mujer, url: 'javascript:alert(1)' }],
    ['tree[0].url must be a page of the shop such as /mujer/'],
  ],
  [
    'markup in a label',
    'tree',
    [{ ...mujer, label: '<b>Mujer' }],
    ['tree[0].label must be 1 to 40 characters in one line, without < and >'],
  ],
  ['one label twice', 'tree', [mujer, mujer], ['tree has "Mujer" twice']],
  [
    'too many',
    'segment',
    Array.from({ length: 13 }, (_, at) => ({ ...mujer, label: `M${at}` })),
    ['the menu segment has 13 entries, of 12 at most'],
  ],
])('a menu of %s', (_, menu, value, faults) => {
  const read = readMenu(menu, value)
  expect('faults' in read ? read.faults.map(faultText) : []).toEqual(faults)
})

test('entries are returned trimmed, each with its children', () => {
  expect(readMenu('tree', [{ label: ' Mujer ', url: '/mujer/' }])).toEqual({ entries: [{ ...mujer, children: [] }] })
})
