import { defaultFlags, type ResolvedFlags } from '#domain/content/flags/resolve-flags.ts'
import type { FlagQuestion } from './flag-worker.ts'

let worker: Worker | undefined

function openWorker(): Worker {
  const opened = new Worker(new URL('flag-worker.ts', import.meta.url), { type: 'module' })
  // Its file did not come, say: the next question tries again.
  opened.addEventListener('error', () => (worker = undefined), { once: true })
  return opened
}

/** The flags of one user, or the defaults where no worker comes up. */
export function askFlagWorker(question: FlagQuestion): Promise<ResolvedFlags> {
  return new Promise((resolve) => {
    const asked = (worker ??= openWorker())
    asked.addEventListener('error', () => resolve(defaultFlags), { once: true })
    // A line of its own to every question: who signs in meanwhile gets no answer meant for a guest.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<ResolvedFlags>) => {
      port1.close()
      resolve(data)
    })
    port1.start()
    asked.postMessage(question, [port2])
  })
}
