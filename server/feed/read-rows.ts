import { createReadStream } from 'node:fs'
import { csvReader, delimiterOf } from '#domain/feed/csv.ts'
import { neededColumns } from '#domain/feed/merchant-row.ts'
import type { FeedRow, RowReader } from '#domain/feed/row.ts'
import { xmlReader } from '#domain/feed/xml.ts'
import { FeedRefusal } from './refusal.ts'

export type FeedKind = 'merchant' | 'own'
/** Rows as they come, and of which kind the file is. */
export type RowsRead = { kind: FeedKind; rows: FeedRow[]; bytes: number }

const pieceSize = 256 * 1024

/** The text of a file piece by piece. UTF-8, with or without its mark, or UTF-16 with it, as spreadsheets save. */
async function* textOf(file: string): AsyncGenerator<{ text: string; bytes: number }> {
  let decoder: TextDecoder | undefined
  let bytes = 0
  try {
    for await (const piece of createReadStream(file, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true })
      bytes += piece.length
      yield { text: decoder.decode(piece, { stream: true }), bytes }
    }
    yield { text: decoder?.decode() ?? '', bytes }
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new FeedRefusal(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new FeedRefusal(`${file} is a folder.`)
    if (code === 'EACCES') throw new FeedRefusal(`${file} may not be read.`)
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA' || name === 'TypeError') {
      throw new FeedRefusal(`${file} is not in UTF-8 (near byte ${bytes}). Save it as UTF-8 and try again.`)
    }
    throw error
  }
}

function kindOf(columns: readonly string[]): FeedKind {
  if (columns.includes('record')) return 'own'
  const missing = neededColumns.filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    throw new FeedRefusal(
      `The first line has no column ${missing.join(', ')}. A product feed has id, title and price; our own table has record.`,
    )
  }
  return 'merchant'
}

/** Reads a feed whatever it is: XML by its first bracket, else a table with the delimiter of its first line. */
export async function* readRows(file: string): AsyncGenerator<RowsRead> {
  let start = ''
  let reader: RowReader | undefined
  let kind: FeedKind = 'merchant'
  let read = 0
  const begin = (text: string) => {
    if (text.trimStart().startsWith('<')) return xmlReader()
    return csvReader(delimiterOf(text.split(/[\r\n]/, 1)[0]!), (columns) => (kind = kindOf(columns)))
  }
  for await (const { text, bytes } of textOf(file)) {
    read = bytes
    if (reader) {
      yield { rows: reader.push(text), kind, bytes }
      throwIfBroken(reader)
      continue
    }
    start += text
    // The first line decides, so it must be there as a whole.
    if (!/\S[\s\S]*\n/.test(start) && start.length < pieceSize) continue
    reader = begin(start)
    yield { rows: reader.push(start), kind, bytes }
    throwIfBroken(reader)
  }
  if (start.trim() === '') throw new FeedRefusal(`${file} is empty.`)
  if (!reader) {
    reader = begin(start)
    yield { rows: reader.push(start), kind, bytes: read }
  }
  const rows = reader.end()
  yield { rows, kind, bytes: read }
  throwIfBroken(reader)
}

function throwIfBroken(reader: RowReader): void {
  const broken = reader.broken()
  if (broken) throw broken
}
