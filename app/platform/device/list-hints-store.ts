import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { HintFlags } from '#domain/browse/catalog/list-hint.ts'
import { persistOptions } from './persist.ts'

type ListHintsState = HintFlags & {
  setFirstRequest(): void
  setRenderCatalog(mayRender: boolean): void
  setGeolocationBanner(isOpen: boolean): void
  setFiltersBanner(isOpen: boolean): void
}

const shape = z.object({ geolocationBanner: z.boolean(), filtersBanner: z.boolean() })

/**
 * The flags of a list, each with its action (APP-45, OP-096). A hint is open until it is closed permanently on this
 * device; until the device's state is restored hints count as closed, so that none flashes up.
 */
export const useListHints = create<ListHintsState>()(
  persist(
    (set) => ({
      firstRequest: false,
      renderCatalog: false,
      geolocationBanner: false,
      filtersBanner: false,
      setFirstRequest: () => set({ firstRequest: true }),
      setRenderCatalog: (renderCatalog) => set({ renderCatalog }),
      setGeolocationBanner: (geolocationBanner) => set({ geolocationBanner }),
      setFiltersBanner: (filtersBanner) => set({ filtersBanner }),
    }),
    {
      ...persistOptions('hints', {
        version: 1,
        shape,
        select: ({ geolocationBanner, filtersBanner }: ListHintsState) => ({ geolocationBanner, filtersBanner }),
      }),
      merge: (persisted, current) => ({
        ...current,
        geolocationBanner: true,
        filtersBanner: true,
        ...(persisted as z.output<typeof shape> | undefined),
      }),
    },
  ),
)
