import { expect, test } from 'vitest'
import { homeKeyOf } from './load-home.ts'
import { homeSegments } from './segments.ts'

test('HOME-07 OP-035 a tab leads to the home of its segment, or where it says', () => {
  expect(
    homeSegments([
      { label: 'Inicio', desktop_url: '/' },
      { label: 'Mujer', desktop_url: '/mujer/' },
      { label: 'Ofertas', desktop_url: '/precio-especial/' },
    ]),
  ).toEqual([
    { label: 'Inicio', key: 'home', to: '/' },
    { label: 'Mujer', key: 'mujer', to: '/?key=mujer' },
    { label: 'Ofertas', key: undefined, to: '/precio-especial/' },
  ])
})

test.each([
  ['', 'home'],
  ['?key=hombre', 'hombre'],
  ['?key=otra', 'home'],
  ['?key=__proto__', 'home'],
])('OP-035 the home of %j is %s', (search, key) => {
  expect(homeKeyOf(new URLSearchParams(search))).toBe(key)
})
