import type { StateStorage } from 'zustand/middleware'
import { notices } from '#contract/messages.ts'
import { brand, type OpenCountry } from '#domain/store/country.ts'

/** What outlives a visit (STATE-05). Each store of the shop keeps its own (OP-005). */
export const persistedKeys = [
  'cart',
  'floatingCart',
  'customer',
  'wishlist',
  'lastUrl',
  'sortingFormula',
  'cityRegion',
] as const
/** Besides them, in the same way: which hints were closed here (OP-096). */
export type PersistedKey = (typeof persistedKeys)[number] | 'hints'

/** A device that does not answer by then is given up on: the shop opens without its memories (STATE-06). */
export const restoreTimeoutMs = 5000

export const persistedName = (country: OpenCountry, key: PersistedKey) => `${brand.key}-${country}:${key}`

type Shelf = {
  get(name: string): Promise<string | undefined>
  set(name: string, value: string): Promise<void>
  del(name: string): Promise<void>
}

/** A shelf that cannot hang the shop: reading is timed, and a failure to write is not the shopper's problem. */
export function persistedStorage(
  shelf: () => Promise<Shelf>,
  report: (message: string) => void,
): StateStorage<Promise<void>> {
  return {
    async getItem(name) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          report(notices.persistTimeout(name.split(':').at(-1)!))
          resolve(null)
        }, restoreTimeoutMs)
      })
      const found = shelf()
        .then((open) => open.get(name))
        .then(
          (value) => value ?? null,
          () => null,
        )
      return Promise.race([found, late]).finally(() => clearTimeout(timer))
    },
    // Until it is restored a device store does not know which shop it belongs to, and has nothing worth keeping.
    setItem: async (name, value) => {
      if (!name.includes(':')) return
      await shelf()
        .then((open) => open.set(name, value))
        .catch(() => {})
    },
    removeItem: (name) =>
      shelf()
        .then((open) => open.del(name))
        .catch(() => {}),
  }
}
