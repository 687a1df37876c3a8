import type { QueryClient } from '@tanstack/react-query'
import { useFavourites } from '#app/platform/device/favourites.ts'
import { useGuestFavourites } from '#app/platform/device/guest-favourites-store.ts'
import type { Wishlist } from '#contract/customers/wishlist.ts'

/** The name of the list, and of every change of it, in the client that holds what the server knows. */
export const wishlistKey = ['wishlist']
/** The favourites with what their screen shows. */
export const favouritesKey = ['favourites']

export type WishlistChange = { sku: string; simpleSku?: string | undefined; isAdded: boolean }

/** Keeps every heart at what the list holds, changes on their way included. Returns how to stop, with only a guest's hearts left. */
export function followWishlist(client: QueryClient): () => void {
  const [answers, changes] = [client.getQueryCache(), client.getMutationCache()]
  const show = () => {
    // What a guest kept is on its way into the account.
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
