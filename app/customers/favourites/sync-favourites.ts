import type { QueryClient } from '@tanstack/react-query'
import { useFavourites } from '#app/platform/device/favourites.ts'
import { useGuestFavourites } from '#app/platform/device/guest-favourites-store.ts'
import type { Wishlist } from '#contract/customers/wishlist.ts'

/** Query key of the wishlist, and mutation key of its changes. */
export const wishlistKey = ['wishlist']
/** Query key of the favourites with the data their screen shows. */
export const favouritesKey = ['favourites']

export type WishlistChange = { sku: string; simpleSku?: string | undefined; isAdded: boolean }

/**
 * Keeps the favourite buttons in step with the wishlist, including pending changes. Returns a function to stop, which
 * leaves only a guest's favourites.
 */
export function syncFavourites(client: QueryClient): () => void {
  const [answers, changes] = [client.getQueryCache(), client.getMutationCache()]
  const show = () => {
    // A guest's favourites are about to be merged into the account.
    const skus = new Set(useGuestFavourites.getState().skus)
    for (const { sku } of client.getQueryData<Wishlist>(wishlistKey) ?? []) skus.add(sku)
    for (const { state } of changes.findAll({ mutationKey: wishlistKey, status: 'pending' })) {
      const { sku, isAdded } = state.variables as WishlistChange
      if (isAdded) skus.add(sku)
      else skus.delete(sku)
    }
    const before = useFavourites.getState()
    if (skus.symmetricDifference(before).size > 0) useFavourites.setState(skus, true)
  }
  const stops = [answers.subscribe(show), changes.subscribe(show)]
  show()
  return () => {
    stops.forEach((stop) => stop())
    useFavourites.setState(new Set(useGuestFavourites.getState().skus), true)
  }
}
