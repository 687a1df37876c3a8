import { Worker } from 'node:worker_threads'
import { FeedRefusal } from '../refusal.ts'
import type { SourceImport, SourceImportResult } from './import-thread.ts'

const thread = new URL('./import-thread.ts', import.meta.url)

/**
 * Imports a fetched feed in a worker thread: reading a feed of a hundred megabytes takes minutes of processor, and no
 * file of a retailer may keep the shop from answering. A signal ends it; what it has not committed is undone.
 */
export function importInWorker(
  source: SourceImport,
  signal?: AbortSignal,
): Promise<Exclude<SourceImportResult, { refused: string }>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: source, execArgv: [] })
    const end = () => void worker.terminate()
    signal?.addEventListener('abort', end, { once: true })
    worker.once('message', (answer: SourceImportResult) => {
      if ('refused' in answer) reject(new FeedRefusal(answer.refused))
      else resolve(answer)
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal?.removeEventListener('abort', end)
      reject(new Error('the import ended before it was finished'))
    })
  })
}
