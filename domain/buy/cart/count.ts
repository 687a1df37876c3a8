type Line = { id: string; quantity: number }
/** A line that was requested and is not confirmed yet. */
export type PendingLine = { sku: string; quantity: number }

/**
 * The number of units in a cart: the sum of its quantities, 0 without a cart (CART-05). A pending line counts as
 * confirmed, so that the badge reacts to the tap and not to the network.
 */
export function cartCount(lines: readonly Line[] = [], pending?: PendingLine): number {
  const others = pending ? lines.filter(({ id }) => id !== pending.sku) : lines
  return others.reduce((sum, { quantity }) => sum + quantity, pending?.quantity ?? 0)
}
