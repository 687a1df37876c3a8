import { useState } from 'react'
import type { CartItem } from '#contract/buy/cart.ts'
import { useCartClient } from '../client/use-cart-client.ts'

export type Removed = { item: CartItem; at: number }

/** Lines that were taken out and can still be taken back, with the place each one had. */
export function useRemovals() {
  const cartClient = useCartClient()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const forget = (id: string) => setRemoved((rows) => rows.filter(({ item }) => item.id !== id))

  async function remove(item: CartItem, at: number) {
    setRemoved((rows) => [...rows, { item, at }])
    if ((await cartClient.remove(item.id)).is !== 'done') forget(item.id)
  }
  async function undo({ id, quantity }: CartItem) {
    if ((await cartClient.set(id, quantity)).is === 'done') forget(id)
  }
  return { removed, forget, remove, undo }
}
export type Removals = ReturnType<typeof useRemovals>
