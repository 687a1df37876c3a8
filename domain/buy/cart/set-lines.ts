import { maxCartLines } from './limits.ts'
import { maxQuantityOf } from './lines.ts'

export type StoredLine = { sku: string; quantity: number }
/** Why a line differs from the request. */
type LineFault = 'unknown' | 'out_of_stock' | 'quantity_reduced'
type Supply = { stock: number; isSold: boolean }
/** The stock of a size; undefined for an unknown one. */
export type SupplyOf = (sku: string) => Supply | undefined

export type SetLinesResult = {
  lines: readonly StoredLine[]
  /** Lines to write and lines to delete; all others are unchanged. */
  set: readonly StoredLine[]
  removed: readonly string[]
  faults: ReadonlyMap<string, LineFault>
  isFull: boolean
}

function faultOf(quantity: number, supply: Supply | undefined): LineFault | undefined {
  if (!supply?.isSold) return 'unknown'
  if (supply.stock === 0) return 'out_of_stock'
  return quantity > maxQuantityOf(supply) ? 'quantity_reduced' : undefined
}

/** One quantity per size: quantities of a repeated size are added (R4). */
function summed(requested: readonly StoredLine[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const { sku, quantity } of requested) totals.set(sku, (totals.get(sku) ?? 0) + quantity)
  return totals
}

/**
 * Sets quantities in a cart (OP-045): a quantity of 0 removes, other lines stay. Each line gets what is available;
 * `faults` lists what fell short. The caller decides whether that is an answer or a refusal.
 */
export function setLines(
  held: readonly StoredLine[],
  requested: readonly StoredLine[],
  supplyOf: SupplyOf,
): SetLinesResult {
  const lines = new Map(held.map(({ sku, quantity }) => [sku, quantity]))
  const faults = new Map<string, LineFault>()
  const set: StoredLine[] = []
  const removed: string[] = []
  for (const [sku, quantity] of summed(requested)) {
    if (quantity === 0) {
      if (lines.delete(sku)) removed.push(sku)
      continue
    }
    const supply = supplyOf(sku)
    const fault = faultOf(quantity, supply)
    if (fault) faults.set(sku, fault)
    if (fault === 'unknown' || fault === 'out_of_stock') continue
    const had = Math.min(quantity, maxQuantityOf(supply!))
    if (lines.get(sku) === had) continue
    lines.set(sku, had)
    set.push({ sku, quantity: had })
  }
  return {
    lines: Array.from(lines, ([sku, quantity]) => ({ sku, quantity })),
    set,
    removed,
    faults,
    isFull: lines.size > maxCartLines,
  }
}
