import { expect, test } from 'vitest'
import { boundOf, isVisited, noTimes, percentile95, slotOf, timeBounds } from './route-times.ts'

const counts = (...given: readonly (readonly [ms: number, count: number])[]) => {
  const all = noTimes()
  for (const [ms, count] of given) all[boundOf(ms)]! += count
  return all
}

test.each([
  ['nothing was asked', [], 0],
  ['one answer in up to 10 ms', [[4, 1]], 10],
  ['all between 50 and 100 ms', [[80, 100]], 98],
  [
    'a slow one among twenty',
    [
      [80, 19],
      [900, 1],
    ],
    100,
  ],
  [
    'two slow ones among twenty',
    [
      [80, 18],
      [900, 2],
    ],
    875,
  ],
  ['all slower than is counted', [[60_000, 3]], 5000],
] as const)('OP-078 the p95 when %s', (_when, given, expected) => {
  expect(percentile95(counts(...given))).toBe(expected)
})

test.each([
  [0, 0],
  [10, 0],
  [10.1, 1],
  [5000, timeBounds.length - 1],
  [5001, timeBounds.length],
])('OP-078 %d ms are counted in place %d', (ms, at) => {
  expect(boundOf(ms)).toBe(at)
})

test('OP-078 times are kept by five minutes, and of what visitors wait for', () => {
  expect(slotOf(new Date('2026-11-19T17:38:59.9Z')).toISOString()).toBe('2026-11-19T17:35:00.000Z')
  expect(['page category', '/api/checkout/place', '/img/*'].filter(isVisited)).toHaveLength(3)
  expect(['/desk/api/today', '/desk', '/metrics', '/ready'].filter(isVisited)).toEqual([])
})
