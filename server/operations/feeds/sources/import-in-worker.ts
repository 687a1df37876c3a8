import { Worker } from 'node:worker_threads'
import { FeedRefusal } from '../refusal.ts'
import type { SourceImport, SourceImportResult } from './import-thread.ts'

const thread = new URL('./import-thread.ts', import.meta.url)

/**
 * Imports a fetched feed in a worker thread: reading a feed of a hundred megabytes takes minutes of processor, and no
 * file of a retailer may keep the shop from answering.
 */
export function importInWorker(source: SourceImport): Promise<Exclude<SourceImportResult, { refused: string }>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: source, execArgv: [] })
    worker.once('message', (answer: SourceImportResult) => {
      if ('refused' in answer) reject(new FeedRefusal(answer.refused))
      else resolve(answer)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the import ended before it was finished')))
  })
}
