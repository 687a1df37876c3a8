import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

export type CopyTarget = { table: string; columns: readonly string[] }

/** Text, or the same in UTF-8. */
export type Chunk = string | Uint8Array

const pieceSize = 256 * 1024

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`

/** In pieces that the server can start on while the rest is under way. */
async function* piecesOf(chunks: Iterable<Chunk> | AsyncIterable<Chunk>): AsyncGenerator<Buffer> {
  let sinceTurn = 0
  for await (const chunk of chunks) {
    const bytes =
      typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
    sinceTurn += bytes.length
    // A socket that takes everything at once would never let the server's refusal be read.
    if (sinceTurn >= pieceSize) sinceTurn = await nextTurn(0)
  }
}

/**
 * COPY … FROM STDIN: the fastest way in, and the only one for a million products. `chunks` are whole or broken lines of
 * the text format (copy-text.ts), read no faster than the server takes them. Returns the number of rows; when anything
 * fails, nothing is written.
 */
export async function copyInto(
  client: pg.ClientBase,
  { table, columns }: CopyTarget,
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
): Promise<number> {
  const statement = `copy ${identifier(table)} (${columns.map(identifier).join(', ')}) from stdin`
  const copying = client.query(from(statement))
  try {
    await pipeline(Readable.from(piecesOf(chunks), { objectMode: false }), copying)
  } catch (error) {
    // An error of the server has a severity; any other is the source's own.
    const { severity, message, where } = error as Error & { severity?: string; where?: string }
    if (severity === undefined) throw error
    throw new Error(`Copying into ${table} failed: ${message}${where ? ` (${where})` : ''}`, { cause: error })
  }
  return copying.rowCount
}
