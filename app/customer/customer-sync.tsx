import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddresses } from '#app/addresses/use-addresses.ts'
import { useDeliveryCity } from '#app/addresses/use-delivery-city.ts'
import { useCall } from '#app/api/use-call.ts'
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
  useEffect(() => {
    const sku = takeWanted(country)
    if (sku) void wishlistClient(country, client).add(sku)
  }, [country, client])
  useMySizesSync()
  useDeliveryCity(useAddresses().data)
  return null
}
