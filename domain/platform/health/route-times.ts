/** Up to how many milliseconds each count goes; a last one counts what took longer. */
export const timeBounds = [10, 25, 50, 100, 200, 350, 500, 750, 1000, 1500, 2500, 5000] as const
/** Counts are kept by so much time, and forgotten after two hours. */
const slotMs = 5 * 60_000
export const keptMs = 2 * 60 * 60_000

export const noTimes = (): number[] => Array.from({ length: timeBounds.length + 1 }, () => 0)

/** Where a time is counted. */
export function boundOf(ms: number): number {
  const at = timeBounds.findIndex((bound) => ms <= bound)
  return at < 0 ? timeBounds.length : at
}

export const slotOf = (now: Date): Date => new Date(Math.floor(now.getTime() / slotMs) * slotMs)

/**
 * The time within which 95 of a hundred were answered, between the bounds of the count it falls into; what took longer
 * than the last bound is said to be as long as that.
 */
export function percentile95(counts: readonly number[]): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.95
  let below = 0
  for (const [at, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const to = timeBounds[at]
      if (to === undefined) return timeBounds.at(-1)!
      const from = at === 0 ? 0 : timeBounds[at - 1]!
      return Math.round(from + ((to - from) * (wanted - below)) / count)
    }
    below += count
  }
  return 0
}

/** Not what visitors wait for: the desk, which streams for a minute, and what operators and balancers ask. */
const notVisitors = /^\/(desk|health|ready|serving|metrics|mailbox)\b/
export const isVisited = (route: string): boolean => !notVisitors.test(route)
