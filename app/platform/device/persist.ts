import { z } from 'zod/mini'
import type { PersistOptions } from 'zustand/middleware'
import { useFlash } from './flash-store.ts'
import { persistedStorage, readRecord, type PersistedKey } from './persisted-storage.ts'

/** IndexedDB, opened when first needed: nothing on the first screen waits for it. */
const openDatabase = async () => {
  const { createStore, del, get, set } = await import('idb-keyval')
  const database = createStore('vereda-device', 'persisted')
  return {
    get: (name: string) => get<string>(name, database),
    set: (name: string, value: string) => set(name, value, database),
    del: (name: string) => del(name, database),
  }
}

let opening: ReturnType<typeof openDatabase> | undefined

/** A device that does not answer is told of once: everything persisted is asked for at the same time. */
let isTold = false

export const deviceStorage = () =>
  persistedStorage(
    () => (opening ??= openDatabase()),
    (text) => {
      if (!isTold) useFlash.getState().show({ text, flashMessageType: 'info' })
      isTold = true
    },
  )

type Persisted<S, P> = {
  /** Raised when the shape changes in a way that the old one would still parse. */
  version: number
  shape: z.ZodMiniType<P>
  select(state: S): P
}

/** How a device store is persisted. It starts as the server rendered it; `restorePersisted` fills it after hydration. */
export function persistOptions<S, P>(
  key: PersistedKey,
  { version, shape, select }: Persisted<S, P>,
): PersistOptions<S, P> {
  const record = z.object({ version: z.literal(version), state: shape })
  const storage = deviceStorage()
  return {
    name: key,
    version,
    partialize: select,
    skipHydration: true,
    storage: {
      getItem: (name) => readRecord(storage, name, record),
      setItem: (name, value) => storage.setItem(name, JSON.stringify(value)),
      removeItem: (name) => storage.removeItem(name),
    },
  }
}
