import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import type { Cart } from '#contract/buy/cart.ts'
import { useBackHistory } from './back-history-store.ts'
import { sortingFormulaMs } from '#domain/browse/catalog/address/sorting-formula.ts'
import { cartNotice } from './floating-cart-store.ts'
import { useSortingFormula } from './sorting-formula-store.ts'
import { persistQueries, restoreQueries } from './persisted-queries.ts'
import { persistedKeys, persistedName, persistedStorage, readRecord, restoreTimeoutMs } from './persisted-storage.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The device's storage, in memory. */
function device(content: Record<string, unknown> = {}) {
  const texts = Object.entries(content).map(([name, value]) => [name, JSON.stringify(value)] as const)
  const stored = new Map<string, string>(texts)
  const store = {
    get: async (name: string) => stored.get(name),
    set: async (name: string, value: string) => void stored.set(name, value),
    del: async (name: string) => void stored.delete(name),
  }
  const storage = persistedStorage(
    async () => store,
    () => {},
  )
  return { stored, storage }
}

const line = {
  id: 'ZM0001-38',
  name: 'Brisa',
  brand_name: 'Esquinera',
  supplier: { name: 'Vereda' },
  price: 10,
  special_price: null,
  paid_price: 10,
  color: 'Negro',
  size: '38',
  quantity: 1,
  categories: 'Mujer',
  freeshipping: false,
  url: '/brisa.html',
  image: null,
  most: 3,
  is_gift_card: false,
  is_membership: false,
}
const someCart: Cart = {
  hash: 'h',
  version: 1,
  discount: 0,
  sub_total_value: 10,
  total_value: 10,
  shippingAmountTotal: 0,
  free_shipping_missing: null,
  coupon: { coupons: {} },
  promotions: [],
  items: [line],
  unavailable: [],
  errors: {},
}
const cartName = persistedName('ar', 'cart')

test('STATE-05 seven records are persisted, separately for each country', () => {
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

test('STATE-06 STATE-07 a read times out after 5000 ms, and the message names the key', async () => {
  const reported: string[] = []
  const silent = { get: () => new Promise<never>(() => {}), set: async () => {}, del: async () => {} }
  const reading = persistedStorage(
    async () => silent,
    (message) => reported.push(message),
  ).getItem(persistedName('ar', 'wishlist'))
  await vi.advanceTimersByTimeAsync(restoreTimeoutMs - 1)
  expect(reported).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await reading).toBeNull()
  expect(reported).toEqual([expect.stringContaining('wishlist')])
  expect(restoreTimeoutMs).toBe(5000)
})

test('the shop works without persisted data when the device refuses to read or write', async () => {
  const refusing = () => Promise.reject(new Error('blocked'))
  const storage = persistedStorage(refusing, () => {})
  expect(await storage.getItem('x')).toBeNull()
  await expect(storage.setItem('ar:x', '1')).resolves.toBeUndefined()
  await expect(storage.removeItem('x')).resolves.toBeUndefined()
})

test('STATE-05 an answer is persisted, restored with its timestamp, and removed with the query', async () => {
  const { stored, storage } = device()
  const first = new QueryClient()
  const stop = persistQueries(first, storage, 'ar')
  vi.setSystemTime(1000)
  first.setQueryData(['cart'], someCart)
  await vi.runAllTimersAsync()

  const second = new QueryClient()
  await restoreQueries(second, storage, 'ar')
  expect(second.getQueryData(['cart'])).toEqual(someCart)
  expect(second.getQueryState(['cart'])!.dataUpdatedAt).toBe(1000)
  const elsewhere = new QueryClient()
  await restoreQueries(elsewhere, storage, 'cl')
  expect(elsewhere.getQueryData(['cart'])).toBeUndefined()

  first.removeQueries({ queryKey: ['cart'] })
  await vi.runAllTimersAsync()
  expect(stored.size).toBe(0)
  stop()
})

test('an answer that arrived before the restore is persisted too', async () => {
  const { stored, storage } = device()
  const client = new QueryClient()
  client.setQueryData(['cart'], someCart)
  persistQueries(client, storage, 'ar')
  await vi.runAllTimersAsync()
  expect(stored.get(cartName)).toContain('"ZM0001-38"')
})

test('C10 S10 of a customer only the first name and three harmless fields are stored on the device', async () => {
  const { stored, storage } = device()
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
  const { data } = JSON.parse(stored.get(persistedName('ar', 'customer'))!) as { data: object }
  expect(data).toEqual({ loggedIn: true, first_name: 'Ana' })
})

test('newer data is not overwritten by the restore', async () => {
  const { storage } = device({ [cartName]: { version: 1, data: someCart, at: 5 } })
  const client = new QueryClient()
  client.setQueryData(['cart'], 'newer')
  await restoreQueries(client, storage, 'ar')
  expect(client.getQueryData(['cart'])).toBe('newer')
})

test.each([
  ['lines of an older shop', { version: 1, data: { ...someCart, items: [{ id: 'ZM0001-38', qty: 1 }] }, at: 5 }],
  ['no list of lines', { version: 1, data: { ...someCart, items: 'abc' }, at: 5 }],
  ['another version', { version: 0, data: someCart, at: 5 }],
  ['no version', { data: someCart, at: 5 }],
  ['no time', { version: 1, data: someCart }],
  ['no record', 'abc'],
])('STATE-05 a persisted cart with %s is dropped and removed', async (_, record) => {
  const { stored, storage } = device({ [cartName]: record })
  const client = new QueryClient()
  await restoreQueries(client, storage, 'ar')
  expect(client.getQueryData(['cart'])).toBeUndefined()
  expect(stored.size).toBe(0)
})

test.each([
  [{ version: 1, state: { notice: { skuSimple: 'ZM0001-38' } } }],
  [{ version: 1, state: { notice: 'abc' } }],
  [{ version: 0, state: {} }],
])('CART-12 STATE-05 a malformed notice %j is dropped and removed', async (record) => {
  const shape = z.object({ version: z.literal(1), state: z.object({ notice: z.optional(cartNotice) }) })
  const { stored, storage } = device({ 'shop-ar:floatingCart': record })
  expect(await readRecord(storage, 'shop-ar:floatingCart', shape)).toBeNull()
  expect(stored.size).toBe(0)
})

test('invalid JSON is dropped and removed', async () => {
  const { stored, storage } = device()
  stored.set(cartName, '{"version":1')
  expect(await readRecord(storage, cartName, z.object({}))).toBeNull()
  expect(stored.size).toBe(0)
})

test('STATE-05 the persisted back history is restored below the pages of this load', () => {
  for (const url of ['/', '/brands']) useBackHistory.getState().visit(url)
  const { merge } = useBackHistory.persist.getOptions()
  const { history } = merge!({ history: ['/', '/brands', '/mujer/'] }, useBackHistory.getState())
  expect(history).toEqual(['/mujer/', '/', '/brands'])
})

test('nothing is written before a device store knows its country', async () => {
  const { stored, storage } = device()
  await storage.setItem('lastUrl', '1')
  expect(stored.size).toBe(0)
})

test('CAT-32 a sorting formula is stored with an expiry one day later', () => {
  useSortingFormula.getState().store('verano', 1_000)
  expect(useSortingFormula.getState().formula).toEqual({ id: 'verano', expiresAt: 1_000 + 86_400_000 })
  expect(sortingFormulaMs).toBe(86_400_000)
})
