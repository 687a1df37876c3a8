import type { CartItem } from '#contract/cart.ts'
import { CartLine } from './cart-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useCartWords } from './use-cart-client.ts'
import type { Removals, Removed } from './use-removals.ts'

/** The lines, and for a while the places of those that were taken out. */
export function CartLines({ items, removals }: { items: readonly CartItem[]; removals: Removals }) {
  const words = useCartWords()
  const { removed, forget, remove, undo } = removals
  const rows: (CartItem | Removed)[] = items.filter(({ id }) => removed.every(({ item }) => item.id !== id))
  for (const row of removed) rows.splice(row.at, 0, row)
  if (rows.length === 0) return null
  return (
    <ul aria-label={words.lines} className="border-t border-line">
      {rows.map((row, at) =>
        'at' in row ? (
          <RemovedLine
            key={`${row.item.id} removed`}
            name={row.item.name}
            onUndo={() => void undo(row.item)}
            onGone={() => forget(row.item.id)}
          />
        ) : (
          <CartLine key={row.id} item={row} onRemove={() => void remove(row, at)} />
        ),
      )}
    </ul>
  )
}
