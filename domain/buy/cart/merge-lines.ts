import { maxCartLines } from './limits.ts'
import { maxQuantityOf } from './lines.ts'
import type { StoredLine, SupplyOf } from './set-lines.ts'

/**
 * What a guest's cart adds to the customer's on login (OP-048): the union of lines, per size the larger quantity,
 * limited by stock. A sold-out size keeps its line, so that its owner is notified. Returns only changed lines.
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
    if (before === undefined && quantities.size >= maxCartLines) continue
    const supply = supplyOf(sku)
    const most = (supply && maxQuantityOf(supply)) || quantity
    const joined = Math.max(before ?? 0, Math.min(quantity, most))
    if (joined === before) continue
    quantities.set(sku, joined)
    changed.push({ sku, quantity: joined })
  }
  return changed
}
