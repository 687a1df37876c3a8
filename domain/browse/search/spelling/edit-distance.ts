/** How many typos a word of this length is allowed: short words are all alike. */
export function allowedEdits(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

const width = 48
/** Three rows of the table are enough: transpositions look two back. */
const rows = new Uint8Array(width * 3)

/**
 * Insertions, deletions, substitutions and transpositions between two words; `limit + 1` as soon as there are more than
 * `limit`. Words longer than the table count as too far.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const [rowsNeeded, columns] = [one.length, other.length]
  if (Math.abs(rowsNeeded - columns) > limit || columns >= width || rowsNeeded >= width) return limit + 1
  let above2 = 0
  let above = width
  let row = width * 2
  for (let j = 0; j <= columns; j++) rows[above + j] = j
  for (let i = 1; i <= rowsNeeded; i++) {
    const letter = one.charCodeAt(i - 1)
    let least = i
    rows[row] = i
    for (let j = 1; j <= columns; j++) {
      const facing = other.charCodeAt(j - 1)
      let cost = rows[above + j - 1]! + (letter === facing ? 0 : 1)
      const without = Math.min(rows[above + j]!, rows[row + j - 1]!) + 1
      if (without < cost) cost = without
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && facing === one.charCodeAt(i - 2)) {
        cost = Math.min(cost, rows[above2 + j - 2]! + 1)
      }
      rows[row + j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    ;[above2, above, row] = [above, row, above2]
  }
  return Math.min(rows[above + columns]!, limit + 1)
}
