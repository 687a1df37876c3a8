import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ToAdd } from '#app/buy/cart/client/add-to-cart.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { fallbackMessage } from '#contract/platform/messages.ts'

/**
 * Adds to the cart from a product's page. The cart's own script comes when the page is at rest, at the latest with the
 * first tap, which then waits for it; further taps are not heard until that one is answered (U46, CART-06).
 */
export function useAddToCart() {
  const { country } = useCountry()
  const client = useQueryClient()
  const show = useFlash((state) => state.show)
  const [isAdding, setAdding] = useState(false)
  return {
    isAdding,
    add(wanted: ToAdd) {
      setAdding(true)
      void import('#app/buy/cart/client/add-to-cart.ts')
        .then(({ addToCart }) => addToCart(country, client, wanted))
        .catch(() => show({ text: fallbackMessage, flashMessageType: 'error' }))
        .finally(() => setAdding(false))
    },
  }
}
