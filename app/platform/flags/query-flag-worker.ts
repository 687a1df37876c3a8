import { fallbackFlags, type ResolvedFlags } from '#domain/content/flags/resolve-flags.ts'
import type { FlagRequest } from './flag-worker.ts'

let worker: Worker | undefined

function openWorker(): Worker {
  const opened = new Worker(new URL('flag-worker.ts', import.meta.url), { type: 'module' })
  // For example when its file did not load: the next request tries again.
  opened.addEventListener('error', () => (worker = undefined), { once: true })
  return opened
}

/** The flags of one user, or the defaults when the worker does not start. */
export function queryFlagWorker(request: FlagRequest): Promise<ResolvedFlags> {
  return new Promise((resolve) => {
    const current = (worker ??= openWorker())
    current.addEventListener('error', () => resolve(fallbackFlags), { once: true })
    // A separate channel per request: a customer who signs in meanwhile gets no answer meant for a guest.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<ResolvedFlags>) => {
      port1.close()
      resolve(data)
    })
    port1.start()
    current.postMessage(request, [port2])
  })
}
