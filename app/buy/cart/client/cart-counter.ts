import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCartCount } from '#app/platform/device/cart-count.ts'
import { cartCount, type PendingLine } from '#domain/buy/cart/count.ts'

/** The name of the cart, and of every change of it, in the client that holds what the server knows. */
export const cartKey = ['cart']

type Held = { items?: { id: string; quantity: number }[] } | null

/** Keeps the badge at what the cart holds, a line on its way included. */
export function useCartCounter(): void {
  const client = useQueryClient()
  useEffect(() => {
    const [answers, changes] = [client.getQueryCache(), client.getMutationCache()]
    const count = () => {
      const asked = changes.find({ mutationKey: cartKey, status: 'pending' })?.state.variables
      const { line } = (asked ?? {}) as { line?: PendingLine }
      useCartCount.setState(cartCount(client.getQueryData<Held>(cartKey)?.items, line), true)
    }
    const stops = [answers.subscribe(count), changes.subscribe(count)]
    count()
    return () => stops.forEach((stop) => stop())
  }, [client])
}
