import { Worker } from 'node:worker_threads'
import type { Exported, ExportWork } from './export-thread.ts'

const thread = new URL('./export-thread.ts', import.meta.url)

/** Writes a catalogue in a worker thread: a large one takes seconds of processor, which visitors need. */
export function exportInWorker(work: ExportWork, signal: AbortSignal): Promise<Exported> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: work, execArgv: [] })
    const end = () => void worker.terminate()
    signal.addEventListener('abort', end, { once: true })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', end)
      reject(new Error('the export ended before it was finished'))
    })
  })
}
