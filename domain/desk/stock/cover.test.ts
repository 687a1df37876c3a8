import { expect, test } from 'vitest'
import { daysOfCover } from './cover.ts'

test.each([
  [0, 4, 0],
  [4, 4, 28],
  [5, 28, 5],
  [1, 28, 1],
  [1, 29, 0],
  [9, 0, null],
])('a stock of %i that sold %i in four weeks lasts %s days', (stock, sold, days) => {
  expect(daysOfCover(stock, sold)).toBe(days)
})
