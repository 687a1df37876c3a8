/**
 * Finished answers, kept while they are true: each under the version of what it was made from, and dropped when that is
 * no longer the version asked for. What was not asked for longest goes first when there is no more room.
 */
export function keptAnswers<T>(mostBytes: number) {
  const kept = new Map<string, { version: number; value: T; bytes: number }>()
  let bytes = 0

  function drop(key: string): void {
    const found = kept.get(key)
    if (!found) return
    bytes -= found.bytes
    kept.delete(key)
  }

  return {
    get(key: string, version: number): T | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.version !== version) {
        drop(key)
        return undefined
      }
      // Asked for again: the youngest from now on.
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    put(key: string, version: number, value: T, size: number): void {
      drop(key)
      const cost = size + key.length * 2
      if (cost > mostBytes) return
      bytes += cost
      kept.set(key, { version, value, bytes: cost })
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    drop,
    bytes: () => bytes,
  }
}
