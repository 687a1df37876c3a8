import type { Call } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { minQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { cartCalls, newIntent, type LineInput } from './cart-calls.ts'

/** A change resolves to undefined when it is skipped: offline, or an addition while the cart is busy (CART-06). */
export type CartChange = Promise<Cart | undefined>

/**
 * The cart that a form acts on. In a route's `action`, for a page whose scripts do not run, it is the visitor's by its
 * cookie (below); in its `clientAction` it is this page's (client/cart-client.ts).
 */
export type CartTarget = {
  read(): Promise<Cart | null>
  add(sku: string): CartChange
  set(sku: string, quantity: number): CartChange
  setAll(lines: readonly LineInput[]): CartChange
  remove(sku: string): CartChange
  addCoupon(code: string): CartChange
  removeCoupon(code: string): CartChange
}

/** The cart of the visitor's cookie; null when there is none, or nothing in it. */
export async function readVisitorCart(call: Call): Promise<Cart | null> {
  try {
    const cart = await cartCalls(call).read()
    return cart.items.length + cart.unavailable.length > 0 ? cart : null
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

export function visitorCart(call: Call): CartTarget {
  const calls = cartCalls(call)
  const set = (item: string, quantity: number) => calls.set({ item, quantity }, newIntent())
  return {
    read: () => readVisitorCart(call),
    add: (sku) => set(sku, minQuantityPerLine),
    set,
    setAll: (lines) => calls.setAll(lines, newIntent()),
    remove: calls.remove,
    addCoupon: (code) => calls.addCoupon(code, newIntent()),
    removeCoupon: (code) => calls.removeCoupon(code, newIntent()),
  }
}
