import type { MenuEntry } from './menu-file.ts'

/** An entry of a menu as a line with its indent, which is how one writes it. */
export type MenuLine = { label: string; url: string; depth: number }

export const linesOf = (entries: readonly MenuEntry[], depth = 0): MenuLine[] =>
  entries.flatMap(({ label, url, children }) => [{ label, url, depth }, ...linesOf(children, depth + 1)])

/** A line stands at most one step deeper than the one before it. */
export function settled(lines: readonly MenuLine[]): MenuLine[] {
  let allowed = 0
  return lines.map((line) => {
    const depth = Math.max(0, Math.min(line.depth, allowed))
    allowed = depth + 1
    return { ...line, depth }
  })
}

/** The entries that lines stand for. */
export function entriesOf(lines: readonly MenuLine[]): MenuEntry[] {
  const root: MenuEntry[] = []
  const open: MenuEntry[][] = [root]
  for (const { label, url, depth } of settled(lines)) {
    const entry: MenuEntry = { label, url, children: [] }
    open[depth]!.push(entry)
    open[depth + 1] = entry.children
  }
  return root
}

/** Where each line is in the menu: `[0].children[2]`. */
export function placesOf(lines: readonly MenuLine[]): string[] {
  const counts: number[] = []
  return settled(lines).map(({ depth }) => {
    counts.length = depth + 1
    counts[depth] = (counts[depth] ?? -1) + 1
    return counts.map((at, level) => `${level === 0 ? '' : '.children'}[${at}]`).join('')
  })
}
