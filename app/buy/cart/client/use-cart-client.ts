import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { cartKey } from './cart-counter.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { cartWords } from '../cart-words.ts'
import { cartClientOf, type CartCommand } from './cart-client.ts'

export const useCartWords = () => cartWords(useCountry().country)

export function useCartClient() {
  const { country } = useCountry()
  return cartClientOf(country, useQueryClient())
}

/** The change that was sent and is not answered yet; while there is one, nothing else is sent (CART-06). */
export function usePendingCommand(): CartCommand | undefined {
  const changes = useQueryClient().getMutationCache()
  return useSyncExternalStore(
    (onChange) => changes.subscribe(onChange),
    () => changes.find({ mutationKey: cartKey, status: 'pending' })?.state.variables as CartCommand | undefined,
    () => undefined,
  )
}
