import { loadAgain } from './load-again.ts'

/** A shop that did not answer is asked again after this time, and then more and more rarely. */
const firstPauseMs = 15_000

const nextChance = (pauseMs: number) =>
  new Promise<void>((resolve) => {
    const timer = setInterval(() => navigator.onLine && done(), pauseMs)
    function done() {
      clearInterval(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    window.addEventListener('online', done)
  })

/**
 * Loads a part that no screen depends on. It never fails: while it cannot be had there is nothing in its place, and it
 * loads when the connection or the shop is back. A cart that can be read offline must not break because of measurement.
 */
export async function whenPossible<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    try {
      return await loadAgain(load, { isWanted: false })
    } catch {
      await nextChance(pauseMs)
    }
  }
}
