import type { NodeIndex } from '#db/schema/nodes.ts'
import type { IndexAge } from './metrics.ts'

/** Since when a node has each index, for the desk. */
export const indexesOf = (ages: readonly IndexAge[], now: number): NodeIndex[] =>
  ages.map(({ country, builtMs, staleMs }) => ({
    country,
    builtAt: builtMs === undefined ? null : new Date(now - builtMs).toISOString(),
    staleSeconds: Math.round(staleMs / 1000),
  }))
