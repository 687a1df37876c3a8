import { RuleError } from '#domain/platform/errors.ts'

/** Rendering is work of one thread: more at once would only make all of them late. */
const mostAtOnce = 2
/** How much of a new measurement goes into the mean. */
const weight = 0.1
/** Who would have to wait longer is told so at once. Buying may wait longer than browsing. */
const longestWaitMs = { browse: 400, buy: 3000 }

/** So many may always wait: on a machine that others keep busy a few visitors are slow, not too many. */
const alwaysMayWait = 8

export type Priority = keyof typeof longestWaitMs

type Waiting = { begin(): void; leave(): void; isWanted(): boolean }

/**
 * Renders a few pages at once and lets a few more wait. What would wait too long is refused when it comes, which costs
 * nothing; what nobody wants any more when its turn comes is not rendered.
 */
export function renderQueue(now: () => number = () => performance.now()) {
  const waiting: Record<Priority, Waiting[]> = { buy: [], browse: [] }
  let running = 0
  let meanMs = 20

  function next(): void {
    const entry = waiting.buy.shift() ?? waiting.browse.shift()
    if (!entry) {
      running -= 1
      return
    }
    // After what has come in meanwhile: carts, cached pages and refusals take little and go first.
    if (entry.isWanted()) setImmediate(entry.begin)
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
    async render<T>(priority: Priority, isWanted: () => boolean, work: () => Promise<T>): Promise<T> {
      if (running < mostAtOnce) {
        running += 1
        return run(work)
      }
      const ahead = waiting.buy.length + (priority === 'browse' ? waiting.browse.length : 0)
      const isTooLate = ((ahead + 1) * meanMs) / mostAtOnce > longestWaitMs[priority]
      if (isTooLate && ahead >= alwaysMayWait) throw new RuleError('unavailable')
      await new Promise<void>((begin, reject) => {
        waiting[priority].push({ begin, leave: () => reject(new RuleError('unavailable')), isWanted })
      })
      return run(work)
    },
    waiting: () => waiting.buy.length + waiting.browse.length,
  }
}
