import { mostLines } from './limits.ts'
import { mostOf } from './lines.ts'

/** A stored line. */
export type StoredLine = { sku: string; quantity: number }
/** Why a line is not what was asked for. */
export type LineFault = 'unknown' | 'out_of_stock' | 'quantity_reduced'
export type Supply = { stock: number; isSold: boolean }
/** What the store has of a size; nothing for one it does not know. */
export type SupplyOf = (sku: string) => Supply | undefined

export type LinesSet = {
  lines: readonly StoredLine[]
  /** Lines to write, and lines to delete: nothing else changes. */
  set: readonly StoredLine[]
  removed: readonly string[]
  faults: ReadonlyMap<string, LineFault>
  isFull: boolean
}

function faultOf(quantity: number, supply: Supply | undefined): LineFault | undefined {
  if (!supply?.isSold) return 'unknown'
  if (supply.stock === 0) return 'out_of_stock'
  return quantity > mostOf(supply) ? 'quantity_reduced' : undefined
}

/** One quantity per size: what is named twice is wanted that often (R4). */
function summed(asked: readonly StoredLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of asked) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  return wanted
}

/**
 * Sets quantities in a cart (OP-045): a quantity of 0 removes, lines that are not named stay. Each line gets what can be
 * had; `faults` name what fell short. Whether that is an answer or a refusal is the caller's to say.
 */
export function setLines(held: readonly StoredLine[], asked: readonly StoredLine[], supplyOf: SupplyOf): LinesSet {
  const lines = new Map(held.map(({ sku, quantity }) => [sku, quantity]))
  const faults = new Map<string, LineFault>()
  const set: StoredLine[] = []
  const removed: string[] = []
  for (const [sku, quantity] of summed(asked)) {
    if (quantity === 0) {
      if (lines.delete(sku)) removed.push(sku)
      continue
    }
    const supply = supplyOf(sku)
    const fault = faultOf(quantity, supply)
    if (fault) faults.set(sku, fault)
    if (fault === 'unknown' || fault === 'out_of_stock') continue
    const had = Math.min(quantity, mostOf(supply!))
    if (lines.get(sku) === had) continue
    lines.set(sku, had)
    set.push({ sku, quantity: had })
  }
  return {
    lines: Array.from(lines, ([sku, quantity]) => ({ sku, quantity })),
    set,
    removed,
    faults,
    isFull: lines.size > mostLines,
  }
}
