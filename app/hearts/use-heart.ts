import { useQueryClient } from '@tanstack/react-query'
import { useFavourites } from '#app/device/favourites.ts'
import { useFlash } from '#app/device/flash-store.ts'
import { useStore } from '#app/store/use-store.ts'
import { fallbackMessage } from '#contract/messages.ts'

/** The script behind hearts comes with the first tap, which waits for it. */
function useWishlistClient() {
  const { country } = useStore()
  const client = useQueryClient()
  return async () => {
    try {
      const { wishlistClient } = await import('#app/wishlist/wishlist-client.ts')
      return wishlistClient(country, client)
    } catch {
      useFlash.getState().show({ text: fallbackMessage, flashMessageType: 'error' })
      return undefined
    }
  }
}

/** The heart of one product, the same on every screen. `simpleSku`: the size it is wanted in, where one was chosen. */
export function useHeart(sku: string, simpleSku?: string) {
  const open = useWishlistClient()
  const isFavourite = useFavourites((skus) => skus.has(sku))
  const toggle = async () => {
    const wishlist = await open()
    await (isFavourite ? wishlist?.remove(sku) : wishlist?.add(sku, simpleSku))
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
