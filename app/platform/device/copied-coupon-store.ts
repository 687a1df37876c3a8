import { create } from 'zustand'

/** The code copied from a banner; it prefills the cart's coupon field (CPN-01, OP-056). */
type CopiedState = { code: string | undefined; copy(code: string): void }

/** Stored per visit and page language, because every country has its own coupons and language. */
const storageKey = () => `copied-coupon:${document.documentElement.lang}`

function persistedCode(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey()) ?? undefined
  } catch {
    return undefined
  }
}

export const useCopiedCoupon = create<CopiedState>((set) => ({
  code: undefined,
  copy: (code) => {
    set({ code })
    try {
      sessionStorage.setItem(storageKey(), code)
    } catch {
      // Without storage the code is only known on this page.
    }
  },
}))

// Not the initial state: the server renders without a code, and hydration must match it.
if (!import.meta.env.SSR) useCopiedCoupon.setState({ code: persistedCode() })
