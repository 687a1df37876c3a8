import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { addedNoticeMs } from '#domain/buy/cart/notice-times.ts'
import { persistOptions } from './persist.ts'

/** The product shown in the added-to-cart notice (CART-12). */
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
  /** When the notice disappears. A page opened meanwhile shows it for the remaining time (CART-15). */
  endsAt: number
  /** Not persisted: a restored notice continues its old time. */
  isRestored: boolean
  show(notice: CartNotice): void
  /** Restarts the time: the notice became visible, or the pointer left it. */
  restartTimer(): void
  clear(): void
}

const endOfFullTime = () => Date.now() + addedNoticeMs

export const useFloatingCart = create<NoticeState>()(
  persist(
    (set) => ({
      notice: undefined,
      endsAt: 0,
      isRestored: true,
      show: (notice) => set({ notice, endsAt: endOfFullTime(), isRestored: false }),
      restartTimer: () => set({ endsAt: endOfFullTime() }),
      clear: () => set({ notice: undefined }),
    }),
    persistOptions('floatingCart', {
      version: 2,
      shape: z.object({ notice: z.optional(cartNotice), endsAt: z.number() }),
      select: ({ notice, endsAt }: NoticeState) => ({ notice, endsAt }),
    }),
  ),
)
