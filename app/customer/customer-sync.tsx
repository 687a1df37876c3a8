import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddresses } from '#app/addresses/use-addresses.ts'
import { useDeliveryCity } from '#app/addresses/use-delivery-city.ts'
import { useCall } from '#app/api/use-call.ts'
import { useGuestFavourites } from '#app/device/guest-favourites-store.ts'
import { useMySizesSync } from '#app/my-sizes/use-my-sizes-sync.ts'
import { useStore } from '#app/store/use-store.ts'
import { followWishlist, wishlistKey } from '#app/wishlist/follow-wishlist.ts'
import { takeWanted, wishlistClient } from '#app/wishlist/wishlist-client.ts'
import { readWishlist } from '#contract/wishlist.ts'

/** Favourites, addresses and sizes of whoever is signed in (AUTH-07), and what he wanted to add before he was (U76). */
export default function CustomerSync() {
  const { country } = useStore()
  const client = useQueryClient()
  const call = useCall()
  useQuery({
    queryKey: wishlistKey,
    queryFn: async ({ signal }) => (await call(readWishlist, { query: {} }, { signal })).wishlist,
    meta: { isPersonal: true },
  })
  useEffect(() => followWishlist(client), [client])
  const keptAsGuest = useGuestFavourites((state) => state.skus)
  useEffect(() => {
    const join = async () => {
      const wishlist = wishlistClient(country, client)
      // The one that led here is told of; the others come along.
      const wanted = takeWanted(country)
      if (wanted) await wishlist.add(wanted)
      if (keptAsGuest.length > 0) await wishlist.merge(keptAsGuest)
    }
    void join()
  }, [country, client, keptAsGuest])
  useMySizesSync()
  useDeliveryCity(useAddresses().data)
  return null
}
