import { isDatabaseAway } from '#db/connection/away.ts'

/** Reads what pages cannot do without; while the database is away, what was read last. For keys that are few. */
export function lastKnown<K, T>(read: (key: K) => Promise<T>) {
  const known = new Map<K, T>()
  return async (key: K): Promise<T> => {
    try {
      const value = await read(key)
      known.set(key, value)
      return value
    } catch (error) {
      const last = known.get(key)
      if (last === undefined || !isDatabaseAway(error)) throw error
      return last
    }
  }
}
