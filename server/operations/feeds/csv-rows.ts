import { pipeline } from 'node:stream'
import { parse, type CsvError } from 'csv-parse'
import type { Delimiter } from '#domain/operations/feeds/csv-line.ts'
import { BrokenFeed, columnName, maxRowLength, type FeedRow } from '#domain/operations/feeds/row.ts'

/** The delimiter of a header line: the most frequent one. */
export function delimiterOf(header: string): Delimiter {
  const count = (delimiter: Delimiter) => header.split(delimiter).length
  return (['\t', ';', ','] as const).toSorted((a, b) => count(b) - count(a))[0]!
}

const lineBreak = /\r\n?|\n/g
const breaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(lineBreak)?.length ?? 0), 0)

function explain({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is opened and never closed'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'a row is longer than a megabyte; a quote may be missing'
  return message
}

/**
 * Cells per RFC 4180 with the line each row begins on. Nothing is trimmed and nothing is treated as a formula: a cell
 * is data. A stray quote stays in its cell and costs neither its row nor the rest of the file. Where the file cannot be
 * read any further, the rows before that are returned first.
 */
export async function* csvRecords(
  texts: AsyncIterable<string> | Iterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<{ line: number; cells: string[] }> {
  let failure: CsvError | undefined
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowLength,
    // An error would also discard the records that wait to be read.
    skip_records_with_error: true,
  })
  parser.once('skip', (error: CsvError) => (failure = error))
  async function* untilFailure() {
    for await (const text of texts) {
      if (failure) return
      yield text
    }
  }
  let line = 1
  // A failure of the source reaches the loop through the pipeline.
  for await (const cells of pipeline(untilFailure, parser, () => {}) as AsyncIterable<string[]>) {
    // An empty line is not a row.
    if (cells.length > 1 || cells[0] !== '') yield { line, cells }
    line += 1 + breaksIn(cells)
  }
  if (failure) throw new BrokenFeed(line, explain(failure))
}

/**
 * Rows keyed by the names of the first line, which `onHeader` gets as they are written and may refuse before any row is
 * returned.
 */
export async function* rowsByHeader(
  records: AsyncIterable<{ line: number; cells: string[] }>,
  onHeader: (headers: readonly string[]) => void,
): AsyncGenerator<FeedRow> {
  let columns: string[] | undefined
  for await (const { line, cells } of records) {
    if (!columns) {
      columns = cells.map(columnName)
      onHeader(cells)
    } else if (cells.length === columns.length) {
      yield { line, fields: Object.fromEntries(columns.map((column, at) => [column, cells[at]!])) }
    } else {
      yield { line, fault: `it has ${cells.length} cells, the header has ${columns.length}` }
    }
  }
}

/** The rows of a table that is written as text. */
export const csvRows = (
  texts: AsyncIterable<string> | Iterable<string>,
  delimiter: Delimiter,
  onHeader: (headers: readonly string[]) => void = () => {},
): AsyncGenerator<FeedRow> => rowsByHeader(csvRecords(texts, delimiter), onHeader)
