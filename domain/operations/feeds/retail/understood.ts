/** Words of a retailer that were understood as words of the shop. */
export const wordKinds = ['availability', 'gender', 'age', 'size', 'color', 'category'] as const
export type WordKind = (typeof wordKinds)[number]
export type Understood = { raw: string; meaning: string; rows: number }

/** No feed has more different words; what comes beyond is read, but not listed. */
const maxWords = 5000

/** Counts what the words of a feed were understood as, for the person who reads the dry run. */
export function wordLog() {
  const kinds = new Map<WordKind, Map<string, Understood>>()
  return {
    add(kind: WordKind, raw: string, meaning: string): void {
      const words = kinds.get(kind) ?? new Map<string, Understood>()
      kinds.set(kind, words)
      const key = `${raw}\n${meaning}`
      const known = words.get(key)
      if (known) known.rows += 1
      else if (words.size < maxWords) words.set(key, { raw, meaning, rows: 1 })
    },
    /** The most frequent first. */
    words: (kind: WordKind): Understood[] =>
      [...(kinds.get(kind)?.values() ?? [])].toSorted((a, b) => b.rows - a.rows || a.raw.localeCompare(b.raw)),
  }
}

export type WordLog = ReturnType<typeof wordLog>
