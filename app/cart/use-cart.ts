import { useQuery } from '@tanstack/react-query'
import { cartKey } from '#app/shell/cart-counter.ts'
import { useCartDoor } from './use-cart-door.ts'

/** The cart, read anew by whoever comes to look at it; its keeper reads it when the page comes back into view. */
export function useCart() {
  const door = useCartDoor()
  return useQuery({
    queryKey: cartKey,
    queryFn: ({ signal }) => door.read({ signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}
