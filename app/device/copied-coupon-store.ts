import { create } from 'zustand'

/** The code that was copied from a banner; the cart's coupon field begins with it (CPN-01, OP-056). */
type CopiedState = { code: string | undefined; copy(code: string): void }

/** Kept for the visit, under the language of the page: each store has its own coupons, and its own language. */
const keyHere = () => `copied-coupon:${document.documentElement.lang}`

function keptCode(): string | undefined {
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
      // A browser that keeps nothing still knows it until the page is left.
    }
  },
}))

// Not as its beginning: a page from the server knows of no code, and must wake up as it was drawn.
if (!import.meta.env.SSR) useCopiedCoupon.setState({ code: keptCode() })
