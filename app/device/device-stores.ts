import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { storeFormula, type StoredFormula } from '#domain/catalog/sorting-formula.ts'
import { keep } from './keep.ts'

type SortingState = {
  formula: StoredFormula | undefined
  store(id: string, now: number): void
}

export const useSortingFormula = create<SortingState>()(
  persist(
    (set) => ({
      formula: undefined,
      store: (id, now) => set({ formula: storeFormula(id, now) }),
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
