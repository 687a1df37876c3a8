import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { track } from '#app/platform/tracking/track.ts'
import { useFavourites } from '#app/platform/device/favourites.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { ShownProduct } from '#domain/platform/analytics/items.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'

/** The wishlist script loads with the first tap, which waits for it. */
function useWishlistClient() {
  const { country } = useCountry()
  const client = useQueryClient()
  return async () => {
    try {
      const { wishlistClient } = await loadAgain(() => import('./wishlist-client.ts'))
      return wishlistClient(country, client)
    } catch (error) {
      useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' })
      return undefined
    }
  }
}

/** The favourite state of one product, the same on every screen. `simpleSku`: the chosen size, if any. */
export function useFavourite(product: ShownProduct, simpleSku?: string) {
  const { id: sku } = product
  const openWishlist = useWishlistClient()
  const isFavourite = useFavourites((skus) => skus.has(sku))
  const toggle = async () => {
    const wishlist = await openWishlist()
    if (isFavourite) await wishlist?.remove(sku)
    else if (await wishlist?.add(sku, simpleSku)) track('add_to_wishlist', { product })
  }
  return { isFavourite, toggle: () => void toggle() }
}

/** Moves a size from the cart to the favourites: it leaves the cart once it is added there. */
export function useMoveToWishlist(sku: string, onMoved: () => void) {
  const openWishlist = useWishlistClient()
  const move = async () => {
    if (await (await openWishlist())?.add(sku)) onMoved()
  }
  return () => void move()
}
