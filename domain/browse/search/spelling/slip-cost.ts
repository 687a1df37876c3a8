const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const places = new Map(
  rows.flatMap((row, y) => row.split('').map((letter, x) => [letter, { x: x + y / 2, y }] as const)),
)

/** Whether two letters lie side by side on a keyboard. */
export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [places.get(one), places.get(other)]
  return a !== undefined && b !== undefined && one !== other && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1
}

export type Slip = 'swapped' | 'doubled' | 'missing' | 'surplus' | 'beside' | 'other'

/** Bits that a slip costs, and bits more in a word of one letter: in short words every slip may make another word. */
const costs: Readonly<Record<Slip, readonly [always: number, byLength: number]>> = {
  swapped: [1.5, 6],
  doubled: [1, 5],
  missing: [2, 7],
  beside: [2, 9],
  surplus: [2, 10],
  other: [2, 14],
}

/** Which slip makes one word of another, where there is exactly one. */
export function slipBetween(typed: string, meant: string): Slip {
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from++
  if (typed.length === meant.length) {
    const isSwap = typed[from] === meant[from + 1] && typed[from + 1] === meant[from]
    return isSwap ? 'swapped' : areNeighbours(typed[from]!, meant[from]!) ? 'beside' : 'other'
  }
  const longer = typed.length > meant.length ? typed : meant
  // The letter that one of them has more, equal to one beside it.
  if (longer[from] === longer[from - 1] || longer[from] === longer[from + 1]) return 'doubled'
  if (typed.length < meant.length) return 'missing'
  const isBeside = [typed[from - 1], typed[from + 1]].some((letter) => letter && areNeighbours(letter, typed[from]!))
  return isBeside ? 'beside' : 'surplus'
}

export function slipCost(typed: string, meant: string): number {
  const [always, byLength] = costs[slipBetween(typed, meant)]
  return always + byLength / Math.min(typed.length, meant.length)
}
