import { createJSONStorage, type PersistOptions } from 'zustand/middleware'
import type { PersistedKey } from './persisted-storage.ts'
import { persistedStorage } from './persisted-storage.ts'
import { useFlash } from './flash-store.ts'

/** Raised when the shape of something kept changes; older memories are then forgotten, not guessed at. */
const version = 1

/** IndexedDB, fetched when first needed: nothing on the first screen waits for it. */
const openShelf = async () => {
  const { createStore, del, get, set } = await import('idb-keyval')
  const database = createStore('vereda', 'kept')
  return {
    get: (name: string) => get<string>(name, database),
    set: (name: string, value: string) => set(name, value, database),
    del: (name: string) => del(name, database),
  }
}

let opening: ReturnType<typeof openShelf> | undefined
const shelf = () => (opening ??= openShelf())

export const deviceStorage = () =>
  persistedStorage(shelf, (text) => useFlash.getState().show({ text, flashMessageType: 'info' }))

/** How a device store is kept. It wakes up empty, as the server rendered it; `restorePersisted` fills it afterwards. */
export function persistOptions<S, K>(key: PersistedKey, partialize: (state: S) => K): PersistOptions<S, K> {
  return { name: key, version, partialize, skipHydration: true, storage: createJSONStorage<K>(deviceStorage)! }
}
