import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { addedNoticeMs } from '#domain/buy/cart/notice-times.ts'
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
type NoticeState = {
  notice: CartNotice | undefined
  /** When the notice goes by itself. A page that is opened meanwhile shows it for what is left (CART-15). */
  endsAt: number
  /** Not in the record of the device: a restored notice had its time before. */
  isRestored: boolean
  show(notice: CartNotice): void
  /** Its time begins: it is seen, or the pointer has left it. */
  begin(): void
  clear(): void
}

const fullTime = () => Date.now() + addedNoticeMs

export const useFloatingCart = create<NoticeState>()(
  persist(
    (set) => ({
      notice: undefined,
      endsAt: 0,
      isRestored: true,
      show: (notice) => set({ notice, endsAt: fullTime(), isRestored: false }),
      begin: () => set({ endsAt: fullTime() }),
      clear: () => set({ notice: undefined }),
    }),
    persistOptions('floatingCart', {
      version: 2,
      shape: z.object({ notice: z.optional(cartNotice), endsAt: z.number() }),
      select: ({ notice, endsAt }: NoticeState) => ({ notice, endsAt }),
    }),
  ),
)
