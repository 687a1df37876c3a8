export type Cell = string | number | boolean | Date | null

const special = /[\\\t\n\r]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One value in COPY's text format: null is `\N`, so a text `\N` is escaped like any other backslash. */
export function copyCell(cell: Cell): string {
  if (typeof cell === 'string') {
    return special.test(cell) ? cell.replace(/[\\\t\n\r]/g, (letter) => escapes[letter]!) : cell
  }
  if (cell === null) return '\\N'
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  return String(cell)
}

export function copyLine(cells: readonly Cell[]): string {
  let line = copyCell(cells[0]!)
  for (let index = 1; index < cells.length; index++) line += `\t${copyCell(cells[index]!)}`
  return `${line}\n`
}
