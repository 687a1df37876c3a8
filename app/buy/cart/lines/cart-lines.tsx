import { useEffect, useReducer, useRef } from 'react'
import type { CartItem } from '#contract/buy/cart.ts'
import { CartLine } from './cart-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useCartWords } from '../use-cart-words.ts'
import type { Removals, Removed } from './use-removals.ts'

/** The lines, and the places of those that were just removed. */
export function CartLines({ items, removals }: { items: readonly CartItem[]; removals: Removals }) {
  const words = useCartWords()
  const { removed, clear, remove, undo } = removals
  const list = useRef<HTMLUListElement>(null)
  const changedTo = useRef<string>(undefined)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  // The line that had the focus is gone: the new one takes the focus once, when it appears.
  useEffect(() => {
    if (!changedTo.current) return
    const link = list.current?.querySelector<HTMLElement>(`[data-line="${changedTo.current}"] h2 a`)
    if (!link) return
    changedTo.current = undefined
    link.focus()
  })
  function sizeChanged(sku: string) {
    changedTo.current = sku
    redraw()
  }
  const rows: (CartItem | Removed)[] = items.filter(({ id }) => removed.every(({ item }) => item.id !== id))
  for (const row of removed) rows.splice(row.at, 0, row)
  if (rows.length === 0) return null
  return (
    <ul ref={list} aria-label={words.lines} className="border-t border-line">
      {rows.map((row, at) =>
        'at' in row ? (
          <RemovedLine
            key={`${row.item.id} removed`}
            name={row.item.name}
            onUndo={() => void undo(row.item)}
            onGone={() => clear(row.item.id)}
          />
        ) : (
          <CartLine key={row.id} item={row} onRemove={() => void remove(row, at)} onSizeChanged={sizeChanged} />
        ),
      )}
    </ul>
  )
}
