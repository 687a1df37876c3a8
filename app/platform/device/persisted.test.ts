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
  const held = new Map<string, string>(texts)
  const store = {
    get: async (name: string) => held.get(name),
    set: async (name: string, value: string) => void held.set(name, value),
    del: async (name: string) => void held.delete(name),
  }
  const storage = persistedStorage(
    async () => store,
    () => {},
  )
  return { held, storage }
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

test('STATE-05 seven records outlive a visit, and each store has its own', () => {
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

test('a device that refuses to read or write costs what was persisted, not the shop', async () => {
  const refusing = () => Promise.reject(new Error('blocked'))
  const storage = persistedStorage(refusing, () => {})
  expect(await storage.getItem('x')).toBeNull()
  await expect(storage.setItem('ar:x', '1')).resolves.toBeUndefined()
  await expect(storage.removeItem('x')).resolves.toBeUndefined()
})

test('STATE-05 an answer is persisted, restored as old as it is, and removed with the query', async () => {
  const { held, storage } = device()
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
  expect(held.size).toBe(0)
  stop()
})

test('an answer that came before the device was read is persisted too', async () => {
  const { held, storage } = device()
  const client = new QueryClient()
  client.setQueryData(['cart'], someCart)
  persistQueries(client, storage, 'ar')
  await vi.runAllTimersAsync()
  expect(held.get(cartName)).toContain('"ZM0001-38"')
})

test('C10 S10 of a customer only a first name and three harmless facts lie on the device', async () => {
  const { held, storage } = device()
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
  const { data } = JSON.parse(held.get(persistedName('ar', 'customer'))!) as { data: object }
  expect(data).toEqual({ loggedIn: true, first_name: 'Ana' })
})

test('what something newer has replaced is not restored', async () => {
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
  const { held, storage } = device({ [cartName]: record })
  const client = new QueryClient()
  await restoreQueries(client, storage, 'ar')
  expect(client.getQueryData(['cart'])).toBeUndefined()
  expect(held.size).toBe(0)
})

test.each([
  [{ version: 1, state: { notice: { skuSimple: 'ZM0001-38' } } }],
  [{ version: 1, state: { notice: 'abc' } }],
  [{ version: 0, state: {} }],
])('CART-12 STATE-05 a malformed notice %j is dropped and removed', async (record) => {
  const shape = z.object({ version: z.literal(1), state: z.object({ notice: z.optional(cartNotice) }) })
  const { held, storage } = device({ 'vereda-ar:floatingCart': record })
  expect(await readRecord(storage, 'vereda-ar:floatingCart', shape)).toBeNull()
  expect(held.size).toBe(0)
})

test('text that is no JSON is dropped and removed', async () => {
  const { held, storage } = device()
  held.set(cartName, '{"version":1')
  expect(await readRecord(storage, cartName, z.object({}))).toBeNull()
  expect(held.size).toBe(0)
})

test('STATE-05 the persisted back history comes back under the pages of this load', () => {
  for (const url of ['/', '/brands']) useBackHistory.getState().visit(url)
  const { merge } = useBackHistory.persist.getOptions()
  const { history } = merge!({ history: ['/', '/brands', '/mujer/'] }, useBackHistory.getState())
  expect(history).toEqual(['/mujer/', '/', '/brands'])
})

test('nothing is written before a store of the device knows its country', async () => {
  const { held, storage } = device()
  await storage.setItem('lastUrl', '1')
  expect(held.size).toBe(0)
})

test('CAT-32 a sorting formula is stored with an expiry one day later', () => {
  useSortingFormula.getState().store('verano', 1_000)
  expect(useSortingFormula.getState().formula).toEqual({ id: 'verano', expiresAt: 1_000 + 86_400_000 })
  expect(sortingFormulaMs).toBe(86_400_000)
})
