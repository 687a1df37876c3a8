import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistOptions } from './persist.ts'

const cityRegion = z.object({ region: z.number(), city: z.number(), label: z.string() })
export type CityRegion = z.output<typeof cityRegion>
type CityState = { place: CityRegion | undefined; choose(place: CityRegion | undefined): void }

export const useCityRegion = create<CityState>()(
  persist(
    (set) => ({ place: undefined, choose: (place) => set({ place }) }),
    persistOptions('cityRegion', {
      version: 1,
      shape: z.object({ place: z.optional(cityRegion) }),
      select: ({ place }: CityState) => ({ place }),
    }),
  ),
)
