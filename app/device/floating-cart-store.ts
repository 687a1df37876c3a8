import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistOptions } from './persist.ts'

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
    persistOptions('floatingCart', ({ notice }: NoticeState) => ({ notice })),
  ),
)
