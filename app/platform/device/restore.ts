import type { QueryClient } from '@tanstack/react-query'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { useBackHistory } from './back-history-store.ts'
import { useCityRegion } from './city-region-store.ts'
import { useFloatingCart } from './floating-cart-store.ts'
import { useGuestFavourites } from './guest-favourites-store.ts'
import { useListHints } from './list-hints-store.ts'
import { useMySizesStore } from './my-sizes-store.ts'
import { useSortingFormula } from './sorting-formula-store.ts'
import { deviceStorage } from './persist.ts'
import { persistQueries, restoreQueries } from './persisted-queries.ts'
import { persistedName } from './persisted-storage.ts'

const stores = {
  lastUrl: useBackHistory,
  sortingFormula: useSortingFormula,
  cityRegion: useCityRegion,
  floatingCart: useFloatingCart,
  hints: useListHints,
  mySizes: useMySizesStore,
  guestFavourites: useGuestFavourites,
} as const

/** Restores the persisted state of this country once after hydration; returns a function to stop persisting. */
export async function restorePersisted(country: OpenCountry, client: QueryClient): Promise<() => void> {
  const storage = deviceStorage()
  const deviceOwned = Object.entries(stores).map(([key, store]) => {
    store.persist.setOptions({ name: persistedName(country, key as keyof typeof stores) })
    return store.persist.rehydrate()
  })
  await Promise.all([...deviceOwned, restoreQueries(client, storage, country)])
  return persistQueries(client, storage, country)
}
