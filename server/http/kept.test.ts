import { expect, test } from 'vitest'
import { keptAnswers } from './kept.ts'

test('an answer is given again under its version and forgotten under another', () => {
  const kept = keptAnswers<string>(1000)
  kept.put('a', 1, 'one', 3)
  expect([kept.get('a', 1), kept.get('a', 2), kept.get('a', 1)]).toEqual(['one', undefined, undefined])
})

test('what was asked for last stays when room is short, and the room is never exceeded', () => {
  const kept = keptAnswers<number>(100)
  kept.put('a', 1, 1, 40)
  kept.put('b', 1, 2, 40)
  kept.get('a', 1)
  kept.put('c', 1, 3, 40)
  expect([kept.get('a', 1), kept.get('b', 1), kept.get('c', 1)]).toEqual([1, undefined, 3])
  kept.put('d', 1, 4, 500)
  expect(kept.get('d', 1)).toBeUndefined()
  expect(kept.bytes()).toBeLessThanOrEqual(100)
})
