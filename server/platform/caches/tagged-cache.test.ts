import { expect, test } from 'vitest'
import { changeLog, type Tags } from './change-log.ts'
import { taggedCache } from './tagged-cache.ts'

const tags = (...names: string[]): Tags => new Set(names)
const seen = 0
const none = tags()

test('an answer is valid until something it shows changes; what it shows later counts from then', () => {
  let now = 100
  const changes = changeLog({ now: () => now })
  const cache = taggedCache<string>(1000)
  cache.set('a', 'one', { seen: changes.count(), tags: tags('product 1', 'category /a/'), size: 3 })
  changes.add(tags('product 2', 'category /b/'))
  expect(cache.get('a', changes)).toBe('one')
  now = 200
  changes.add(tags('product 1'))
  now = 300
  changes.add(tags('category /a/'))
  expect(cache.get('a', changes)).toBeUndefined()
  expect(cache.find('a', changes)).toMatchObject({ value: 'one', stale: { since: 200, isContent: false } })
  cache.set('a', 'two', { seen: changes.count(), tags: tags('product 1'), size: 3 })
  expect(cache.get('a', changes)).toBe('two')
  changes.add('all')
  expect(cache.get('a', changes)).toBeUndefined()
})

test('an answer that was computed while something changed is outdated from the start', () => {
  const changes = changeLog({ now: () => 1 })
  const cache = taggedCache<string>(1000)
  const before = changes.count()
  changes.add(tags('product 1'))
  cache.set('a', 'one', { seen: before, tags: tags('product 1'), size: 3 })
  expect(cache.get('a', changes)).toBeUndefined()
})

test('a change of content counts more than one of a product, also when it comes later', () => {
  const changes = changeLog({ now: () => 1 })
  const cache = taggedCache<string>(1000)
  cache.set('a', 'one', { seen, tags: tags('product 1'), size: 3 })
  changes.add(tags('product 1'))
  expect(cache.find('a', changes)?.stale?.isContent).toBe(false)
  changes.add('content')
  expect(cache.find('a', changes)?.stale?.isContent).toBe(true)
})

test('after more changes than are remembered an answer counts as outdated', () => {
  const changes = changeLog({ now: () => 1 })
  const cache = taggedCache<string>(1000)
  cache.set('a', 'one', { seen, tags: none, size: 3 })
  for (let n = 0; n < 4096; n++) changes.add(tags(`product ${n}`))
  expect(cache.get('a', changes)).toBe('one')
  cache.set('b', 'one', { seen, tags: none, size: 3 })
  changes.add(tags('product 1'))
  expect(cache.get('b', changes)).toBeUndefined()
})

test('repeated requests stay cached through a flood of one-time requests, and the size is never exceeded', () => {
  const changes = changeLog()
  const cache = taggedCache<number>(10_000)
  cache.set('again', 0, { seen, tags: none, size: 500 })
  cache.get('again', changes)
  for (let n = 0; n < 1000; n++) {
    cache.set(`once ${n}`, n, { seen, tags: none, size: 500 })
    expect(cache.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect(cache.get('again', changes)).toBe(0)
  expect([cache.get('once 0', changes), cache.get('once 999', changes)]).toEqual([undefined, 999])
})

test('among protected entries the least recently used is evicted first; an entry larger than the cache is not stored', () => {
  const changes = changeLog()
  const cache = taggedCache<number>(4000)
  for (const key of ['a', 'b', 'c', 'd']) {
    cache.set(key, 1, { seen, tags: none, size: 900 })
    cache.get(key, changes)
  }
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, changes))).toEqual([undefined, 1, 1, 1])
  cache.set('large', 1, { seen, tags: none, size: 5000 })
  expect(cache.get('large', changes)).toBeUndefined()
})
