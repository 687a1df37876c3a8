import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type prometheus from 'prom-client'
import type { Catalog } from './browse/catalog/catalog.ts'
import { leadCatalog } from './browse/catalog/live/lead-catalog.ts'
import type { Env } from './platform/env.ts'
import type { Pictures } from './platform/pictures/service.ts'
import { sharePictures } from './platform/pictures/shared-pictures.ts'
import { messages, type Messages } from './platform/threads/messages.ts'
import { ofProcess, ofThread } from './platform/threads/metrics.ts'
import type { WebThreadData } from './platform/threads/web-thread-data.ts'

type Parts = Omit<WebThreadData, 'number'> & {
  /** How many threads answer visitors, the main one included. */
  count: number
  catalog: Catalog
  pictures: Pictures
  /** The main thread's metrics. */
  register: prometheus.Registry
  log: { warn(details: object, text: string): void; error(details: object, text: string): void }
  /** What a thread runs; changed only by a test. */
  entry?: URL
}

type Thread = { worker: Worker; channel: Messages; gone: Promise<unknown> }

const webThread = new URL('./web-thread.ts', import.meta.url)
const restartAfterMs = 1000
/** After it closed everything. */
const endsWithinMs = 1000

/** Several threads on one port need the kernel to share it out (SO_REUSEPORT). */
const canShareAPort = process.platform === 'linux' || process.platform === 'freebsd'

export const webThreadsOf = ({ WEB_THREADS }: Pick<Env, 'WEB_THREADS'>) => {
  if (!canShareAPort) return 1
  return WEB_THREADS === 'auto' ? os.availableParallelism() : WEB_THREADS
}

/** Of the node's connections to the database, each thread has its share. */
export const connectionsPerThread = (all: number, threads: number) => Math.max(2, Math.ceil(all / threads))

/**
 * The threads that answer visitors beside the main one, each on a core of its own, on the same port. They follow the
 * main thread's catalogue and show its pictures. A thread that ends unexpectedly is started again.
 */
export function startWebThreads({ count, catalog, pictures, register, log, entry = webThread, ...data }: Parts) {
  const lead = leadCatalog(catalog)
  const running = new Map<number, Thread>()
  const opening: Promise<unknown>[] = []
  let isClosing = false
  let closing: Promise<unknown> | undefined

  async function end({ worker, channel, gone }: Thread, withinMs: number): Promise<void> {
    await Promise.race([channel.ask('close', { withinMs }).catch(() => {}), gone])
    await Promise.race([gone, wait(endsWithinMs, undefined, { ref: false })])
    await worker.terminate()
  }

  function start(number: number): Promise<void> {
    const worker = new Worker(entry, { workerData: { ...data, number } satisfies WebThreadData, execArgv: [] })
    const channel = messages(worker)
    const opened = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    running.set(number, { worker, channel, gone: gone.promise })
    channel.listen('open', () => opened.resolve())
    channel.answer('all metrics', async () => (await collect()).metrics())
    sharePictures(channel, pictures)
    const endFollowing = lead.add(channel)
    worker.once('error', (err: Error) => log.error({ err, thread: number }, 'a web thread failed'))
    worker.once('exit', () => {
      endFollowing()
      channel.end()
      running.delete(number)
      gone.resolve()
      opened.resolve()
      if (!isClosing) void restart(number)
    })
    return opened.promise
  }

  async function restart(number: number): Promise<void> {
    await wait(restartAfterMs, undefined, { ref: false })
    if (isClosing) return
    log.warn({ thread: number }, 'a web thread is started again')
    await start(number)
  }

  async function collect(): Promise<prometheus.Registry> {
    const others = [...running].map(([, { channel }]) => channel.ask<Awaited<ReturnType<typeof ofThread>>>('metrics'))
    const answered = await Promise.allSettled(others)
    return ofProcess(
      register,
      answered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    )
  }

  for (let number = 2; number <= count; number++) opening.push(start(number))
  return {
    /** When all of them answer. */
    opened: Promise.all(opening),
    /** The metrics of all threads. */
    collect,
    /** Each thread says that it is not ready, finishes what it has begun, and ends. */
    close(withinMs: number): Promise<unknown> {
      isClosing = true
      return (closing ??= Promise.all([...running.values()].map((one) => end(one, withinMs))).finally(lead.close))
    },
  }
}
