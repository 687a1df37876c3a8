import { useQueryClient } from '@tanstack/react-query'
import { track } from '#app/platform/tracking/track.ts'
import { useFavourites } from '#app/platform/device/favourites.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { ShownProduct } from '#domain/platform/analytics/items.ts'
import { fallbackMessage } from '#contract/platform/messages.ts'

/** The script behind hearts comes with the first tap, which waits for it. */
function useWishlistClient() {
  const { country } = useCountry()
  const client = useQueryClient()
  return async () => {
    try {
      const { wishlistClient } = await import('./wishlist-client.ts')
      return wishlistClient(country, client)
    } catch {
      useFlash.getState().show({ text: fallbackMessage, flashMessageType: 'error' })
      return undefined
    }
  }
}

/** The heart of one product, the same on every screen. `simpleSku`: the size it is wanted in, where one was chosen. */
export function useFavourite(product: ShownProduct, simpleSku?: string) {
  const { id: sku } = product
  const open = useWishlistClient()
  const isFavourite = useFavourites((skus) => skus.has(sku))
  const toggle = async () => {
    const wishlist = await open()
    if (isFavourite) await wishlist?.remove(sku)
    else if (await wishlist?.add(sku, simpleSku)) track('add_to_wishlist', { product })
  }
  return { isFavourite, toggle: () => void toggle() }
}

/** Moves a size from the cart to the favourites: it leaves the cart once it is among them. */
export function useMoveToWishlist(sku: string, onMoved: () => void) {
  const open = useWishlistClient()
  const move = async () => {
    if (await (await open())?.add(sku)) onMoved()
  }
  return () => void move()
}
