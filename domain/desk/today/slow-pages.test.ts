import { expect, test } from 'vitest'
import { boundOf, noTimes } from '#domain/platform/health/route-times.ts'
import { slowestOf } from './slow-pages.ts'

const all = (ms: number, count: number) => noTimes().with(boundOf(ms), count)

test('OP-078 the slowest first, and only what was asked for often enough', () => {
  const found = slowestOf([
    { route: 'page home', counts: all(40, 1000) },
    { route: 'page product', counts: all(700, 20) },
    { route: '/api/checkout/place', counts: all(4000, 19) },
    { route: 'page category', counts: all(500, 30) },
  ])
  expect(found.map(({ route, count, slow }) => [route, count, slow])).toEqual([
    ['page product', 20, 20],
    ['page category', 30, 0],
    ['page home', 1000, 0],
  ])
})

test('OP-078 a list that one reads at once', () => {
  const routes = Array.from({ length: 50 }, (_, at) => ({ route: `page ${at}`, counts: all(100, 30) }))
  expect(slowestOf(routes)).toHaveLength(20)
})
