import { LRUCache } from 'lru-cache'

/** Far more keys than there are stores; a bound, so that no key can fill the memory. */
const maxEntries = 1000

/**
 * Caches an answer that is the same for everybody for a while, one per key; whoever asks while it is being made waits for
 * the same one, and a failure is not cached. Only for what is declared with `cacheSeconds`: those answers may be that old
 * anyway.
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
    fetchMethod: make,
  })
  return (key: K, at: Date): Promise<T> => {
    now = at.getTime()
    return cache.forceFetch(key)
  }
}
