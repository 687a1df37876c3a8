import { afterEach, expect, test, vi } from 'vitest'
import { recentList } from './recent-list.ts'

afterEach(() => vi.unstubAllGlobals())

function device(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

test('the latest is first, without duplicates, up to a maximum, separately for each country', () => {
  device()
  const words = recentList({ name: 'words', maxLength: 3, isSame })
  for (const word of ['uno', 'dos', 'Tres', 'tres', 'cuatro']) words.add('ar', word)
  expect(words.all('ar')).toEqual(['cuatro', 'tres', 'dos'])
  expect(words.all('cl')).toEqual([])
  words.clear('ar')
  expect(words.all('ar')).toEqual([])
})

test.each([['not json'], ['{"a":1}'], ['null']])('a list stored as %s is empty', (initial) => {
  device({ 'shop-ar:words': initial })
  expect(recentList({ name: 'words', maxLength: 3 }).all('ar')).toEqual([])
})

test('entries that are not strings are left out', () => {
  device({ 'shop-ar:words': '["a",1,null,"b"]' })
  expect(recentList({ name: 'words', maxLength: 3 }).all('ar')).toEqual(['a', 'b'])
})

test('blocked storage is not an error', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const words = recentList({ name: 'words', maxLength: 3 })
  words.add('ar', 'uno')
  expect(words.all('ar')).toEqual([])
})
