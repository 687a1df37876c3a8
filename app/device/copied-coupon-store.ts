import { create } from 'zustand'

/** The code that was copied from a banner; the cart's coupon field begins with it (CPN-01, OP-056). */
type CopiedState = { code: string | undefined; copy(code: string): void }

export const useCopiedCoupon = create<CopiedState>((set) => ({
  code: undefined,
  copy: (code) => set({ code }),
}))
