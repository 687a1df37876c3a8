export type Delimiter = ',' | ';' | '\t'

/** A cell per RFC 4180, quoted only where needed, so that reading returns exactly what was written. */
function csvCell(text: string, delimiter: Delimiter): string {
  const mustQuote = text.includes('"') || text.includes(delimiter) || text.includes('\n') || text.includes('\r')
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  // A single empty cell would read as an empty line.
  if (cells.length === 1 && cells[0] === '') return '""\r\n'
  return `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`
}
