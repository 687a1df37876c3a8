import { setTimeout as wait } from 'node:timers/promises'

const retryAfterMs = 2000

/**
 * A value in memory, read at start and again when it has changed: `reload` belongs to what follows the changes of the
 * database, before anything that was made from the value is thrown away.
 */
export async function openReloaded<T>(read: () => Promise<T>, log: (error: unknown) => void = () => {}) {
  let value = await read()
  const closing = new AbortController()
  return {
    current: () => value,
    /** Tries until it succeeds: the change will not be announced again. */
    async reload(): Promise<void> {
      while (!closing.signal.aborted) {
        try {
          value = await read()
          return
        } catch (error) {
          if (closing.signal.aborted) return
          log(error)
          await wait(retryAfterMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
        }
      }
    },
    close: () => closing.abort(),
  }
}
