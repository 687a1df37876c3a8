import { createReadStream } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import { createGzip } from 'node:zlib'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts'
import { exportFeed, type FeedFormat } from './export-feed.ts'

export type ExportWork = {
  databaseUrl: string
  replicaUrl: string | undefined
  country: OpenCountry
  format: FeedFormat
  base: string
}
export type Exported = { products: number; content: Uint8Array<ArrayBuffer> }

const { databaseUrl, ...options } = workerData as ExportWork
const exported = await inTemporaryFolder(async (folder): Promise<Exported> => {
  const file = path.join(folder, 'feed')
  const { products } = await exportFeed(databaseUrl, { ...options, file })
  return { products, content: Uint8Array.from(await buffer(createReadStream(file).pipe(createGzip()))) }
})
parentPort!.postMessage(exported, [exported.content.buffer])
