import { expect, test } from 'vitest'
import { compareBodies, type Difference } from './compare-bodies.ts'

const tile = (name: string, link = '/x/') => ({ name, link, image: '/img/x.jpg' })

test.each<[string, unknown, unknown, Difference[]]>([
  ['nothing', { title: 'A', tiles: [tile('1')] }, { title: 'A', tiles: [tile('1')] }, []],
  ['no list and an empty one', { top: [] }, {}, []],
  ['a first version', null, { tiles: [tile('1')] }, [{ kind: 'added', part: 'tiles', name: '1' }]],
  [
    'the title',
    { title: 'A' },
    { title: 'B' },
    [{ kind: 'changed', part: '', name: null, field: 'title', before: 'A', after: 'B' }],
  ],
  [
    'one more and one less',
    { tiles: [tile('1'), tile('2')] },
    { tiles: [tile('2'), tile('3')] },
    [
      { kind: 'removed', part: 'tiles', name: '1' },
      { kind: 'added', part: 'tiles', name: '3' },
    ],
  ],
  [
    'the order',
    { tiles: [tile('1'), tile('2')] },
    { tiles: [tile('2'), tile('1')] },
    [
      { kind: 'moved', part: 'tiles', name: '2' },
      { kind: 'moved', part: 'tiles', name: '1' },
    ],
  ],
  [
    'a link of an entry below another',
    { entries: [{ label: 'Mujer', url: '/mujer/', children: [{ label: 'Botas', url: '/a/', children: [] }] }] },
    { entries: [{ label: 'Mujer', url: '/mujer/', children: [{ label: 'Botas', url: '/b/', children: [] }] }] },
    [{ kind: 'changed', part: 'children', name: 'Botas', field: 'url', before: '/a/', after: '/b/' }],
  ],
  [
    'a line of a text',
    { html: '<p>uno</p>\n<p>dos</p>' },
    { html: '<p>uno</p>\n<p>tres</p>' },
    [{ kind: 'changed', part: '', name: null, field: 'html', before: '<p>dos</p>', after: '<p>tres</p>' }],
  ],
])('two versions differ in %s', (_, before, after, differences) => {
  expect(compareBodies(before, after)).toEqual(differences)
})
