import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { guestFavouritesCookie, maxGuestFavourites } from '#domain/customers/wishlist/guest-favourites.ts'
import { useFavourites } from './favourites.ts'
import { persistOptions } from './persist.ts'

type GuestFavourites = { skus: readonly string[] }

const aYear = 365 * 24 * 60 * 60

const mergeSkus = (latest: readonly string[], others: readonly string[]) =>
  [...new Set([...latest, ...others])].slice(0, maxGuestFavourites)

/** A guest's favourites on this device, latest first; they are merged into the account on sign-in. */
export const useGuestFavourites = create<GuestFavourites>()(
  persist((): GuestFavourites => ({ skus: [] }), {
    ...persistOptions('guestFavourites', {
      version: 1,
      shape: z.object({ skus: z.array(z.string()).check(z.maxLength(maxGuestFavourites)) }),
      select: ({ skus }: GuestFavourites) => ({ skus: [...skus] }),
    }),
    // A favourite may be added before the device's own are restored: both are kept and stored together.
    merge: (persisted, { skus }) => ({ skus: mergeSkus(skus, (persisted as GuestFavourites | undefined)?.skus ?? []) }),
    onRehydrateStorage: () => (restored) => {
      if (restored && restored.skus.length > 0) useGuestFavourites.setState({ skus: [...restored.skus] })
    },
  }),
)

// The favourite buttons use one set for guests and customers (favourites.ts). The cookie only tells the server that
// there are some.
useGuestFavourites.subscribe(({ skus }, before) => {
  if (skus === before.skus) return
  const others = [...useFavourites.getState()].filter((sku) => !before.skus.includes(sku))
  useFavourites.setState(new Set([...others, ...skus]), true)
  document.cookie = `${guestFavouritesCookie}=1; path=/; samesite=lax; max-age=${skus.length > 0 ? aYear : 0}`
})

export const addGuestFavourite = (sku: string) =>
  useGuestFavourites.setState(({ skus }) => ({ skus: mergeSkus([sku], skus) }))

export const removeGuestFavourites = (...removed: readonly string[]) =>
  useGuestFavourites.setState(({ skus }) => ({ skus: skus.filter((sku) => !removed.includes(sku)) }))
