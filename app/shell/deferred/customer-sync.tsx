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

/**
 * Loads favourites, addresses and sizes of the signed-in customer (AUTH-07), and adds the favourite they chose before
 * signing in (U76).
 */
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
  const guestSkus = useGuestFavourites((state) => state.skus)
  useEffect(() => {
    const mergeFavourites = async () => {
      const wishlist = wishlistClient(country, client)
      // The product that led to the sign-in shows a message; the others are merged silently.
      const pendingSku = takePendingFavourite(country)
      if (pendingSku) await wishlist.add(pendingSku)
      if (guestSkus.length > 0) await wishlist.merge(guestSkus)
    }
    void mergeFavourites()
  }, [country, client, guestSkus])
  useMySizesSync()
  useDeliveryCity(useAddresses().data)
  return null
}
