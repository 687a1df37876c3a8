import { useQuery } from '@tanstack/react-query'
import { cartKey } from './cart-counter.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { useCartClient } from './use-cart-client.ts'

/**
 * The cart: at first as it came with the page, and read anew by whoever comes to look at it. CartSync reads it when
 * the page comes back into view.
 */
export function useCart(loaded: Cart | null | undefined) {
  const cartClient = useCartClient()
  return useQuery({
    queryKey: cartKey,
    queryFn: ({ signal }) => cartClient.read({ signal }),
    initialData: loaded,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}
