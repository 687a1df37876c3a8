type Line = { id: string; quantity: number; price: number; special_price: number | null }
type SeenCart = { hash: string; items: readonly Line[] }

export type LineChange =
  | { kind: 'price'; from: number; to: number }
  /** Less stock is left than the requested quantity. */
  | { kind: 'quantity'; from: number; to: number }

export const unitPrice = ({ price, special_price }: Pick<Line, 'price' | 'special_price'>) => special_price ?? price

/**
 * What the shop changed in a cart since this device last saw it, by line, so the shopper can be notified (U54). A
 * quantity counts only when the answer says it was reduced: any other difference is the shopper's own change, perhaps
 * in another tab.
 */
export function changesSince(
  before: SeenCart | null | undefined,
  after: SeenCart & { errors: Readonly<Record<string, string>> },
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
