type Line = { id: string; quantity: number; price: number; special_price: number | null }
type Known = { hash: string; items: readonly Line[] }

export type LineChange =
  | { kind: 'price'; from: number; to: number }
  /** Fewer are left than were asked for. */
  | { kind: 'quantity'; from: number; to: number }

export const unitPrice = ({ price, special_price }: Pick<Line, 'price' | 'special_price'>) => special_price ?? price

/**
 * What the shop changed in a cart since this device last saw it, by line: the shopper must be told, not surprised (U54).
 * A quantity counts only where the answer says it was cut: any other difference is somebody's own doing, maybe in
 * another tab.
 */
export function changesSince(
  before: Known | null | undefined,
  after: Known & { errors: Readonly<Record<string, string>> },
): Record<string, LineChange> {
  const changes: Record<string, LineChange> = {}
  for (const line of after.items) {
    const known = before?.items.find(({ id }) => id === line.id)
    if (!known) continue
    if (after.errors[line.id] === 'quantity_reduced' && line.quantity < known.quantity) {
      changes[line.id] = { kind: 'quantity', from: known.quantity, to: line.quantity }
    } else if (unitPrice(known) !== unitPrice(line)) {
      changes[line.id] = { kind: 'price', from: unitPrice(known), to: unitPrice(line) }
    }
  }
  return changes
}
