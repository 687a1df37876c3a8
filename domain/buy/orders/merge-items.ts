type Line = { sku: string; quantity: number; amount: number; paid_price: number }

/** Merges lines of one sku (ORD-02): a gift and a purchase of the same size are two rows. */
export function mergeItems<L extends Line>(lines: readonly L[]): L[] {
  const merged = new Map<string, L>()
  for (const line of lines) {
    const before = merged.get(line.sku)
    const sum = before && {
      quantity: before.quantity + line.quantity,
      amount: before.amount + line.amount,
      paid_price: before.paid_price + line.paid_price,
    }
    merged.set(line.sku, sum ? { ...before, ...sum } : line)
  }
  return [...merged.values()]
}
