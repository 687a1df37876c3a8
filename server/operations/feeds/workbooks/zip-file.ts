import { open, type FileHandle } from 'node:fs/promises'
import { pipeline, Readable, Transform } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { FeedRefusal } from '../refusal.ts'

/** Of a workbook: more parts, or a longer list of them, is something else. */
const maxEntries = 2000
const maxListBytes = 1024 * 1024
const endBytes = 22
/** The end of a ZIP stands before a comment of at most so many bytes. */
const maxCommentBytes = 65_535
const pieceBytes = 64 * 1024

type Entry = { method: number; isSealed: boolean; packed: number; offset: number }
export type ZipFile = {
  has(name: string): boolean
  /** A part, unpacked piece by piece; one that swells beyond the limit is refused where it does, whatever it says of itself. */
  read(name: string, maxBytes: number): AsyncIterable<Buffer>
}

const damaged = () => new FeedRefusal('The workbook is damaged: it could not be unpacked.')

async function bytesAt(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  if (bytesRead < length) throw damaged()
  return bytes
}

/** The list of a ZIP's parts, which stands at its end. */
async function readEntries(file: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await file.stat()
  const tailBytes = Math.min(size, endBytes + maxCommentBytes)
  const tail = await bytesAt(file, tailBytes, size - tailBytes)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + endBytes > tail.length) throw damaged()
  const [count, bytes, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (count > maxEntries || bytes > maxListBytes || start + bytes > size) throw damaged()
  const list = await bytesAt(file, bytes, start)
  const entries = new Map<string, Entry>()
  let at = 0
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const nameBytes = list.readUInt16LE(at + 28)
    const name = list.toString('utf8', at + 46, at + 46 + nameBytes)
    // Of two parts of one name one could be checked and the other read.
    if (entries.has(name)) throw damaged()
    entries.set(name, {
      method: list.readUInt16LE(at + 10),
      isSealed: (list.readUInt16LE(at + 8) & 1) === 1,
      packed: list.readUInt32LE(at + 20),
      offset: list.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return entries
}

async function* piecesOf(file: FileHandle, from: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += pieceBytes)
    yield await bytesAt(file, Math.min(pieceBytes, length - at), from + at)
}

function bounded(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      done(bytes > maxBytes ? new FeedRefusal('The file is too large.') : null, piece)
    },
  })
}

/** Runs work on the parts of a ZIP, and closes it. Only as much is unpacked as is read. */
export async function* withZip<T>(
  path: string,
  onRead: (bytes: number) => void,
  work: (zip: ZipFile) => AsyncIterable<T>,
): AsyncGenerator<T> {
  let bytes = 0
  const file = await open(path)
  try {
    const entries = await readEntries(file)
    async function* counted(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const piece of pieces) {
        onRead((bytes += piece.length))
        yield piece
      }
    }
    async function* read(name: string, maxBytes: number): AsyncGenerator<Buffer> {
      const entry = entries.get(name)
      if (!entry || entry.isSealed || (entry.method !== 0 && entry.method !== 8)) throw damaged()
      const head = await bytesAt(file, 30, entry.offset)
      if (head.readUInt32LE(0) !== 0x04034b50) throw damaged()
      const begin = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
      const packed = Readable.from(counted(piecesOf(file, begin, entry.packed)))
      const limit = bounded(maxBytes)
      if (entry.method === 0) pipeline(packed, limit, () => {})
      else pipeline(packed, createInflateRaw(), limit, () => {})
      try {
        for await (const piece of limit) yield piece as Buffer
      } catch (error) {
        throw error instanceof FeedRefusal ? error : damaged()
      }
    }
    yield* work({ has: (name) => entries.has(name), read })
  } finally {
    await file.close()
  }
}
