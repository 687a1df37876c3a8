import { Worker } from 'node:worker_threads'
import type { BuildJob, BuildResult } from '../engine/build/build-thread.ts'

const thread = new URL('../engine/build/build-thread.ts', import.meta.url)

/** Builds a country's index in a worker thread, so that the shop keeps answering. Closing does not wait for it. */
export function buildIndex(job: BuildJob, signal?: AbortSignal): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    // A million products pass through the thread's memory once; only the columns remain.
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
