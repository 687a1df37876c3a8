import type { IndexData } from './engine/columns/index-data.ts'
import type { PageFrame } from './page/page-frame.ts'

/** Signals a ranking may weigh, each from 0 to 1 (OP-034). Unknown ones weigh nothing. */
function signals(index: IndexData): Record<string, (doc: number) => number> {
  const newest = index.createdAt.reduce((most, at) => Math.max(most, at), -Infinity)
  const oldest = index.createdAt.reduce((least, at) => Math.min(least, at), Infinity)
  const span = Math.max(newest - oldest, 1)
  return {
    popularity: (doc) => 1 - doc / index.count,
    newness: (doc) => (index.createdAt[doc]! - oldest) / span,
    discount: (doc) => index.percentOff[doc]! / 100,
    stock: (doc) => Math.min(index.stock[doc]!, 20) / 20,
  }
}

/** The keys of a ranking, made when first asked for; an unknown ranking has none. */
export function formulaKeys(index: IndexData, formulas: PageFrame['formulas']) {
  const made = new Map<string, Float64Array>()
  return (id: string): Float64Array | undefined => {
    const weights = formulas.get(id)
    if (!weights) return undefined
    let keys = made.get(id)
    if (!keys) {
      const known = signals(index)
      const parts = Object.entries(weights).flatMap(([name, weight]) =>
        known[name] ? [{ weight, of: known[name] }] : [],
      )
      keys = new Float64Array(index.count)
      for (let doc = 0; doc < index.count; doc++) {
        for (const { weight, of } of parts) keys[doc]! += weight * of(doc)
      }
      made.set(id, keys)
    }
    return keys
  }
}
