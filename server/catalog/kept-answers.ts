/** Finished answers, the latest asked for first to stay; all of a store are dropped as soon as something in it changes. */
export function keptAnswers(mostBytes: number) {
  const kept = new Map<string, { version: number; body: Buffer }>()
  let bytes = 0

  function drop(key: string): void {
    const found = kept.get(key)
    if (!found) return
    bytes -= found.body.length + key.length * 2
    kept.delete(key)
  }

  return {
    get(key: string, version: number): Buffer | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.version !== version) {
        drop(key)
        return undefined
      }
      // Asked for again: the youngest from now on.
      kept.delete(key)
      kept.set(key, found)
      return found.body
    },
    put(key: string, version: number, body: Buffer): void {
      drop(key)
      bytes += body.length + key.length * 2
      kept.set(key, { version, body })
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    bytes: () => bytes,
  }
}
