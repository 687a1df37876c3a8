import { LRUCache } from 'lru-cache'

type Entry<T> = { version: number; value: T; bytes: number }

/** The share of entries requested once; the rest is reserved for entries requested again. */
const probationShare = 0.25

const segment = <T>(maxBytes: number) =>
  new LRUCache<string, Entry<T>>({ maxSize: Math.floor(maxBytes), sizeCalculation: ({ bytes }) => bytes })

/**
 * Caches answers, each valid for the version of the data it was computed from; under another version it is not found.
 * New entries are on probation, and protected once they are requested again: a flood of one-time requests (a robot, a
 * script) evicts only its own kind.
 */
export function versionedCache<T>(maxBytes: number) {
  const probation = segment<T>(maxBytes * probationShare)
  const protectedEntries = segment<T>(maxBytes * (1 - probationShare))

  return {
    get(key: string, version: number): T | undefined {
      const known = protectedEntries.get(key)
      if (known) return known.version === version ? known.value : undefined
      const fresh = probation.get(key)
      if (fresh?.version !== version) return undefined
      probation.delete(key)
      protectedEntries.set(key, fresh)
      return fresh.value
    },
    /** The latest entry of a key, whatever its version. */
    peek: (key: string): T | undefined => (protectedEntries.peek(key) ?? probation.peek(key))?.value,
    set(key: string, version: number, value: T, size: number): void {
      const entry = { version, value, bytes: size + key.length * 2 }
      // A protected entry stays protected when it is replaced.
      if (protectedEntries.has(key)) protectedEntries.set(key, entry)
      else probation.set(key, entry)
    },
    bytes: () => probation.calculatedSize + protectedEntries.calculatedSize,
  }
}
