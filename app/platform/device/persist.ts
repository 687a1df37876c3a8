import { z } from 'zod/mini'
import type { PersistOptions } from 'zustand/middleware'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import { useFlash } from './flash-store.ts'
import { persistedStorage, readRecord, type PersistedKey } from './persisted-storage.ts'

/** IndexedDB, opened on first use, so that the first screen does not wait for it. */
const openDatabase = async () => {
  const { createStore, del, get, set } = await loadAgain(() => import('idb-keyval'), { isWanted: false })
  const database = createStore('shop-device', 'persisted')
  return {
    get: (name: string) => get<string>(name, database),
    set: (name: string, value: string) => set(name, value, database),
    del: (name: string) => del(name, database),
  }
}

let opening: ReturnType<typeof openDatabase> | undefined

/** A storage failure is reported once, because all records are read at the same time. */
let isReported = false

export const deviceStorage = () =>
  persistedStorage(
    () => (opening ??= openDatabase()),
    (text) => {
      if (!isReported) useFlash.getState().show({ text, flashMessageType: 'info' })
      isReported = true
    },
  )

type PersistedOptions<S, P> = {
  /** Increment it when the shape changes in a way that old data would still parse. */
  version: number
  shape: z.ZodMiniType<P>
  select(state: S): P
}

/**
 * Persistence options of a device store. It starts with the server-rendered state; `restorePersisted` fills it after
 * hydration.
 */
export function persistOptions<S, P>(
  key: PersistedKey,
  { version, shape, select }: PersistedOptions<S, P>,
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
