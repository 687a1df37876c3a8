/** Below this every word is made of others. */
export const shortestPart = 3

/** zapatillasmujer: the known words that stand without a gap between them, the longest first; null if it is not that. */
export function splitWord(word: string, isWord: (part: string) => boolean, parts = 3): string[] | null {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (!isWord(head)) continue
    if (isWord(tail)) return [head, tail]
    const rest = parts > 2 ? splitWord(tail, isWord, parts - 1) : null
    if (rest) return [head, ...rest]
  }
  return null
}
