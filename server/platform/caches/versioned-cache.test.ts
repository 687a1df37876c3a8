import { expect, test } from 'vitest'
import { versionedCache } from './versioned-cache.ts'

test('an answer is found under its version only, and replaced by the next one', () => {
  const cache = versionedCache<string>(1000)
  cache.set('a', 1, 'one', 3)
  expect([cache.get('a', 1), cache.get('a', 1), cache.get('a', 2)]).toEqual(['one', 'one', undefined])
  expect(cache.peek('a')).toBe('one')
  cache.set('a', 2, 'two', 3)
  expect([cache.get('a', 1), cache.get('a', 2), cache.peek('a')]).toEqual([undefined, 'two', 'two'])
})

test('repeated requests stay cached through a flood of one-time requests, and the size is never exceeded', () => {
  const cache = versionedCache<number>(10_000)
  cache.set('again', 1, 0, 500)
  cache.get('again', 1)
  for (let n = 0; n < 1000; n++) {
    cache.set(`once ${n}`, 1, n, 500)
    expect(cache.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect(cache.get('again', 1)).toBe(0)
  expect([cache.get('once 0', 1), cache.get('once 999', 1)]).toEqual([undefined, 999])
})

test('among protected entries the least recently used is evicted first; an entry larger than the cache is not stored', () => {
  const cache = versionedCache<number>(4000)
  for (const key of ['a', 'b', 'c', 'd']) {
    cache.set(key, 1, 1, 900)
    cache.get(key, 1)
  }
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, 1))).toEqual([undefined, 1, 1, 1])
  cache.set('large', 1, 1, 5000)
  expect(cache.get('large', 1)).toBeUndefined()
})
