import { create } from 'zustand'

/**
 * How much is in the cart, for the badge on every screen. The cart itself lives in the query client; what counts it
 * there (app/buy/cart/client/cart-counter.ts) comes after the page, so that no first screen carries it.
 */
export const useCartCount = create(() => 0)
