import { TextDecoder } from 'node:util'
import { createReadStream } from 'node:fs'
import type { FeedRow } from '#domain/operations/feeds/row.ts'
import { csvRows, delimiterOf, rowsByHeader } from './csv-rows.ts'
import { chooseReader, readerOfXml, type FeedReader, type ReadOptions } from './feed-reader.ts'
import { FeedRefusal } from './refusal.ts'
import { workbookRecords } from './workbooks/workbook-records.ts'
import { xmlRows } from './xml-rows.ts'

/** A feed being read. What it tells of itself is about the rows read so far. */
export type Feed = {
  rows: AsyncIterable<FeedRow>
  kind(): FeedReader['kind']
  bytesRead(): number
  /** How it was read, in lines for the operator. */
  describe(): string[]
}

const pieceSize = 256 * 1024

const piecesOf = (file: string) => createReadStream(file, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>

/** The encoding of a file as spreadsheets save it: UTF-16 by its byte order mark, UTF-8 if valid, else Windows-1252. */
async function encodingOf(file: string): Promise<'utf-8' | 'utf-16le' | 'windows-1252'> {
  let utf8: TextDecoder | undefined
  try {
    for await (const piece of piecesOf(file)) {
      if (!utf8 && piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le'
      utf8 ??= new TextDecoder('utf-8', { fatal: true })
      utf8.decode(piece, { stream: true })
    }
    utf8?.decode()
    return 'utf-8'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252'
    throw error
  }
}

/** The text of a file piece by piece. */
async function* textOf(
  file: string,
  onRead: (bytes: number) => void,
  onEncoding: (encoding: string) => void,
): AsyncGenerator<string> {
  let bytes = 0
  try {
    const encoding = await encodingOf(file)
    onEncoding(encoding)
    const decoder = new TextDecoder(encoding, { fatal: true })
    for await (const piece of piecesOf(file)) {
      bytes += piece.length
      onRead(bytes)
      yield decoder.decode(piece, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new FeedRefusal(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new FeedRefusal(`${file} is a folder.`)
    if (code === 'EACCES') throw new FeedRefusal(`${file} may not be read.`)
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new FeedRefusal(`${file} breaks off in the middle of a letter (near byte ${bytes}).`)
    }
    throw error
  }
}

/** Whether a line that is not blank has ended. */
function hasWholeLine(text: string): boolean {
  const begin = text.search(/\S/)
  return begin >= 0 && text.includes('\n', begin)
}

/** The same pieces with the first ones joined until they hold a whole line, which decides how the file is read. */
async function* fromFirstLine(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let start = ''
  let hasLine = false
  for await (const text of texts) {
    if (hasLine) yield text
    else {
      start += text
      hasLine = hasWholeLine(start) || start.length >= pieceSize
      if (hasLine) yield start
    }
  }
  if (!hasLine) yield start
}

const delimiterNames = { '\t': 'tabs', ';': 'semicolons', ',': 'commas' } as const

/** What a file is by its first bytes: a workbook (a ZIP), one of the old kind, which protected ones are too, or text. */
async function packingOf(file: string): Promise<'zip' | 'old workbook' | 'text'> {
  try {
    for await (const piece of createReadStream(file, { end: 3 }) as AsyncIterable<Buffer>) {
      const start = piece.toString('hex')
      if (start === '504b0304') return 'zip'
      if (start === 'd0cf11e0') return 'old workbook'
    }
  } catch (error) {
    // What keeps it from being read is said by the reader of its text.
    if (!('code' in (error as Error))) throw error
  }
  return 'text'
}

/** Reads a feed of any format: a workbook, XML by its first bracket, else a table with the delimiter of its first line. */
export function openFeed(file: string, options: ReadOptions): Feed {
  let reader: FeedReader | undefined
  let bytes = 0
  let encoding = ''
  let form = 'XML'

  /** A table's rows; its reader is chosen when the header has been read, before the first row. */
  async function* rowsOfTable(open: (onHeader: (headers: readonly string[]) => void) => AsyncGenerator<FeedRow>) {
    const table = open((headers) => {
      options.onHeaders?.(headers)
      reader = chooseReader(headers, options)
    })
    const first = await table.next()
    if (first.done) return
    async function* allRows(): AsyncGenerator<FeedRow> {
      yield first.value as FeedRow
      yield* table
    }
    yield* reader!.read(allRows())
  }

  async function* rows(): AsyncGenerator<FeedRow> {
    const packing = await packingOf(file)
    if (packing === 'old workbook') {
      throw new FeedRefusal(`${file} is an old workbook (XLS) or has a password. Save it as XLSX or CSV and try again.`)
    }
    if (packing === 'zip') {
      form = 'workbook'
      const records = workbookRecords(file, {
        onSheet: (name) => void (encoding = `sheet "${name}"`),
        onRead: (read) => void (bytes = read),
      })
      return yield* rowsOfTable((onHeader) => rowsByHeader(records, onHeader))
    }
    const texts = fromFirstLine(
      textOf(
        file,
        (read) => (bytes = read),
        (found) => (encoding = found),
      ),
    )
    const { value: start = '' } = (await texts.next()) as IteratorResult<string, undefined>
    if (start.trim() === '') throw new FeedRefusal(`${file} is empty.`)
    async function* allTexts(): AsyncGenerator<string> {
      yield start
      yield* texts
    }
    if (start.trimStart().startsWith('<')) {
      reader = readerOfXml(options)
      return yield* xmlRows(allTexts())
    }
    const delimiter = delimiterOf(start.trimStart().split(/[\r\n]/, 1)[0]!)
    form = delimiterNames[delimiter]
    yield* rowsOfTable((onHeader) => csvRows(allTexts(), delimiter, onHeader))
  }

  return {
    rows: rows(),
    kind: () => reader?.kind ?? 'merchant',
    bytesRead: () => bytes,
    describe: () => reader?.describe(`${form}, ${encoding}`) ?? [],
  }
}
