import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBackHistory } from './back-history-store.ts'
import { sortingFormulaMs } from '#domain/catalog/sorting-formula.ts'
import { useSortingFormula } from './sorting-formula-store.ts'
import { persistQueries, restoreQueries } from './persisted-queries.ts'
import { persistedKeys, persistedName, persistedStorage, restoreTimeoutMs } from './persisted-storage.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A shelf in memory with the same three verbs. */
function shelfOf(content: Record<string, string> = {}) {
  const held = new Map(Object.entries(content))
  const shelf = {
    get: async (name: string) => held.get(name),
    set: async (name: string, value: string) => void held.set(name, value),
    del: async (name: string) => void held.delete(name),
  }
  return {
    held,
    storage: persistedStorage(
      async () => shelf,
      () => {},
    ),
  }
}

test('STATE-05 seven things outlive a visit, and each store keeps its own', () => {
  expect(persistedKeys).toEqual([
    'cart',
    'floatingCart',
    'customer',
    'wishlist',
    'lastUrl',
    'sortingFormula',
    'cityRegion',
  ])
  expect(persistedName('ar', 'cart')).not.toBe(persistedName('cl', 'cart'))
})

test('STATE-06 STATE-07 a device that does not answer in 5000 ms is given up on, and the message names the key', async () => {
  const said: string[] = []
  const silent = { get: () => new Promise<never>(() => {}), set: async () => {}, del: async () => {} }
  const reading = persistedStorage(
    async () => silent,
    (message) => said.push(message),
  ).getItem(persistedName('ar', 'wishlist'))
  await vi.advanceTimersByTimeAsync(restoreTimeoutMs - 1)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await reading).toBeNull()
  expect(said).toEqual([expect.stringContaining('wishlist')])
  expect(restoreTimeoutMs).toBe(5000)
})

test('a device that refuses to read or write costs the memories, not the shop', async () => {
  const refusing = () => Promise.reject(new Error('blocked'))
  const storage = persistedStorage(refusing, () => {})
  expect(await storage.getItem('x')).toBeNull()
  await expect(storage.setItem('ar:x', '1')).resolves.toBeUndefined()
  await expect(storage.removeItem('x')).resolves.toBeUndefined()
})

test('an answer is kept, comes back as old as it is, and goes when the client forgets it', async () => {
  const { held, storage } = shelfOf()
  const first = new QueryClient()
  const stop = persistQueries(first, storage, 'ar')
  vi.setSystemTime(1000)
  first.setQueryData(['cart'], { items: 2 })
  await vi.runAllTimersAsync()
  expect(held.has(persistedName('ar', 'cart'))).toBe(true)

  const second = new QueryClient()
  await restoreQueries(second, storage, 'ar')
  expect(second.getQueryData(['cart'])).toEqual({ items: 2 })
  expect(second.getQueryState(['cart'])!.dataUpdatedAt).toBe(1000)
  const elsewhere = new QueryClient()
  await restoreQueries(elsewhere, storage, 'cl')
  expect(elsewhere.getQueryData(['cart'])).toBeUndefined()

  first.removeQueries({ queryKey: ['cart'] })
  await vi.runAllTimersAsync()
  expect(held.size).toBe(0)
  stop()
})

test('an answer that came before the device was read is kept too', async () => {
  const { held, storage } = shelfOf()
  const client = new QueryClient()
  client.setQueryData(['cart'], { items: 3 })
  persistQueries(client, storage, 'ar')
  await vi.runAllTimersAsync()
  expect(held.get(persistedName('ar', 'cart'))).toContain('"items":3')
})

test('C10 S10 of a customer only a first name and three harmless facts lie on the device', async () => {
  const { held, storage } = shelfOf()
  const client = new QueryClient()
  persistQueries(client, storage, 'ar')
  client.setQueryData(['customer'], {
    loggedIn: true,
    first_name: 'Ana',
    token: 't',
    identification: '28456123',
    birthday: '1990-01-01',
  })
  await vi.runAllTimersAsync()
  const kept = JSON.parse(held.get(persistedName('ar', 'customer'))!) as { data: object }
  expect(kept.data).toEqual({ loggedIn: true, first_name: 'Ana' })
})

test('what something newer has replaced, or what is not ours, is not restored', async () => {
  const { storage } = shelfOf({
    [persistedName('ar', 'cart')]: '{"data":1,"at":5}',
    [persistedName('ar', 'wishlist')]: 'no json',
  })
  const client = new QueryClient()
  client.setQueryData(['cart'], 'newer')
  await restoreQueries(client, storage, 'ar')
  expect(client.getQueryData(['cart'])).toBe('newer')
  expect(client.getQueryData(['wishlist'])).toBeUndefined()
})

test('STATE-05 what is kept of the back history comes back under the pages of this load', () => {
  for (const url of ['/', '/brands']) useBackHistory.getState().visit(url)
  const { merge } = useBackHistory.persist.getOptions()
  const { history } = merge!({ history: ['/', '/brands', '/mujer/'] }, useBackHistory.getState())
  expect(history).toEqual(['/mujer/', '/', '/brands'])
})

test('nothing is written before a store of the device knows its country', async () => {
  const { held, storage } = shelfOf()
  await storage.setItem('lastUrl', '1')
  expect(held.size).toBe(0)
})

test('CAT-32 a sorting formula is stored with an expiry one day later', () => {
  useSortingFormula.getState().store('verano', 1_000)
  expect(useSortingFormula.getState().formula).toEqual({ id: 'verano', expiresAt: 1_000 + 86_400_000 })
  expect(sortingFormulaMs).toBe(86_400_000)
})
