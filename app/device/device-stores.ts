import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { keep } from './keep.ts'

/** A ranking formula is used for one day after it was stored (CAT-32). */
export const sortingFormulaMs = 24 * 60 * 60 * 1000

type SortingState = {
  formula: { id: string; expiresAt: number } | undefined
  store(id: string, now: number): void
}

export const useSortingFormula = create<SortingState>()(
  persist(
    (set) => ({
      formula: undefined,
      store: (id, now) => set({ formula: { id, expiresAt: now + sortingFormulaMs } }),
    }),
    keep('sortingFormula', ({ formula }: SortingState) => ({ formula })),
  ),
)

export type CityRegion = { region: number; city: number; label: string }
type CityState = { place: CityRegion | undefined; choose(place: CityRegion | undefined): void }

export const useCityRegion = create<CityState>()(
  persist(
    (set) => ({ place: undefined, choose: (place) => set({ place }) }),
    keep('cityRegion', ({ place }: CityState) => ({ place })),
  ),
)

/** The product named by the added-to-cart notice (CART-12). */
export type CartNotice = {
  skuSimple: string
  numberSize: string
  productname: string
  productimage: string
  brand: string
}
type NoticeState = { notice: CartNotice | undefined; show(notice: CartNotice): void; clear(): void }

export const useFloatingCart = create<NoticeState>()(
  persist(
    (set) => ({ notice: undefined, show: (notice) => set({ notice }), clear: () => set({ notice: undefined }) }),
    keep('floatingCart', ({ notice }: NoticeState) => ({ notice })),
  ),
)
