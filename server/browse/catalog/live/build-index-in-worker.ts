import { Worker } from 'node:worker_threads'
import type { BuildJob, Built } from '../engine/build/build-thread.ts'

const thread = new URL('../engine/build/build-thread.ts', import.meta.url)

/** Reads a store in a thread of its own, so that the shop goes on answering. Whoever closes does not wait for it. */
export function buildIndex(job: BuildJob, signal?: AbortSignal): Promise<Built> {
  return new Promise((resolve, reject) => {
    // A million products pass through the thread's memory once; what stays are the columns.
    const worker = new Worker(thread, {
      workerData: job,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 8192 },
    })
    signal?.addEventListener('abort', () => void worker.terminate(), { once: true })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`The index of ${job.country} was not finished.`)))
  })
}
