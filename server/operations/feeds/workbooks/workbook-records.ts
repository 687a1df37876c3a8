import { BrokenFeed, maxRowLength } from '#domain/operations/feeds/row.ts'
import { maxImportBytes } from '#domain/operations/feeds/runs.ts'
import { cellText, columnAt, dayText, maxColumns, numberText } from '#domain/operations/feeds/sheet-cells.ts'
import { dayStyles, firstSheet, sharedTexts } from './workbook-parts.ts'
import { parseXml } from './xml-events.ts'
import { withZip, type ZipFile } from './zip-file.ts'

type SheetRecord = { line: number; cells: string[] }
type Cell = { at: number; type: string; style: number; text: string }
type Meanings = { texts: readonly string[]; days: ReadonlySet<number>; countsFrom1904: boolean }

/** What a cell says, as it would stand in a table of text. An error of a formula says nothing. */
function textOf({ type, style, text }: Cell, { texts, days, countsFrom1904 }: Meanings): string {
  if (type === 's') return texts[Number(text)] ?? ''
  if (type === 'inlineStr' || type === 'str') return cellText(text)
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type === 'd') return text
  return days.has(style) ? dayText(text, countsFrom1904) : numberText(text)
}

/** Rows of a sheet with their numbers in it; a row that is blank is none, and what is blank at its end is cut. */
async function* recordsOf(pieces: AsyncIterable<Buffer>, meanings: Meanings): AsyncGenerator<SheetRecord> {
  let ready: SheetRecord[] = []
  let line = 0
  let cells: string[] = []
  let cell: Cell | undefined
  let isValue = false
  let isSpoken = false
  let length = 0
  const events = parseXml(pieces, {
    open(name, { r = '', t = 'n', s = '0' }) {
      if (name === 'row') {
        line = /^\d{1,7}$/.test(r) ? Number(r) : line + 1
        cells = []
        length = 0
      } else if (name === 'c') {
        const at = columnAt(r) ?? cells.length
        if (at >= maxColumns) throw new BrokenFeed(line, `it has more than ${maxColumns} columns`)
        cell = { at, type: t, style: Number(s), text: '' }
      } else if (name === 'rPh') isSpoken = true
      else isValue = (name === 'v' || name === 't') && cell !== undefined && !isSpoken
    },
    text(piece) {
      if (!isValue || !cell) return
      cell.text += piece
      length += piece.length
      if (length > maxRowLength) throw new BrokenFeed(line, 'a row is longer than a megabyte')
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isSpoken = false
      else if (name === 'c' && cell) {
        while (cells.length < cell.at) cells.push('')
        cells[cell.at] = textOf(cell, meanings)
        cell = undefined
      } else if (name === 'row') {
        while (cells.at(-1) === '') cells.pop()
        if (cells.length > 0) ready.push({ line, cells })
      }
    },
  })
  for await (const _ of events) {
    yield* ready
    ready = []
  }
  yield* ready
}

/** The rows of a workbook's first visible sheet, as long as its first row: what a spreadsheet leaves out is an empty cell. */
export async function* workbookRecords(
  path: string,
  { onSheet, onRead }: { onSheet(name: string): void; onRead(bytes: number): void },
): AsyncGenerator<SheetRecord> {
  async function* read(zip: ZipFile): AsyncGenerator<SheetRecord> {
    const { name, part, countsFrom1904 } = await firstSheet(zip)
    onSheet(name)
    const meanings = { texts: await sharedTexts(zip), days: await dayStyles(zip), countsFrom1904 }
    let width: number | undefined
    for await (const { line, cells } of recordsOf(zip.read(part, maxImportBytes), meanings)) {
      width ??= cells.length
      while (cells.length < width) cells.push('')
      yield { line, cells }
    }
  }
  yield* withZip(path, onRead, read)
}
