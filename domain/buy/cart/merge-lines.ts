import { mostLines } from './limits.ts'
import { mostOf } from './lines.ts'
import type { StoredLine, SupplyOf } from './set-lines.ts'

/**
 * What a guest's cart adds to the customer's (OP-048): the union of lines, per size the larger quantity, no more than
 * there is. A size that ran out keeps its line: its owner is told, not robbed. Returns only lines that change.
 */
export function mergeLines(
  mine: readonly StoredLine[],
  guests: readonly StoredLine[],
  supplyOf: SupplyOf,
): StoredLine[] {
  const quantities = new Map(mine.map(({ sku, quantity }) => [sku, quantity]))
  const changed: StoredLine[] = []
  for (const { sku, quantity } of guests) {
    const before = quantities.get(sku)
    if (before === undefined && quantities.size >= mostLines) continue
    const supply = supplyOf(sku)
    const most = (supply && mostOf(supply)) || quantity
    const joined = Math.max(before ?? 0, Math.min(quantity, most))
    if (joined === before) continue
    quantities.set(sku, joined)
    changed.push({ sku, quantity: joined })
  }
  return changed
}
