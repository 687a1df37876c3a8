import type { z } from 'zod/mini'
import type { StateStorage } from 'zustand/middleware'
import { notices } from '#contract/platform/notices.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deviceScope } from './device-scope.ts'

/** What is persisted between visits (STATE-05), separately for each country (OP-005). */
export const persistedKeys = [
  'cart',
  'floatingCart',
  'customer',
  'wishlist',
  'lastUrl',
  'sortingFormula',
  'cityRegion',
] as const
/** Persisted in the same way: closed hints (OP-096), and a guest's sizes and favourites. */
export type PersistedKey = (typeof persistedKeys)[number] | 'hints' | 'mySizes' | 'guestFavourites'

/** When the device does not answer in time, the shop opens without persisted data (STATE-06). */
export const restoreTimeoutMs = 5000

export const persistedName = (country: OpenCountry, key: PersistedKey) => `${deviceScope(country)}:${key}`

type KeyValueStore = {
  get(name: string): Promise<string | undefined>
  set(name: string, value: string): Promise<void>
  del(name: string): Promise<void>
}
export type TextStorage = StateStorage<Promise<void>>

/** Storage that cannot block the shop: reads have a timeout, and write errors are ignored. */
export function persistedStorage(open: () => Promise<KeyValueStore>, report: (message: string) => void): TextStorage {
  return {
    async getItem(name) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          report(notices.persistTimeout(name.split(':').at(-1)!))
          resolve(null)
        }, restoreTimeoutMs)
      })
      const found = open()
        .then((store) => store.get(name))
        .then(
          (value) => value ?? null,
          () => null,
        )
      return Promise.race([found, timeout]).finally(() => clearTimeout(timer))
    },
    // Until it is restored, a device store does not know its country and has nothing to persist.
    setItem: async (name, value) => {
      if (!name.includes(':')) return
      await open()
        .then((store) => store.set(name, value))
        .catch(() => {})
    },
    removeItem: (name) =>
      open()
        .then((store) => store.del(name))
        .catch(() => {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a persisted record. A record of another version or shape is removed and counts as absent. */
export async function readRecord<T>(storage: TextStorage, name: string, shape: z.ZodMiniType<T>): Promise<T | null> {
  const text = await storage.getItem(name)
  if (text === null) return null
  const record = shape.safeParse(parseJson(text))
  if (record.success) return record.data
  await storage.removeItem(name)
  return null
}
