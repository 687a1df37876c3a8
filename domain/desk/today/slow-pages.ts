import { percentile95, timeBounds } from '#domain/platform/health/route-times.ts'

/** From here on a visitor notices: what the desk counts as slow. */
export const slowMs = 500
/** One slow answer among a few is chance. */
const fewest = 20
const maxListed = 20

type Counted = { route: string; counts: readonly number[] }

const slowFrom = timeBounds.indexOf(slowMs) + 1

/** The slowest of what was asked for often enough to say so, by the time in which 95 of a hundred were answered. */
export function slowestOf(routes: readonly Counted[]) {
  return routes
    .map(({ route, counts }) => ({
      route,
      p95Ms: percentile95(counts),
      count: sumOf(counts),
      slow: sumOf(counts.slice(slowFrom)),
    }))
    .filter(({ count }) => count >= fewest)
    .toSorted((one, other) => other.p95Ms - one.p95Ms || other.count - one.count)
    .slice(0, maxListed)
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
