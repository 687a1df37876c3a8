import { setTimeout as wait } from 'node:timers/promises'

type ExporterOptions<T> = {
  url: string
  headers: Readonly<Record<string, string>>
  bodyOf(batch: readonly T[]): object
  maxBatch?: number
  /** Receives how many were dropped: a collector that is gone costs neither memory nor a visitor's time. */
  onDropped(count: number): void
}

const maxQueued = 4096
const everyMs = 2000
const timeoutMs = 10_000
const attempts = 3
/** A collector that is busy or restarts; everything else is refused for good. */
const isPassing = (status: number) => status === 429 || (status >= 502 && status <= 504)

/** Sends what it is given in batches. What the collector does not take is dropped: the shop never waits for it. */
export function batchExporter<T>({ url, headers, bodyOf, onDropped, maxBatch = 512 }: ExporterOptions<T>) {
  let queued: T[] = []
  let sending: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  async function post(body: string): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      const status = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).then(
        async (response) => {
          await response.body?.cancel()
          return response.status
        },
        () => 503,
      )
      if (status < 300) return true
      if (!isPassing(status) || attempt === attempts || closing.signal.aborted) return false
      await wait(1000 * attempt, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  async function sendQueued(): Promise<void> {
    while (queued.length > 0) {
      const batch = queued.slice(0, maxBatch)
      queued = queued.slice(maxBatch)
      if (!(await post(JSON.stringify(bodyOf(batch))))) onDropped(batch.length)
    }
  }

  const flush = () => (sending = sending.then(sendQueued))
  const timer = setInterval(() => void flush(), everyMs).unref()

  return {
    add(one: T): void {
      if (queued.length >= maxQueued) return onDropped(1)
      queued.push(one)
      if (queued.length === maxBatch) void flush()
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer)
      closing.abort()
      await flush()
    },
  }
}
