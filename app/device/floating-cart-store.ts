import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistOptions } from './persist.ts'

/** The product named by the added-to-cart notice (CART-12). */
export const cartNotice = z.object({
  skuSimple: z.string(),
  numberSize: z.string(),
  productname: z.string(),
  productimage: z.string(),
  brand: z.string(),
})
export type CartNotice = z.output<typeof cartNotice>
type NoticeState = { notice: CartNotice | undefined; show(notice: CartNotice): void; clear(): void }

export const useFloatingCart = create<NoticeState>()(
  persist(
    (set) => ({ notice: undefined, show: (notice) => set({ notice }), clear: () => set({ notice: undefined }) }),
    persistOptions('floatingCart', {
      version: 1,
      shape: z.object({ notice: z.optional(cartNotice) }),
      select: ({ notice }: NoticeState) => ({ notice }),
    }),
  ),
)
