import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddresses } from '#app/customers/addresses/use-addresses.ts'
import { useDeliveryCity } from '#app/customers/addresses/use-delivery-city.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useGuestFavourites } from '#app/platform/device/guest-favourites-store.ts'
import { useMySizesSync } from '#app/customers/my-sizes/use-my-sizes-sync.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { syncFavourites, wishlistKey } from '#app/customers/favourites/sync-favourites.ts'
import { takePendingFavourite, wishlistClient } from '#app/customers/favourites/wishlist-client.ts'
import { readWishlist } from '#contract/customers/wishlist.ts'

/** Favourites, addresses and sizes of whoever is signed in (AUTH-07), and what he wanted to add before he was (U76). */
export default function CustomerSync() {
  const { country } = useCountry()
  const client = useQueryClient()
  const call = useCall()
  useQuery({
    queryKey: wishlistKey,
    queryFn: async ({ signal }) => (await call(readWishlist, { query: {} }, { signal })).wishlist,
    meta: { isPersonal: true },
  })
  useEffect(() => syncFavourites(client), [client])
  const keptAsGuest = useGuestFavourites((state) => state.skus)
  useEffect(() => {
    const join = async () => {
      const wishlist = wishlistClient(country, client)
      // The one that led here is told of; the others come along.
      const wanted = takePendingFavourite(country)
      if (wanted) await wishlist.add(wanted)
      if (keptAsGuest.length > 0) await wishlist.merge(keptAsGuest)
    }
    void join()
  }, [country, client, keptAsGuest])
  useMySizesSync()
  useDeliveryCity(useAddresses().data)
  return null
}
