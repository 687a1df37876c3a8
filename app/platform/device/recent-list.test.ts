import { afterEach, expect, test, vi } from 'vitest'
import { recentList } from './recent-list.ts'

afterEach(() => vi.unstubAllGlobals())

function device(kept: Record<string, string> = {}) {
  const held = new Map(Object.entries(kept))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  })
  return held
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

test('the latest comes first, once, and only so many are kept, each store for itself', () => {
  device()
  const words = recentList({ name: 'words', maxLength: 3, isSame })
  for (const word of ['uno', 'dos', 'Tres', 'tres', 'cuatro']) words.add('ar', word)
  expect(words.all('ar')).toEqual(['cuatro', 'tres', 'dos'])
  expect(words.all('cl')).toEqual([])
  words.clear('ar')
  expect(words.all('ar')).toEqual([])
})

test.each([['not json'], ['{"a":1}'], ['null']])('what is kept as %s is nothing', (kept) => {
  device({ 'vereda-ar:words': kept })
  expect(recentList({ name: 'words', maxLength: 3 }).all('ar')).toEqual([])
})

test('what is no word is left out', () => {
  device({ 'vereda-ar:words': '["a",1,null,"b"]' })
  expect(recentList({ name: 'words', maxLength: 3 }).all('ar')).toEqual(['a', 'b'])
})

test('a device that refuses to keep or to tell is no failure', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const words = recentList({ name: 'words', maxLength: 3 })
  words.add('ar', 'uno')
  expect(words.all('ar')).toEqual([])
})
