type Line = { id: string; quantity: number }
/** A line that was asked for and not answered yet. */
export type WantedLine = { sku: string; quantity: number }

/**
 * How many units a cart holds: the sum of its quantities, 0 without a cart (CART-05). A line on its way counts as if it
 * had arrived, so that the badge answers the tap and not the network.
 */
export function cartCount(lines: readonly Line[] = [], wanted?: WantedLine): number {
  const others = wanted ? lines.filter(({ id }) => id !== wanted.sku) : lines
  return others.reduce((sum, { quantity }) => sum + quantity, wanted?.quantity ?? 0)
}
