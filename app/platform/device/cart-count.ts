import { create } from 'zustand'

/**
 * The number of items in the cart, for the badge on every screen. The cart itself is in the query client; the code that
 * counts it (app/buy/cart/client/cart-query.ts) loads later, so that no first screen includes it.
 */
export const useCartCount = create(() => 0)
