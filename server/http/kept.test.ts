import { expect, test } from 'vitest'
import { keptAnswers } from './kept.ts'

test('an answer is given again under its version and forgotten under another', () => {
  const kept = keptAnswers<string>(1000)
  kept.put('a', 1, 'one', 3)
  expect([kept.get('a', 1), kept.get('a', 1), kept.get('a', 2), kept.get('a', 1)]).toEqual([
    'one',
    'one',
    undefined,
    undefined,
  ])
})

test('what was asked for again stays through a flood of what is asked for once, and the room is never exceeded', () => {
  const kept = keptAnswers<number>(10_000)
  kept.put('again', 1, 0, 500)
  kept.get('again', 1)
  for (let n = 0; n < 1000; n++) {
    kept.put(`once ${n}`, 1, n, 500)
    expect(kept.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect(kept.get('again', 1)).toBe(0)
  expect([kept.get('once 0', 1), kept.get('once 999', 1)]).toEqual([undefined, 999])
})

test('among what is asked for again, the longest unasked goes first; what is larger than the room is not kept', () => {
  const kept = keptAnswers<number>(4000)
  for (const key of ['a', 'b', 'c', 'd']) {
    kept.put(key, 1, 1, 900)
    kept.get(key, 1)
  }
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key, 1))).toEqual([undefined, 1, 1, 1])
  kept.put('large', 1, 1, 5000)
  expect(kept.get('large', 1)).toBeUndefined()
})
