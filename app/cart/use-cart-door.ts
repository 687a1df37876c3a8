import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { cartKey } from '#app/shell/cart-counter.ts'
import { useStore } from '#app/store/use-store.ts'
import { cartWords } from '#app/words/cart-words.ts'
import { cartDoor, type Wish } from './cart-door.ts'

export const useCartWords = () => cartWords(useStore().country)

export function useCartDoor() {
  const { country } = useStore()
  return cartDoor(country, useQueryClient())
}

/** What was asked of the cart and not answered yet; while there is something, nothing else is asked (CART-06). */
export function useWish(): Wish | undefined {
  const changes = useQueryClient().getMutationCache()
  return useSyncExternalStore(
    (onChange) => changes.subscribe(onChange),
    () => changes.find({ mutationKey: cartKey, status: 'pending' })?.state.variables as Wish | undefined,
    () => undefined,
  )
}
