import type { QueryClient } from '@tanstack/react-query'
import { isRefusedBy, Refused } from '#app/platform/api/failures.ts'
import { cartKey } from './cart-counter.ts'
import { addVoucher, readCart, removeFromCart, removeVoucher, writeCart, type Cart } from '#contract/buy/cart.ts'
import { newIntent, type CartCalls } from './cart-calls.ts'
import { recordDropped, announceGone } from './cart-changes-store.ts'
import { knownCart, replaceCart } from './known-cart.ts'

/** The cart that came with a refusal, if one did. */
export function cartOfRefusal(error: unknown): Cart | undefined {
  const isOfCart = isRefusedBy(error, readCart, writeCart, removeFromCart, addVoucher, removeVoucher)
  return isOfCart ? error.data?.cart : undefined
}

/** Which reason a refused coupon was given; the screen has a sentence for each, and one for none (OP-054). */
export function couponKeyOf(error: unknown): string | undefined {
  if (!(error instanceof Refused)) return undefined
  return Object.values(error.errors).find((key) => key.startsWith('coupon.'))
}

/**
 * The server does not know the cart any more: a new one is made out of the lines this device still shows, and its
 * coupons are tried again; the shopper hears only of those that were refused (CART-07, OP-047).
 */
export async function rebuildCart(client: QueryClient, calls: CartCalls): Promise<Cart | null> {
  const lost = knownCart(client)
  // From here on calls name no cart, until there is one again.
  client.setQueryData(cartKey, null)
  if (!lost?.items.length) return null
  try {
    const items = lost.items.map(({ id, quantity }) => ({ item: id, quantity }))
    const made = await calls.setAll(items, newIntent())
    replaceCart(client, made)
    announceGone(lost.items.filter(({ id }) => made.items.every((line) => line.id !== id)))
  } catch (error) {
    client.setQueryData(cartKey, lost)
    throw error
  }
  for (const code of Object.keys(lost.coupon.coupons)) {
    try {
      replaceCart(client, await calls.addCoupon(code, newIntent()))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      recordDropped({ [code]: couponKeyOf(error) ?? '' })
    }
  }
  return knownCart(client) ?? null
}
