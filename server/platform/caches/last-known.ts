import { isDatabaseUnavailable } from '#db/connection/unavailable.ts'

/** Reads data that pages need; while the database is unavailable it returns the last value read. For few keys only. */
export function lastKnown<K, T>(read: (key: K) => Promise<T>) {
  const known = new Map<K, T>()
  return async (key: K): Promise<T> => {
    try {
      const value = await read(key)
      known.set(key, value)
      return value
    } catch (error) {
      const last = known.get(key)
      if (last === undefined || !isDatabaseUnavailable(error)) throw error
      return last
    }
  }
}
