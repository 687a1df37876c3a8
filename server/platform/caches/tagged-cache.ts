import { LRUCache } from 'lru-cache'
import type { Changes, Staleness, Tags } from './change-log.ts'

type Entry<T> = {
  value: T
  tags: Tags
  bytes: number
  /** How many changes it was compared with. */
  seen: number
  stale: Staleness | undefined
}

/** The share of entries requested once; the rest is reserved for entries requested again. */
const probationShare = 0.25

const segment = <T>(maxBytes: number) =>
  new LRUCache<string, Entry<T>>({ maxSize: Math.floor(maxBytes), sizeCalculation: ({ bytes }) => bytes })

/**
 * Caches answers, each with the tags of what it shows: valid until one of them changes. New entries are on probation,
 * and protected once they are requested again: a flood of one-time requests (a robot, a script) evicts only its own
 * kind.
 */
export function taggedCache<T>(maxBytes: number) {
  const probation = segment<T>(maxBytes * probationShare)
  const protectedEntries = segment<T>(maxBytes * (1 - probationShare))

  function entryOf(key: string): Entry<T> | undefined {
    const known = protectedEntries.get(key)
    if (known) return known
    const fresh = probation.get(key)
    if (!fresh) return undefined
    probation.delete(key)
    protectedEntries.set(key, fresh)
    return fresh
  }

  function find(key: string, changes: Changes): { value: T; stale: Staleness | undefined } | undefined {
    const entry = entryOf(key)
    if (!entry) return undefined
    const count = changes.count()
    // A change of content counts more than one of a product, also when it comes later.
    if (entry.seen !== count && !entry.stale?.isContent) {
      const stale = changes.staleness(entry.seen, entry.tags)
      entry.stale = entry.stale && !stale?.isContent ? entry.stale : stale
      entry.seen = count
    }
    return entry
  }

  return {
    /** The latest answer, and since when it is outdated. */
    find,
    /** The answer, unless something it shows has changed. */
    get(key: string, changes: Changes): T | undefined {
      const entry = find(key, changes)
      return entry?.stale ? undefined : entry?.value
    },
    /** `seen`: the number of changes before it was computed. */
    set(key: string, value: T, { seen, tags, size }: { seen: number; tags: Tags; size: number }): void {
      const entry = { value, tags, bytes: size + key.length * 2, seen, stale: undefined }
      // A protected entry stays protected when it is replaced.
      if (protectedEntries.has(key)) protectedEntries.set(key, entry)
      else probation.set(key, entry)
    },
    bytes: () => probation.calculatedSize + protectedEntries.calculatedSize,
  }
}
