import { create } from 'zustand'

/** The code that was copied from a banner; the cart's coupon field begins with it (CPN-01, OP-056). */
type CopiedState = { code: string | undefined; copy(code: string): void }

/** For the visit, under the language of the page: each store has its own coupons, and its own language. */
const keyHere = () => `copied-coupon:${document.documentElement.lang}`

function persistedCode(): string | undefined {
  try {
    return sessionStorage.getItem(keyHere()) ?? undefined
  } catch {
    return undefined
  }
}

export const useCopiedCoupon = create<CopiedState>((set) => ({
  code: undefined,
  copy: (code) => {
    set({ code })
    try {
      sessionStorage.setItem(keyHere(), code)
    } catch {
      // Without storage the code is known until the page is left.
    }
  },
}))

// Not as the initial state: the server renders without a code, and hydration must match it.
if (!import.meta.env.SSR) useCopiedCoupon.setState({ code: persistedCode() })
