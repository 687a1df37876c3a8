import { setTimeout as wait } from 'node:timers/promises'
import type { Cdn } from './purge-calls.ts'

/** Changes of this time are purged together. */
const gatherMs = 200
/**
 * A node that has not heard of a change yet may give the cache the former page once more: what was purged is purged again
 * when every node has read the changes.
 */
const onceMoreAfterMs = 2500
const tryAgainAfterMs = 1000
const timeoutMs = 5000
/** So many keys are no list any more: then the stores are purged whole. */
const maxWaiting = 5000

type Options = {
  cdn: Cdn
  /** What stands for everything. */
  wholeStores: readonly string[]
  log: { warn(details: object, text: string): void }
  send?: typeof fetch
}

/** Asks the cache in front of the shop to forget what changed, until it has done so. */
export function purger({ cdn, wholeStores, log, send = fetch }: Options) {
  const closing = new AbortController()
  const { signal } = closing
  /** What changed, and what is purged for the second time. */
  let waiting = new Set<string>()
  let repeated = new Set<string>()
  let wake = Promise.withResolvers<void>()
  let hasFailed = false
  const timers = new Set<NodeJS.Timeout>()

  function add(keys: Iterable<string>): void {
    for (const key of keys) waiting.add(key)
    if (waiting.size > maxWaiting) waiting = new Set(wholeStores)
    wake.resolve()
  }

  function repeat(keys: Iterable<string>): void {
    for (const key of keys) repeated.add(key)
    wake.resolve()
  }

  function repeatLater(keys: readonly string[]): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      repeat(keys)
    }, onceMoreAfterMs).unref()
    timers.add(timer)
  }

  async function purge(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += cdn.maxKeys) {
      const calls = cdn.calls(keys.slice(at, at + cdn.maxKeys))
      await Promise.all(
        calls.map(async ({ url, init }) => {
          const response = await send(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
          await response.arrayBuffer()
          if (!response.ok) throw new Error(`The cache answered ${response.status} to a purge.`)
        }),
      )
    }
  }

  async function purgeWaiting(): Promise<void> {
    const [first, second] = [[...waiting], [...repeated]]
    waiting = new Set()
    repeated = new Set()
    try {
      await purge([...new Set([...first, ...second])])
      hasFailed = false
      if (first.length > 0) repeatLater(first)
    } catch (error) {
      if (!hasFailed)
        log.warn({ err: error }, 'a change could not be purged from the cache in front; it is tried again')
      hasFailed = true
      await wait(tryAgainAfterMs, undefined, { signal, ref: false }).catch(() => {})
      add(first)
      repeat(second)
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await wake.promise
      await wait(gatherMs, undefined, { signal, ref: false }).catch(() => {})
      wake = Promise.withResolvers()
      if (!signal.aborted) await purgeWaiting()
    }
  }

  const running = run()
  return {
    add,
    async stop(): Promise<void> {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
      wake.resolve()
      await running
    },
  }
}
