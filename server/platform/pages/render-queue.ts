import { RuleError } from '#domain/platform/errors.ts'

/** Rendering is single-threaded work: more at once would only delay all of them. */
const maxConcurrent = 2
/** The weight of a new measurement in the mean. */
const weight = 0.1
/** A request that would wait longer is refused at once. Buying may wait longer than browsing. */
const maxWaitMs = { browse: 400, buy: 3000 }

/** This many may always wait: on a machine that is busy with other work, a few slow visitors are not an overload. */
const minQueueLength = 8

export type Priority = keyof typeof maxWaitMs

type QueueEntry = { begin(): void; leave(): void; isAwaited(): boolean }

/**
 * Renders a few pages at once and lets a few more wait. A request that would wait too long is refused on arrival, which
 * costs nothing; one that no visitor waits for any more is not rendered.
 */
export function renderQueue(now: () => number = () => performance.now()) {
  const waiting: Record<Priority, QueueEntry[]> = { buy: [], browse: [] }
  let running = 0
  let meanMs = 20

  function next(): void {
    const entry = waiting.buy.shift() ?? waiting.browse.shift()
    if (!entry) {
      running -= 1
      return
    }
    // After the work that has arrived meanwhile: carts, cached pages and refusals take little time and go first.
    if (entry.isAwaited()) setImmediate(entry.begin)
    else {
      entry.leave()
      next()
    }
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    const began = now()
    try {
      return await work()
    } finally {
      meanMs += (now() - began - meanMs) * weight
      next()
    }
  }

  return {
    async render<T>(priority: Priority, isAwaited: () => boolean, work: () => Promise<T>): Promise<T> {
      if (running < maxConcurrent) {
        running += 1
        return run(work)
      }
      const ahead = waiting.buy.length + (priority === 'browse' ? waiting.browse.length : 0)
      const isTooLate = ((ahead + 1) * meanMs) / maxConcurrent > maxWaitMs[priority]
      if (isTooLate && ahead >= minQueueLength) throw new RuleError('unavailable')
      await new Promise<void>((begin, reject) => {
        waiting[priority].push({ begin, leave: () => reject(new RuleError('unavailable')), isAwaited })
      })
      return run(work)
    },
    waiting: () => waiting.buy.length + waiting.browse.length,
  }
}
