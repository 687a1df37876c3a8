import { expect, test } from 'vitest'
import { favouritesToAdd } from './guest-favourites.ts'
import { priceFall } from './wishlist-rules.ts'

test.each([
  ['cheaper', 30_000, 25_000, 5000],
  ['the same', 30_000, 30_000, null],
  ['dearer', 30_000, 31_000, null],
  ['unknown', null, 25_000, null],
])('WISH-01 a favourite that is %s since it was added', (_, whenAdded, now, fall) => {
  expect(priceFall(whenAdded, now)).toBe(fall)
})

test.each([
  ['what is missing, so that the latest comes to stand first', ['C', 'B', 'A'], [], 9, ['A', 'B', 'C']],
  ['what is there stays as it is', ['C', 'B'], ['B'], 9, ['C']],
  ['the latest, when there is no room for all', ['C', 'B', 'A'], ['X'], 3, ['B', 'C']],
  ['none, when it is full', ['C'], ['X', 'Y'], 2, []],
  ['each once', ['C', 'C'], [], 9, ['C']],
])('WISH-06 of a guest’s favourites the account gets %s', (_, ofGuest, ofAccount, max, added) => {
  expect(favouritesToAdd(ofGuest, ofAccount, { max })).toEqual(added)
})
