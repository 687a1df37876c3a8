import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { guestFavouritesCookie, maxGuestFavourites } from '#domain/customers/wishlist/guest-favourites.ts'
import { useFavourites } from './favourites.ts'
import { persistOptions } from './persist.ts'

type GuestFavourites = { skus: readonly string[] }

const aYear = 365 * 24 * 60 * 60

const joined = (latest: readonly string[], others: readonly string[]) =>
  [...new Set([...latest, ...others])].slice(0, maxGuestFavourites)

/** What a guest gave a heart on this device, the latest first; it joins the account of whoever signs in here. */
export const useGuestFavourites = create<GuestFavourites>()(
  persist((): GuestFavourites => ({ skus: [] }), {
    ...persistOptions('guestFavourites', {
      version: 1,
      shape: z.object({ skus: z.array(z.string()).check(z.maxLength(maxGuestFavourites)) }),
      select: ({ skus }: GuestFavourites) => ({ skus: [...skus] }),
    }),
    // A heart may be given before the device's own have come: both count, and are written together.
    merge: (persisted, { skus }) => ({ skus: joined(skus, (persisted as GuestFavourites | undefined)?.skus ?? []) }),
    onRehydrateStorage: () => (restored) => {
      if (restored && restored.skus.length > 0) useGuestFavourites.setState({ skus: [...restored.skus] })
    },
  }),
)

// Hearts know one set, whoever it is of (favourites.ts). The cookie tells the server only that there are some.
useGuestFavourites.subscribe(({ skus }, before) => {
  if (skus === before.skus) return
  const others = [...useFavourites.getState()].filter((sku) => !before.skus.includes(sku))
  useFavourites.setState(new Set([...others, ...skus]), true)
  document.cookie = `${guestFavouritesCookie}=1; path=/; samesite=lax; max-age=${skus.length > 0 ? aYear : 0}`
})

export const addGuestFavourite = (sku: string) =>
  useGuestFavourites.setState(({ skus }) => ({ skus: joined([sku], skus) }))

export const removeGuestFavourites = (...gone: readonly string[]) =>
  useGuestFavourites.setState(({ skus }) => ({ skus: skus.filter((sku) => !gone.includes(sku)) }))
