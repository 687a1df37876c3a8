import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Batch, BatchJob } from './product-lines.ts'

const inFlight = 2

/** The batches of an assortment, made on a thread of their own while the database is busy with the ones before. */
export async function* batchesAhead(job: BatchJob): AsyncGenerator<Batch> {
  const worker = new Worker(new URL('./batch-thread.ts', import.meta.url), { workerData: job })
  try {
    for (let asked = 0; asked < inFlight; asked++) worker.postMessage('more', [])
    for await (const [batch] of on(worker, 'message') as AsyncIterable<[Batch | null]>) {
      if (batch === null) return
      worker.postMessage('more', [])
      yield batch
    }
  } finally {
    await worker.terminate()
  }
}
