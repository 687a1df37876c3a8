import { createWriteStream } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { connect } from '#db/connection/connect.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { keptRunLines, maxImportBytes } from '#domain/operations/feeds/runs.ts'
import type { SourceMode } from '#domain/operations/feeds/sources.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts'
import { importDelta } from '../import-delta.ts'
import { importFeed } from '../import-feed.ts'
import { openFeed } from '../open-feed.ts'
import { FeedRefusal } from '../refusal.ts'

export type RunWork = { databaseUrl: string; id: number; attempt: number; isDryRun: boolean; now: Date }
type Row = {
  country: OpenCountry
  content: Buffer | null
  mode: SourceMode
  is_by_color: boolean
  mapping: FeedMapping | null
}
type Line = { line: number | null; ref: string; text: string }

const beatMs = 2000
const linesAtOnce = 500
const maxText = 500

const { databaseUrl, id, attempt, isDryRun, now } = workerData as RunWork
const began = performance.now()
const currentTime = () => new Date(now.getTime() + performance.now() - began)

/** Nothing is written for a try that was given up: another one has its place. */
async function change(client: Client, set: string, values: readonly unknown[]): Promise<void> {
  const { rowCount } = await client.query(`update import_run set ${set} where id = $1 and attempt = $2`, [
    id,
    attempt,
    ...values,
  ])
  if (rowCount === 0) process.exit(0)
}

/** What a person reads of the run, written in pieces while it goes on. */
function lineWriter(client: Client) {
  let waiting: Line[] = []
  let written = 0
  const counts = { changes: 0, faults: 0 }
  async function flush(): Promise<void> {
    const lines = waiting.slice(0, Math.max(0, keptRunLines - written))
    waiting = []
    if (lines.length === 0) return
    const first = written
    written += lines.length
    await client.query(
      `insert into import_line (run, nr, line, ref, text)
       select $1, $2 + u.at, u.line, u.ref, u.text
       from unnest($3::integer[], $4::text[], $5::text[]) with ordinality as u (line, ref, text, at)`,
      [
        id,
        first,
        lines.map(({ line }) => line),
        lines.map(({ ref }) => ref.slice(0, 200)),
        lines.map(({ text }) => text.slice(0, maxText)),
      ],
    )
  }
  function add(line: Line): void {
    counts[line.line === null ? 'changes' : 'faults'] += 1
    waiting.push(line)
    // A connection sends its statements one after the other; a failure ends the run with the next beat.
    if (waiting.length >= linesAtOnce) flush().catch(() => {})
  }
  return { add, flush, counts }
}

/** The file as it was before the browser compressed it; what swells beyond the limit is no catalogue. */
async function unpack(content: Buffer, file: string): Promise<number> {
  let bytes = 0
  const bounded = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      done(bytes > maxImportBytes ? new FeedRefusal('The file is too large.') : null, piece)
    },
  })
  try {
    await pipeline(Readable.from([content]), createGunzip(), bounded, createWriteStream(file))
  } catch (error) {
    if (error instanceof FeedRefusal) throw error
    throw new FeedRefusal('The file did not arrive whole.')
  }
  return bytes
}

/** The first line of a table; nothing of XML and of what cannot be read. */
async function headersOf(file: string, country: OpenCountry): Promise<readonly string[] | undefined> {
  let headers: readonly string[] | undefined
  const options = { country, onHeaders: (found: readonly string[]) => void (headers = found) }
  try {
    for await (const _row of openFeed(file, options).rows) break
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
  }
  return headers
}

/** How the last table of the store with the same first line was read. */
async function rememberedMapping(client: Client, country: OpenCountry, headers: readonly string[]) {
  const { rows } = await client.query<{ mapping: FeedMapping | null }>(
    `select mapping from import_run where country = $1 and headers = $2::jsonb and id <> $3 order by id desc limit 1`,
    [country, JSON.stringify(headers), id],
  )
  return rows[0]?.mapping ?? null
}

async function work(client: Client, row: Row, file: string): Promise<void> {
  const total = await unpack(row.content ?? Buffer.alloc(0), file)
  const headers = await headersOf(file, row.country)
  const mapping =
    row.mapping ?? (attempt === 1 && headers ? await rememberedMapping(client, row.country, headers) : null)
  await change(client, 'headers = $3, mapping = $4, total = $5', [
    headers ? JSON.stringify(headers) : null,
    mapping && JSON.stringify(mapping),
    total,
  ])
  if (isDryRun) await client.query('delete from import_line where run = $1', [id])
  const lines = lineWriter(client)
  let done = 0
  const beat = setInterval(() => {
    const { changes, faults } = lines.counts
    const set = isDryRun ? 'beat_at = $3, done = $4, changes = $5, faults = $6' : 'beat_at = $3, done = $4'
    change(client, set, [currentTime(), done, ...(isDryRun ? [changes, faults] : [])]).catch(() => process.exit(1))
  }, beatMs)
  try {
    const input = {
      file,
      country: row.country,
      now,
      isDryRun,
      mapping: mapping ?? undefined,
      onProgress: (bytes: number) => void (done = bytes),
      ...(isDryRun && {
        onBadRow: ({ line, id: ref, reason }: { line: number; id: string; reason: string }) =>
          lines.add({ line, ref, text: reason }),
        onChange: (text: string) => lines.add({ line: null, ref: '', text }),
      }),
    }
    const result =
      row.mode === 'delta'
        ? await importDelta(databaseUrl, input)
        : await importFeed(databaseUrl, { ...input, isByColor: row.is_by_color, isWhole: row.mode === 'replace' })
    clearInterval(beat)
    await lines.flush()
    const counts = JSON.stringify(result)
    if (isDryRun) {
      const { changes, faults } = lines.counts
      const set = `state = 'checked', counts = $3, changes = $4, faults = $5, done = total, finished_at = $6`
      await change(client, set, [counts, changes, faults, currentTime()])
    } else {
      const set = `state = 'imported', counts = $3, done = total, content = null, finished_at = $4`
      await change(client, set, [counts, currentTime()])
    }
  } finally {
    clearInterval(beat)
  }
}

// On Linux a thread has its own priority, and requests of visitors have precedence.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
const client = await connect({ url: databaseUrl, name: 'shop import' })
/** Where the file lies while it is read: its name says nothing to the person who sent it. */
let file: string | undefined
try {
  const { rows } = await client.query<Row>(
    'select country, content, mode, is_by_color, mapping from import_run where id = $1 and attempt = $2',
    [id, attempt],
  )
  const [row] = rows
  if (row) {
    await inTemporaryFolder((folder) => {
      file = path.join(folder, 'feed')
      return work(client, row, file)
    })
  }
} catch (error) {
  const { message } = error as Error
  const note =
    error instanceof FeedRefusal
      ? message.replaceAll(file ?? 'The file', 'The file')
      : `It could not be imported: ${message}`
  await change(client, `state = 'failed', note = $3, finished_at = $4`, [note.slice(0, 1000), currentTime()])
} finally {
  await client.end()
}
