/** Shorter parts would split almost any word. */
export const minPartLength = 3

/**
 * zapatillasmujer: the known words written without a space between them, the longest first; null if there is no such
 * split.
 */
export function splitWord(word: string, isWord: (part: string) => boolean, parts = 3): string[] | null {
  for (let at = word.length - minPartLength; at >= minPartLength; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (!isWord(head)) continue
    if (isWord(tail)) return [head, tail]
    const rest = parts > 2 ? splitWord(tail, isWord, parts - 1) : null
    if (rest) return [head, ...rest]
  }
  return null
}
