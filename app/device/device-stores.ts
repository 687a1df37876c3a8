import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistOptions } from './persist.ts'

export type CityRegion = { region: number; city: number; label: string }
type CityState = { place: CityRegion | undefined; choose(place: CityRegion | undefined): void }

export const useCityRegion = create<CityState>()(
  persist(
    (set) => ({ place: undefined, choose: (place) => set({ place }) }),
    persistOptions('cityRegion', ({ place }: CityState) => ({ place })),
  ),
)
