import { LRUCache } from 'lru-cache'

/** Far more keys than there are countries; a bound, so that no key can fill the memory. */
const maxEntries = 1000
/** How long the previous answer is used when a new one could not be computed. */
const retryAfterMs = 1000

/**
 * Caches an answer that is the same for everyone, one per key; concurrent requests wait for the same computation. A
 * failure is not cached: the previous answer is used, if there is one. Only for calls declared with `cacheSeconds`,
 * whose answers may be that old anyway.
 */
export function timedCache<K extends {}, T extends {}>(milliseconds: number, make: (key: K) => Promise<T>) {
  let now = 0
  const cache = new LRUCache<K, T>({
    max: maxEntries,
    // lru-cache calls an entry stale when it is older than this; ours is stale when its time is over.
    ttl: milliseconds - 1,
    ttlResolution: 0,
    // The shop's clock, not the machine's.
    perf: { now: () => now },
    fetchMethod: (key, former, { options }) =>
      make(key).catch((error: unknown) => {
        if (former === undefined) throw error
        options.ttl = Math.min(milliseconds, retryAfterMs)
        return former
      }),
  })
  return (key: K, at: Date): Promise<T> => {
    now = at.getTime()
    return cache.forceFetch(key)
  }
}
