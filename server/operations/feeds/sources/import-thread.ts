import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#db/connection/connect.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import type { SourceMode } from '#domain/operations/feeds/sources.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { importDelta, type DeltaResult } from '../import-delta.ts'
import { importFeed, type BadRow, type ImportResult } from '../import-feed.ts'
import { inspectFeed } from '../inspect-feed.ts'
import { FeedRefusal } from '../refusal.ts'

export type SourceImport = {
  databaseUrl: string
  file: string
  country: OpenCountry
  mode: SourceMode
  isByColor: boolean
  mapping: FeedMapping | undefined
  isForced: boolean
  now: Date
}
export type SourceImportResult =
  | { refused: string }
  | { result: DeltaResult & Partial<ImportResult>; firstBadRow: BadRow | undefined }

async function importSource(source: SourceImport): Promise<SourceImportResult> {
  const { databaseUrl, file, country, mode, isByColor, mapping, now } = source
  const client = await connect({ url: databaseUrl, name: 'shop import' })
  try {
    await inspectFeed(client, source)
  } finally {
    await client.end()
  }
  let firstBadRow: BadRow | undefined
  const input = { file, country, mapping, now, onBadRow: (row: BadRow) => void (firstBadRow ??= row) }
  const result =
    mode === 'delta'
      ? await importDelta(databaseUrl, input)
      : await importFeed(databaseUrl, { ...input, isByColor, isWhole: mode === 'replace' })
  return { result, firstBadRow }
}

/** Inspects and imports a fetched feed. A refusal is an answer; any other failure ends the thread and surfaces as its error. */
// On Linux a thread has its own priority, and requests of visitors have precedence.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
const answer = await importSource(workerData as SourceImport).catch((error: unknown): SourceImportResult => {
  if (error instanceof FeedRefusal) return { refused: error.message }
  throw error
})
parentPort!.postMessage(answer)
