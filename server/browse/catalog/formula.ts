import type { IndexData } from './engine/columns/index-data.ts'
import type { PageFrame } from './page/page-frame.ts'

/** Signals a ranking can weigh, each from 0 to 1 (OP-034). Unknown signals have no weight. */
function signals(index: IndexData): Record<string, (doc: number) => number> {
  const newest = index.createdAt.reduce((max, at) => Math.max(max, at), -Infinity)
  const oldest = index.createdAt.reduce((min, at) => Math.min(min, at), Infinity)
  const span = Math.max(newest - oldest, 1)
  return {
    popularity: (doc) => 1 - doc / index.count,
    newness: (doc) => (index.createdAt[doc]! - oldest) / span,
    discount: (doc) => index.percentOff[doc]! / 100,
    stock: (doc) => Math.min(index.stock[doc]!, 20) / 20,
  }
}

/** The sort keys of a ranking, computed on first use; an unknown ranking has none. */
export function formulaKeys(index: IndexData, formulas: PageFrame['formulas']) {
  const cache = new Map<string, Float64Array>()
  return (id: string): Float64Array | undefined => {
    const weights = formulas.get(id)
    if (!weights) return undefined
    let keys = cache.get(id)
    if (!keys) {
      const known = signals(index)
      const parts = Object.entries(weights).flatMap(([name, weight]) =>
        known[name] ? [{ weight, of: known[name] }] : [],
      )
      keys = new Float64Array(index.count)
      for (let doc = 0; doc < index.count; doc++) {
        for (const { weight, of } of parts) keys[doc]! += weight * of(doc)
      }
      cache.set(id, keys)
    }
    return keys
  }
}
