import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { feedSource } from '#db/schema/feeds.ts'
import type { Env } from '#server/platform/env.ts'
import type { DeltaResult } from '../import-delta.ts'
import type { ImportResult } from '../import-feed.ts'
import { FeedRefusal } from '../refusal.ts'
import { importInWorker } from './import-in-worker.ts'
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts'
import { fetchOutside, OutsideRefused, type OutsideOptions } from '#server/platform/safe-fetch/fetch-outside.ts'

export type SourceRow = typeof feedSource.$inferSelect
export type SourceServices = { databaseUrl: string; outside: OutsideOptions }

/** A catalogue of a million rows has some hundred megabytes, and its server may take a while to produce it. */
const limits = { bytes: 1024 * 1024 * 1024, ms: 15 * 60 * 1000, redirects: 3 }

/** A retailer's own system may be on an internal network without https: allowed only if the operator enables it. */
export const sourceServices = (env: Pick<Env, 'FEED_SOURCES_INSIDE'>, databaseUrl: string): SourceServices => ({
  databaseUrl,
  outside: env.FEED_SOURCES_INSIDE
    ? { schemes: { 'https:': https.request, 'http:': http.request }, isAllowed: () => true }
    : {},
})

type DownloadResult = { etag: string | null; lastModified: string | null; digest: string }

/** Downloads a source to a file; undefined when it is unchanged since the last import. */
async function download(
  source: SourceRow,
  file: string,
  { outside }: SourceServices,
  isForced: boolean,
): Promise<DownloadResult | undefined> {
  const headers = {
    accept: 'text/csv,text/tab-separated-values,application/xml,*/*;q=0.5',
    'user-agent': 'shop feed fetcher',
    ...(!isForced && source.etag !== null && { 'if-none-match': source.etag }),
    ...(!isForced && source.lastModified !== null && { 'if-modified-since': source.lastModified }),
  }
  return fetchOutside(source.url, { limits, headers }, outside, async (response, body) => {
    if (response.statusCode === 304) return undefined
    if (response.statusCode !== 200) throw new OutsideRefused(`answered ${response.statusCode}`)
    const hash = createHash('sha256')
    async function* hashed() {
      for await (const piece of body) {
        hash.update(piece)
        yield piece
      }
    }
    await pipeline(hashed, createWriteStream(file))
    const { etag = null, 'last-modified': lastModified = null } = response.headers
    const digest = hash.digest('hex')
    return digest === source.digest && !isForced ? undefined : { etag, lastModified, digest }
  })
}

const changesOf = (result: DeltaResult & Partial<ImportResult>) =>
  result.productsChanged +
  result.sizesChanged +
  (result.productsCreated ?? 0) +
  (result.sizesCreated ?? 0) +
  (result.productsRetired ?? 0) +
  (result.sizesEmptied ?? 0)

type Outcome = Partial<SourceRow> & Pick<SourceRow, 'outcome'>
type FetchSourceOptions = { now: Date; isForced?: boolean; signal?: AbortSignal | undefined }

async function importSource(
  source: SourceRow,
  services: SourceServices,
  { now, isForced = false, folder, signal }: FetchSourceOptions & { folder: string },
) {
  const { country, mode, isByColor, mapping } = source
  const file = path.join(folder, 'feed')
  try {
    const fetched = await download(source, file, services, isForced)
    if (!fetched) return { outcome: 'unchanged', note: null } satisfies Outcome
    const { databaseUrl } = services
    signal?.throwIfAborted()
    const work = { databaseUrl, file, country, mode, isByColor, mapping: mapping ?? undefined, isForced, now }
    const { result, firstBadRow: first } = await importInWorker(work, signal)
    const note = first ? `line ${first.line}${first.id ? ` (${first.id})` : ''}: ${first.reason}` : null
    const counts = { rows: result.rows, bad: result.bad, changed: changesOf(result) }
    return { outcome: 'imported', ...fetched, ...counts, importedAt: now, note } satisfies Outcome
  } catch (error) {
    // It was not the feed's fault: the next run fetches it again.
    signal?.throwIfAborted()
    const isExpected = error instanceof OutsideRefused || error instanceof FeedRefusal
    const { message } = error as Error
    const note = isExpected ? message.replaceAll(file, 'The feed') : `It could not be imported: ${message}`
    return { outcome: 'failed', note } satisfies Outcome
  }
}

/** Fetches a source, imports it when it has changed, and records the outcome. */
export async function fetchSource(
  db: Handle,
  source: SourceRow,
  services: SourceServices,
  options: FetchSourceOptions,
): Promise<SourceRow> {
  const isIt = and(eq(feedSource.country, source.country), eq(feedSource.url, source.url))
  const outcome: Outcome = await inTemporaryFolder((folder) => importSource(source, services, { ...options, folder }))
  const written = { ...outcome, checkedAt: options.now }
  await db.update(feedSource).set(written).where(isIt)
  return { ...source, ...written }
}
