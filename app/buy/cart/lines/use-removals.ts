import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartItem } from '#contract/buy/cart.ts'
import { getCachedCart } from '../client/cart-query.ts'
import { useSubmitLine } from './use-submit-line.ts'

export type Removed = { item: CartItem; at: number }

/** Lines that were removed and can still be restored, with their former positions. */
export function useRemovals() {
  const client = useQueryClient()
  const submitLine = useSubmitLine()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const clear = (id: string) => setRemoved((rows) => rows.filter(({ item }) => item.id !== id))
  /** A line that is in the cart, after its removal failed or was undone, takes its place again. */
  const clearIfInCart = (id: string) => {
    if (getCachedCart(client)?.items.some((item) => item.id === id)) clear(id)
  }

  async function remove(item: CartItem, at: number) {
    setRemoved((rows) => [...rows, { item, at }])
    await submitLine({ item: item.id, remove: '1' })
    clearIfInCart(item.id)
  }
  async function undo({ id, quantity }: CartItem) {
    await submitLine({ item: id, quantity: String(quantity) })
    clearIfInCart(id)
  }
  return { removed, clear, remove, undo }
}
export type Removals = ReturnType<typeof useRemovals>
