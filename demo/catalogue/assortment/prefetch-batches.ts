import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Batch, BatchJob } from './product-lines.ts'

const inFlight = 2

/** The batches of an assortment, generated in a worker thread while the database writes the previous ones. */
export async function* prefetchBatches(job: BatchJob): AsyncGenerator<Batch> {
  const worker = new Worker(new URL('./batch-thread.ts', import.meta.url), { workerData: job })
  try {
    for (let requested = 0; requested < inFlight; requested++) worker.postMessage('more', [])
    for await (const [batch] of on(worker, 'message') as AsyncIterable<[Batch | null]>) {
      if (batch === null) return
      worker.postMessage('more', [])
      yield batch
    }
  } finally {
    await worker.terminate()
  }
}
