type Entry<T> = { version: number; value: T; bytes: number }

/** What was asked for once may take this much of the room; the rest belongs to what was asked for again. */
const newcomersShare = 0.25

/** Answers in the order of their last use, up to so many bytes. */
function shelf<T>(mostBytes: number) {
  const held = new Map<string, Entry<T>>()
  let bytes = 0
  const drop = (key: string): Entry<T> | undefined => {
    const entry = held.get(key)
    if (entry) {
      bytes -= entry.bytes
      held.delete(key)
    }
    return entry
  }
  return {
    get: (key: string) => held.get(key),
    drop,
    put(key: string, entry: Entry<T>): void {
      drop(key)
      held.set(key, entry)
      bytes += entry.bytes
      for (const oldest of held.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    bytes: () => bytes,
  }
}

/**
 * Finished answers, kept while they are true: each under the version of what it was made from, and dropped when that is
 * no longer the version asked for. A flood of questions that are asked once (a robot, a script) pushes out its own kind
 * only, never what people ask for again and again.
 */
export function keptAnswers<T>(mostBytes: number) {
  const newcomers = shelf<T>(mostBytes * newcomersShare)
  const regulars = shelf<T>(mostBytes * (1 - newcomersShare))

  return {
    get(key: string, version: number): T | undefined {
      const entry = regulars.get(key) ?? newcomers.get(key)
      if (!entry) return undefined
      newcomers.drop(key)
      if (entry.version !== version) {
        regulars.drop(key)
        return undefined
      }
      regulars.put(key, entry)
      return entry.value
    },
    put(key: string, version: number, value: T, size: number): void {
      const bytes = size + key.length * 2
      regulars.drop(key)
      if (bytes <= mostBytes * newcomersShare) newcomers.put(key, { version, value, bytes })
    },
    bytes: () => newcomers.bytes() + regulars.bytes(),
  }
}
