import { BrokenFeed, columnName, longestRow, type FeedRow, type RowReader } from './row.ts'

export type Delimiter = ',' | ';' | '\t'

const quote = 34
const newline = 10
const carriageReturn = 13

type Record = { line: number; cells: string[]; fault?: string }

/** The delimiter a header line is written with: the one it holds most of. */
export function delimiterOf(header: string): Delimiter {
  const count = (delimiter: Delimiter) => header.split(delimiter).length
  return (['\t', ';', ','] as const).toSorted((a, b) => count(b) - count(a))[0]!
}

/**
 * Cells per RFC 4180: quoted ones may hold delimiters, line ends and doubled quotes; lines end in CRLF, LF or CR.
 * Nothing is trimmed and nothing is taken for a formula: a cell is data.
 */
export function csvRecords(delimiter: Delimiter) {
  const separator = delimiter.charCodeAt(0)
  let text = ''
  let line = 1
  let broken: BrokenFeed | undefined

  /** The record at `from`, and where the next begins; undefined when it is not complete yet. */
  function take(from: number, isLast: boolean): { record: Record; next: number; lines: number } | undefined {
    const cells: string[] = []
    let at = from
    let lines = 0
    let fault: string | undefined
    for (;;) {
      let cell: string
      if (text.charCodeAt(at) === quote) {
        cell = ''
        for (at += 1; ;) {
          const close = text.indexOf('"', at)
          if (close === -1) {
            if (!isLast) return undefined
            return { record: { line, cells, fault: 'a quote is opened and never closed' }, next: text.length, lines }
          }
          cell += text.slice(at, close)
          // A quote at the end of what has come so far may be the first of two.
          if (close + 1 >= text.length && !isLast) return undefined
          at = close + 1
          if (text.charCodeAt(at) !== quote) break
          cell += '"'
          at += 1
        }
        for (let found = cell.indexOf('\n'); found !== -1; found = cell.indexOf('\n', found + 1)) lines += 1
      } else {
        const start = at
        for (; at < text.length; at++) {
          const code = text.charCodeAt(at)
          if (code === separator || code === newline || code === carriageReturn) break
        }
        cell = text.slice(start, at)
      }
      cells.push(cell)
      let code = text.charCodeAt(at)
      if (at < text.length && code !== separator && code !== newline && code !== carriageReturn) {
        fault ??= `there is text after the closing quote of cell ${cells.length}`
        while (at < text.length && text.charCodeAt(at) !== newline) at += 1
        code = text.charCodeAt(at)
      }
      if (at >= text.length) return isLast ? { record: record(cells, fault), next: at, lines } : undefined
      if (code === separator) {
        at += 1
        continue
      }
      if (code === carriageReturn) {
        if (at + 1 >= text.length && !isLast) return undefined
        if (text.charCodeAt(at + 1) === newline) at += 1
      }
      return { record: record(cells, fault), next: at + 1, lines: lines + 1 }
    }
  }

  const record = (cells: string[], fault: string | undefined): Record => {
    return fault === undefined ? { line, cells } : { line, cells, fault }
  }

  function read(isLast: boolean): Record[] {
    const records: Record[] = []
    let at = 0
    while (at < text.length) {
      const taken = take(at, isLast)
      if (!taken) break
      line += taken.lines
      at = taken.next
      // An empty line is no row.
      if (taken.record.cells.length > 1 || taken.record.cells[0] !== '' || taken.record.fault)
        records.push(taken.record)
    }
    text = text.slice(at)
    if (text.length > longestRow) {
      broken = new BrokenFeed(line, 'a row is longer than a megabyte; a quote may be missing')
      text = ''
    }
    return records
  }

  return {
    push(piece: string): Record[] {
      text += piece
      return read(false)
    },
    end: () => read(true),
    broken: () => broken,
  }
}

/** Rows by the names of the first line. `onHeader` may refuse the file before any row comes out. */
export function csvReader(delimiter: Delimiter, onHeader: (columns: readonly string[]) => void = () => {}): RowReader {
  const records = csvRecords(delimiter)
  let columns: string[] | undefined

  function rowOf({ line, cells, fault }: Record): FeedRow[] {
    if (fault !== undefined) return [{ line, fault }]
    if (!columns) {
      columns = cells.map(columnName)
      onHeader(columns)
      return []
    }
    if (cells.length !== columns.length) {
      return [{ line, fault: `it has ${cells.length} cells, the header has ${columns.length}` }]
    }
    const fields: { [column: string]: string } = {}
    for (let at = 0; at < cells.length; at++) fields[columns[at]!] = cells[at]!
    return [{ line, fields }]
  }

  return {
    push: (piece) => records.push(piece).flatMap(rowOf),
    end: () => records.end().flatMap(rowOf),
    broken: records.broken,
  }
}

/** A cell as RFC 4180 wants it: quoted only where it must be, so that reading gives exactly what was written. */
function csvCell(text: string, delimiter: Delimiter = ','): string {
  const mustQuote = text.includes('"') || text.includes(delimiter) || text.includes('\n') || text.includes('\r')
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  // One empty cell alone would read as an empty line.
  if (cells.length === 1 && cells[0] === '') return '""\r\n'
  return `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`
}
